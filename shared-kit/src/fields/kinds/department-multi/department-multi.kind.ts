import { bilingual } from '../../../i18n/bilingual-text.ts';
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
  textHint: () => ({
    format: bilingual(
      '部门名称或完整路径，多个用分号隔开',
      'The names or paths of departments, with semicolons between them',
    ),
    example: bilingual('销售部;财务部/核算组', 'Sales;Finance/Accounting'),
  }),
  ...several(departmentSingle, ({ id }) => id),
};
