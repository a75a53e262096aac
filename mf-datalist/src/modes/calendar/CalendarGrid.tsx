import { Spoken } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import type { ModeProps } from '../list-mode.ts';
import { useDragClicks } from '../use-drag-clicks.ts';
import { addedValues, type DateChoice } from './added-values.model.ts';
import styles from './Calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import { BarContext } from './EntryBar.tsx';
import { LibraryCalendar } from './LibraryCalendar.tsx';
import { useAwaitedFocus } from './use-awaited-focus.ts';
import type { CalendarModel } from './use-calendar.ts';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { daysLater } from './wall-time.model.ts';

interface CalendarGridProps {
  readonly list: ModeProps;
  readonly calendar: CalendarModel;
}

/** The days of a month or week, or the hours of days, with the entries on them: keys and the focus come by here. */
export function CalendarGrid({ list, calendar }: CalendarGridProps) {
  const t = calendarTexts.useT();
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const focus = useAwaitedFocus(root, calendar.range.at);
  const drag = useDragClicks();
  const add = useAdding({ list, calendar });
  const handleKeyDown = useCalendarKeys(root, {
    calendar,
    awaitFocus: focus.awaitFocus,
    addOn: add === null ? null : (day) => add({ start: day, end: daysLater(day, 1), isAllDay: true }),
  });
  const bars = useMemo(
    () => ({ list, calendar, current, wantsFocus: focus.wantsFocus }),
    [list, calendar, current, focus.wantsFocus],
  );
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    setCurrent(target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null);
    focus.handleFocus(target);
  };
  return (
    <div
      ref={root}
      className={`${styles.grid} ${styles.theme}`}
      role="presentation"
      aria-busy={!calendar.read.isRead}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onClickCapture={drag.handleClick}
    >
      <BarContext value={bars}>
        <LibraryCalendar
          calendar={calendar}
          onChoose={add}
          onDragging={drag.handleDragging}
          onDayDrawn={focus.dayDrawn}
        />
      </BarContext>
      <Spoken>{t('keys')}</Spoken>
    </div>
  );
}

/** Returns what opens the form of a new record with the dates that were chosen; null where the user may not add. */
function useAdding({ list, calendar: { fields } }: CalendarGridProps): ((dates: DateChoice) => void) | null {
  const { onAdd } = list;
  const add = useStableCallback((dates: DateChoice) => onAdd?.(addedValues(dates, fields)));
  return onAdd === null ? null : add;
}
