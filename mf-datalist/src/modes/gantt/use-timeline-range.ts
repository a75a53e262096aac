import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import type { GanttSettings } from '@portico/shared-kit/contract/list-modes.schema';
import { allOf } from '@portico/shared-kit/filters';
import type { ModeProps } from '../list-mode.ts';
import { dayOf } from './plan.model.ts';

/** Days of room before the first and after the last one. */
const room = 30;
/** Days that a timeline has at most: whoever has one day a century away sees the rest. */
const mostDays = 7_300;

/** Returns the first and the last day of all that a list finds, with room around; today is always among them. */
export function useTimelineRange({ config, criteria }: ModeProps, settings: GanttSettings, today: number) {
  const first = useEnd({ config, criteria }, settings.startTimePropertyCode, 'asc');
  const last = useEnd({ config, criteria }, settings.endTimePropertyCode, 'desc');
  const from = Math.max(Math.min(first.day ?? today, today) - room, today - mostDays / 2);
  const to = Math.min(Math.max(last.day ?? today, today) + room, today + mostDays / 2);
  return { from, to, isRangeRead: first.isRead && last.isRead };
}

function useEnd(
  { config: { schemaCode }, criteria }: Pick<ModeProps, 'config' | 'criteria'>,
  propertyCode: string,
  direction: 'asc' | 'desc',
): { readonly day: number | null; readonly isRead: boolean } {
  const filter = allOf([criteria.filter ?? null, { propertyCode, operator: 'isNotNull', value: null }]);
  const orderBy = [{ propertyCode, direction }];
  const { data, error } = useQueryRecordsQuery({
    schemaCode,
    ...criteria,
    filter,
    orderBy,
    columns: [propertyCode],
    page: 0,
    size: 1,
  });
  const day = dayOf(data?.content[0]?.data[propertyCode]);
  return { day, isRead: data !== undefined || error !== undefined };
}
