import { bilingual } from '../../../i18n/bilingual-text.ts';
import type { FilterUnit } from '../../../filters/filter-tree.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import type { FieldKind } from '../../field-kind.ts';
import { countable } from '../../aggregates.ts';
import { mixFilter } from '../../filter-forms.ts';
import { objectOf } from '../../json.ts';
import { valid, invalid } from '../../problems.ts';
import type { UnitValue } from '../../property.ts';
import { several } from '../list-values.ts';
import { validateOrgUnit, findUnit, unitName } from '../unit-values.ts';
import { unitDefaults, type UnitSettings, unitSettings } from '../unit-settings.ts';

/** People and departments together, in the order in which they were chosen. The database keeps which each is, and its id. */
export const staffDepartment: FieldKind<readonly UnitValue[], UnitSettings, readonly FilterUnit[]> = {
  propertyTypes: [5],
  storage: 'units',
  operators: operatorSets.staffOrDepartment,
  settings: unitSettings,
  defaultSettings: unitDefaults,
  isSortable: false,
  aggregates: countable,
  width: 176,
  align: 'left',
  isTextual: true,
  textHint: () => ({
    format: bilingual(
      '人员或部门的名称，多个用分号隔开',
      'The names of people or departments, with semicolons between them',
    ),
    example: bilingual('张三;销售部', 'Zhang San;Sales'),
  }),
  filter: mixFilter,
  ...several<UnitValue, UnitSettings>(
    {
      validate(raw) {
        const unit = validateOrgUnit(raw);
        if (!unit.ok || unit.value === null) return unit.ok ? valid<UnitValue>(null) : unit;
        const { unitType, imgUrl } = objectOf(raw) ?? {};
        if (unitType !== 1 && unitType !== 3) return invalid('wrongType');
        const value: UnitValue = { ...unit.value, unitType };
        return valid<UnitValue>(typeof imgUrl === 'string' ? { ...value, imgUrl } : value);
      },
      parse(text, _settings, context) {
        const find = (name: string): UnitValue | null => {
          const person = context.findPerson?.(name) ?? null;
          if (person !== null) return { ...person, unitType: 3 };
          const department = context.findDepartment?.(name) ?? null;
          return department === null ? null : { ...department, unitType: 1 };
        };
        return findUnit(text, find);
      },
      format: (value, _settings, { locale }) => unitName(value, locale),
    },
    ({ id, unitType }) => `${unitType}:${id}`,
  ),
};
