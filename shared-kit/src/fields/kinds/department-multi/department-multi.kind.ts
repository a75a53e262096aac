import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { FieldKind } from '../../field-kind.ts';
import type { DepartmentValue } from '../../property.ts';
import type { NoSettings } from '../../settings.ts';
import { departmentSingle } from '../department-single/department-single.kind.ts';
import { several } from '../list-values.ts';

/** Several departments, in the order in which they were chosen. */
export const departmentMulti: FieldKind<readonly DepartmentValue[], NoSettings, readonly FilterUnit[]> = {
  ...departmentSingle,
  propertyTypes: [61],
  storage: 'departmentIds',
  isSortable: false,
  ...several(departmentSingle, ({ id }) => id),
};
