import { useStableCallback } from '@portico/shared-kit/ui/stable';
import type { KeyboardEvent, RefObject } from 'react';
import type { EntryChange } from './calendar-entries.model.ts';
import { neighbour } from './calendar-range.model.ts';
import type { CalendarModel } from './use-calendar.ts';
import { type Day, dayMs, daysLater } from './wall-time.model.ts';

interface KeyTools {
  readonly calendar: CalendarModel;
  /** Called with the day and the record, or null, that the focus goes to once they are drawn. */
  readonly awaitFocus: (day: Day | null, record: string | null) => void;
  readonly addOn: ((day: Day) => void) | null;
}

/** Ms of a step up or down in a calendar with hours. */
const halfHour = 1_800_000;

/** Selector of the links that show the entries for which a day has no room. */
const moreLink = '[data-more]';

/**
 * Keys of a calendar. Arrows lead from day to day and through the entries of one; with Ctrl or Cmd they move an entry by a day or a
 * week (half an hour where there are hours), with Shift as well its end. Space selects, Enter opens an entry or adds one on a day,
 * page keys show the time before and after.
 */
export function useCalendarKeys(root: RefObject<HTMLElement | null>, tools: KeyTools) {
  const { calendar, awaitFocus, addOn } = tools;
  return useStableCallback((event: KeyboardEvent<HTMLElement>) => {
    const stop = stopOf(event);
    if (stop === null || event.altKey) return;
    const { target, cell, item, day } = stop;
    const entry = calendar.entries.find(({ record }) => record.id === item);
    const done = () => event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      const change = changeBy(event, calendar);
      if (change === null || entry === undefined) return;
      done();
      if (calendar.change(entry.record, change)) awaitFocus(null, entry.record.id);
      return;
    }
    if (event.key === ' ' && entry !== undefined) {
      done();
      calendar.toggle(entry.record);
    } else if (event.key === 'Enter' && target === cell && addOn !== null) {
      done();
      addOn(day);
    } else if (event.key === 'PageUp' || event.key === 'PageDown') {
      done();
      const at = neighbour({ at: day, by: calendar.range.by }, event.key === 'PageUp' ? -1 : 1);
      awaitFocus(at, null);
      calendar.show({ at });
    } else {
      const isMonth = calendar.range.by === 'month';
      const next = nextStop(event.key, { ...stop, root: root.current, isMonth });
      if (next === undefined) return;
      done();
      if (typeof next !== 'string') return next.focus();
      awaitFocus(next, null);
      calendar.show({ at: next });
    }
  });
}

/** Returns the day, the entry, or the link to more of them at which a key was pressed; null for anything else in the calendar. */
function stopOf(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  const cell = target.closest<HTMLElement>('[data-date]');
  const item = target.tagName === 'A' ? target.closest<HTMLElement>('[data-item]')?.dataset['item'] : undefined;
  const day = cell?.dataset['date'];
  const isStop = item !== undefined || target === cell || target.matches(moreLink);
  return cell === null || day === undefined || !isStop ? null : { target, cell, item, day };
}

/** Returns what a key with Ctrl does to an entry; null for nothing. */
function changeBy({ key, shiftKey }: KeyboardEvent, { range, fields }: CalendarModel): EntryChange | null {
  const down = range.by === 'month' ? 7 * dayMs : halfHour;
  const by = { ArrowLeft: -dayMs, ArrowRight: dayMs, ArrowUp: -down, ArrowDown: down }[key];
  const isUpOrDown = key === 'ArrowUp' || key === 'ArrowDown';
  if (by === undefined || (isUpOrDown && range.by !== 'month' && !fields.hasTime)) return null;
  return { startBy: shiftKey ? 0 : by, endBy: by };
}

interface Stop {
  readonly root: HTMLElement | null;
  readonly target: HTMLElement;
  readonly cell: HTMLElement;
  readonly day: Day;
  readonly isMonth: boolean;
}

/** Returns what an arrow leads to, or the day where it is not drawn; undefined for nothing. */
function nextStop(key: string, { root, target, cell, day, isMonth }: Stop): HTMLElement | Day | undefined {
  const isDialog = cell.getAttribute('role') === 'dialog';
  const own = isDialog ? linksIn(cell) : stopsOn(root, day);
  const at = own.indexOf(target);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const by = key === 'ArrowUp' ? -1 : 1;
    const inDay = own[at + by];
    if (inDay !== undefined || isDialog || !isMonth) return inDay;
    const beyond = daysLater(day, 7 * by);
    return stopsOn(root, beyond).at(by < 0 ? -1 : 0) ?? beyond;
  }
  if (isDialog || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  const beside = daysLater(day, key === 'ArrowLeft' ? -1 : 1);
  const stops = stopsOn(root, beside);
  return stops[Math.min(at, stops.length - 1)] ?? beside;
}

/** The day itself, the links of the entries that are drawn in it, and what shows the others. */
function stopsOn(root: HTMLElement | null, day: Day): readonly HTMLElement[] {
  const [cell] = root?.querySelectorAll<HTMLElement>(`[role="cell"][data-date="${day}"]`) ?? [];
  return cell === undefined ? [] : [cell, ...linksIn(cell), ...cell.querySelectorAll<HTMLElement>(moreLink)];
}

/** The links of entries in a part: those that a day has no room for are drawn as well, out of sight. */
function linksIn(part: HTMLElement): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[data-item] a')].filter(
    (link) => typeof link.checkVisibility !== 'function' || link.checkVisibility({ visibilityProperty: true }),
  );
}
