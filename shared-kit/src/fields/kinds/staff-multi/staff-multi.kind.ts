import { bilingual } from '../../../i18n/bilingual-text.ts';
import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { FieldKind } from '../../field-kind.ts';
import type { PersonValue } from '../../property.ts';
import { several } from '../list-values.ts';
import { staffSingle } from '../staff-single/staff-single.kind.ts';
import type { UnitSettings } from '../unit-settings.ts';

/** Several people, in the order in which they were chosen. */
export const staffMulti: FieldKind<readonly PersonValue[], UnitSettings, readonly FilterUnit[]> = {
  ...staffSingle,
  propertyTypes: [51],
  storage: 'userIds',
  width: 176,
  isSortable: false,
  textHint: () => ({
    format: bilingual(
      '姓名、工号或“部门/姓名”，多个用分号隔开',
      'Names, employee numbers or department/name, with semicolons between them',
    ),
    example: bilingual('张三;销售部/李四', 'Zhang San;Sales/Li Si'),
  }),
  ...several(staffSingle, ({ id }) => id),
};
