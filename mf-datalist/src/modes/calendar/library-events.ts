import type { EventInput } from '@fullcalendar/react';
import type { CalendarEntry } from './calendar-entries.model.ts';
import type { CalendarFields } from './calendar-fields.model.ts';
import type { CalendarSpan } from './calendar-range.model.ts';
import { entryColour } from './entry-colour.model.ts';
import type { CalendarModel } from './use-calendar.ts';
import { dayMs } from './wall-time.model.ts';

/** Views of the library: with hours where the dates have them. */
const views = {
  month: ['dayGridMonth', 'dayGridMonth'],
  week: ['dayGridWeek', 'timeGridWeek'],
  day: ['dayGridDay', 'timeGridDay'],
} as const;

/** Returns the library's name for what is shown. */
export function viewOf(by: CalendarSpan, { hasTime }: Pick<CalendarFields, 'hasTime'>): string {
  return views[by][hasTime ? 1 : 0];
}

/** Returns an entry as the library takes it. */
export function eventOf(entry: CalendarEntry, calendar: CalendarModel): EventInput {
  const { record, isAllDay, start, end } = entry;
  const colour = entryColour(calendar.fields.colour, record);
  return {
    id: record.id,
    title: calendar.titleOf(record),
    start,
    end,
    allDay: isAllDay,
    startEditable: calendar.isMovable(record),
    durationEditable: calendar.isStretchable(record) && calendar.isMovable(record),
    ...coloursOf(colour),
    extendedProps: { entry },
  };
}

function coloursOf(colour: ReturnType<typeof entryColour>): Pick<EventInput, 'color' | 'contrastColor'> {
  return colour === null
    ? { color: 'var(--ant-color-primary-bg)', contrastColor: 'var(--ant-color-primary-text)' }
    : { color: `var(--portico-option-${colour}-bg)`, contrastColor: `var(--portico-option-${colour})` };
}

/** Length of time as the library says it; it uses neither years nor months here. */
interface LibraryDuration {
  readonly days: number;
  readonly milliseconds: number;
}

/** Returns the ms of a length of time. */
export function lengthOf({ days, milliseconds }: LibraryDuration): number {
  return days * dayMs + milliseconds;
}
