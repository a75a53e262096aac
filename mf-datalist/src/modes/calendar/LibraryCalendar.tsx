import { Calendar as FullCalendar, type CalendarOptions, type CalendarRef } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import zh from '@fullcalendar/react/locales/zh-cn';
import '@fullcalendar/react/skeleton.css';
import theme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { useLocale } from '@portico/shared-kit/i18n';
import { useEffect, useMemo, useRef } from 'react';
import type { DateChoice } from './added-values.model.ts';
import styles from './Calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import type { CalendarEntry } from './calendar-entries.model.ts';
import { weekStarts } from './calendar-range.model.ts';
import { EntryBar } from './EntryBar.tsx';
import { eventOf, lengthOf, viewOf } from './library-events.ts';
import type { CalendarModel } from './use-calendar.ts';
import { wallTimeAt } from './wall-time.model.ts';

const plugins = [dayGrid, timeGrid, interaction, theme];

/** Options of the library that never change. Its times are those of the organisation's wall clock, without a zone. */
const plainOptions: CalendarOptions = {
  plugins,
  timeZone: 'UTC',
  now: () => wallTimeAt(new Date().toISOString()),
  headerToolbar: false,
  height: '100%',
  fixedWeekCount: false,
  nowIndicator: true,
  // Entries of a calendar with hours are never of whole days.
  allDaySlot: false,
  scrollTime: '08:00:00',
  slotEventOverlap: false,
  eventDisplay: 'block',
  eventResizableFromStart: true,
  eventTimeFormat: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  slotHeaderFormat: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  views: { dayGridMonth: { dayMaxEvents: true } },
  popoverClass: styles.theme,
  dayCellTopInnerClass: ({ isToday }) => (isToday ? `${styles.dayNumber} ${styles.today}` : styles.dayNumber),
  dayHeaderInnerClass: ({ isToday, view }) => (isToday && view.type !== 'dayGridMonth' ? styles.today : ''),
  moreLinkClass: styles.more,
  // Arrows lead there from its day: with the Tab key alone each day of a full month would be a stop.
  moreLinkDidMount: ({ el }) => {
    el.tabIndex = -1;
    el.dataset['more'] = '';
  },
  eventContent: ({ event, timeText, view, isStart, isMirror }) => (
    <EntryBar
      entry={event.extendedProps['entry'] as CalendarEntry}
      time={timeText}
      isTall={view.type.startsWith('timeGrid')}
      {...{ isStart, isMirror }}
    />
  ),
};

interface LibraryCalendarProps {
  readonly calendar: CalendarModel;
  /** Called with the days or hours that were chosen; null where nothing can be added. */
  readonly onChoose: ((dates: DateChoice) => void) | null;
  readonly onDragging: (isDragging: boolean) => void;
  readonly onDayDrawn: NonNullable<CalendarOptions['dayCellDidMount'] & CalendarOptions['dayLaneDidMount']>;
}

/** The days and bars of a calendar, drawn and dragged by the library. */
export function LibraryCalendar({ calendar, onChoose, onDragging, onDayDrawn }: LibraryCalendarProps) {
  const locale = useLocale();
  const { range, entries, fields } = calendar;
  const library = useLibraryView(calendar);
  const events = useMemo(() => entries.map((entry) => eventOf(entry, calendar)), [entries, calendar]);
  return (
    <FullCalendar
      {...plainOptions}
      {...useWords()}
      {...changesOf(calendar)}
      ref={library}
      initialView={viewOf(range.by, fields)}
      initialDate={range.at}
      locale={locale === 'zh' ? zh : 'en'}
      firstDay={weekStarts[locale]}
      events={events}
      selectable={onChoose !== null}
      select={({ startStr, endStr, allDay }) => onChoose?.({ start: startStr, end: endStr, isAllDay: allDay })}
      dayCellDidMount={onDayDrawn}
      dayLaneDidMount={onDayDrawn}
      eventDragStart={() => onDragging(true)}
      eventDragStop={() => onDragging(false)}
      eventResizeStart={() => onDragging(true)}
      eventResizeStop={() => onDragging(false)}
    />
  );
}

/** Words of the library. */
function useWords(): CalendarOptions {
  const t = calendarTexts.useT();
  const more = (count: number) => t('more', { count });
  return { moreLinkText: more, moreLinkHint: more, moreLinkContent: ({ num }) => more(num), closeHint: t('close') };
}

/** Returns what a drag does. The library takes it back at once: what it draws comes from the records alone. */
function changesOf({ change }: CalendarModel): Pick<CalendarOptions, 'eventDrop' | 'eventResize'> {
  return {
    eventDrop: ({ event, delta, revert }) => {
      const by = lengthOf(delta);
      revert();
      change((event.extendedProps['entry'] as CalendarEntry).record, { startBy: by, endBy: by });
    },
    eventResize: ({ event, startDelta, endDelta, revert }) => {
      revert();
      const { record } = event.extendedProps['entry'] as CalendarEntry;
      change(record, { startBy: lengthOf(startDelta), endBy: lengthOf(endDelta) });
    },
  };
}

/** Keeps the library at the time that the address asks for. */
function useLibraryView({ range, fields }: CalendarModel) {
  const library = useRef<CalendarRef>(null);
  const view = viewOf(range.by, fields);
  useEffect(() => {
    const calendar = library.current?.getApi();
    if (calendar === undefined) return;
    if (calendar.view.type === view) calendar.gotoDate(range.at);
    else calendar.changeView(view, range.at);
  }, [view, range.at]);
  return library;
}
