import { useFailure } from '@portico/shared-kit/api';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import type { ModeProps } from '../list-mode.ts';
import { Agenda } from './Agenda.tsx';
import styles from './Calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { type CalendarModel, useCalendar } from './use-calendar.ts';

/** The records of a list on the days of a month, a week or one day; an agenda of cards on a phone. */
export function Calendar(list: ModeProps) {
  const t = calendarTexts.useT();
  const calendar = useCalendar(list);
  const { read, dialog } = calendar;
  const failure = useFailure(read.error);
  const hasFailed = read.error !== undefined && !read.isRead;
  return (
    <div className={styles.calendar} data-phone={list.isPhone || undefined} role="group" aria-label={t('label', list)}>
      <CalendarHead calendar={calendar} isPhone={list.isPhone} />
      {hasFailed ? (
        <ErrorState failure={failure} onRetry={read.refetch} isRetrying={read.isFetching} />
      ) : (
        <Entries list={list} calendar={calendar} />
      )}
      <Notes calendar={calendar} isPhone={list.isPhone} />
      {dialog}
    </div>
  );
}

interface EntriesProps {
  readonly list: ModeProps;
  readonly calendar: CalendarModel;
}

function Entries({ list, calendar }: EntriesProps) {
  if (!list.isPhone) return <CalendarGrid list={list} calendar={calendar} />;
  return calendar.read.isRead ? <Agenda list={list} calendar={calendar} /> : <LinesSkeleton lines={8} />;
}

/** Notes on what the calendar does not show, and why. */
function Notes({ calendar, isPhone }: Pick<EntriesProps, 'calendar'> & { readonly isPhone: boolean }) {
  const { read, fields, undated, range } = calendar;
  const t = calendarTexts.useT();
  const locale = useLocale();
  const shown = read.records.length;
  const notes = [
    !isPhone && read.isWhole && calendar.entries.length === 0 && t('empty'),
    read.isWhole && read.total > shown && t('cut', { shown, count: read.total }),
    undated > 0 && t('undated', { count: undated, field: propertyName(fields.start, locale) }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <p key={range.first} className={styles.notes} role="status">
      {notes.join(' · ')}
    </p>
  );
}
