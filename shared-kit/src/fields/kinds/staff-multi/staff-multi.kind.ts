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
  ...several(staffSingle, ({ id }) => id),
};
