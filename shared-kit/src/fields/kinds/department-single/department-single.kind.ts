import { bilingual } from '../../../i18n/bilingual-text.ts';
import type { FilterUnit } from '../../../filters/filter-tree.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind } from '../../field-kind.ts';
import { unitFilter } from '../../filter-forms.ts';
import type { DepartmentValue } from '../../property.ts';
import { validateOrgUnit, findUnit, unitName } from '../unit-values.ts';
import { unitDefaults, type UnitSettings, unitSettings } from '../unit-settings.ts';

/** Kind of one department. The database keeps the id; the name is joined when a record is read. */
export const departmentSingle: FieldKind<DepartmentValue, UnitSettings, readonly FilterUnit[]> = {
  propertyTypes: [60],
  storage: 'departmentId',
  operators: operatorSets.staffOrDepartment,
  settings: unitSettings,
  defaultSettings: unitDefaults,
  isSortable: true,
  aggregates: countable,
  width: 176,
  align: 'left',
  isTextual: true,
  validate: validateOrgUnit,
  parse: (text, _settings, context) => findUnit(text, context.findDepartment?.bind(context)),
  format: (value, _settings, { locale }) => unitName(value, locale),
  textHint: () => ({
    format: bilingual('部门名称或完整路径', 'The name of a department, or its path'),
    example: bilingual('销售部/华东区', 'Sales/East'),
  }),
  filter: unitFilter(1),
};
