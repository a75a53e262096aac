import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { FieldKind } from '../../field-kind.ts';
import type { DepartmentValue } from '../../property.ts';
import { departmentSingle } from '../department-single/department-single.kind.ts';
import { several } from '../list-values.ts';
import type { UnitSettings } from '../unit-settings.ts';

/** Several departments, in the order in which they were chosen. */
export const departmentMulti: FieldKind<readonly DepartmentValue[], UnitSettings, readonly FilterUnit[]> = {
  ...departmentSingle,
  propertyTypes: [61],
  storage: 'departmentIds',
  isSortable: false,
  ...several(departmentSingle, ({ id }) => id),
};
