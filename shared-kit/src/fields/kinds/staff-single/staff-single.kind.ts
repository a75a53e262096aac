import { bilingual } from '../../../i18n/bilingual-text.ts';
import type { FilterUnit } from '../../../filters/filter-tree.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind } from '../../field-kind.ts';
import { unitFilter } from '../../filter-forms.ts';
import { objectOf } from '../../json.ts';
import { valid } from '../../problems.ts';
import type { PersonValue } from '../../property.ts';
import { validateOrgUnit, findUnit, unitName } from '../unit-values.ts';
import { unitDefaults, type UnitSettings, unitSettings } from '../unit-settings.ts';

/** Kind of one person. The database keeps the id; name and picture are joined when a record is read. */
export const staffSingle: FieldKind<PersonValue, UnitSettings, readonly FilterUnit[]> = {
  propertyTypes: [50],
  storage: 'userId',
  operators: operatorSets.staffOrDepartment,
  settings: unitSettings,
  defaultSettings: unitDefaults,
  isSortable: true,
  aggregates: countable,
  width: 140,
  align: 'left',
  isTextual: true,
  validate(raw) {
    const unit = validateOrgUnit(raw);
    if (!unit.ok || unit.value === null) return unit;
    const imgUrl = objectOf(raw)?.imgUrl;
    return valid<PersonValue>(typeof imgUrl === 'string' ? { ...unit.value, imgUrl } : unit.value);
  },
  parse: (text, _settings, context) => findUnit(text, context.findPerson?.bind(context)),
  format: (value, _settings, { locale }) => unitName(value, locale),
  textHint: () => ({
    format: bilingual('姓名、工号或“部门/姓名”', 'A name, an employee number, or department/name'),
    example: bilingual('销售部/张三', 'Sales/Zhang San'),
  }),
  filter: unitFilter(3),
};
