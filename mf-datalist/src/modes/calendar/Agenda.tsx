import { useLocale } from '@portico/shared-kit/i18n';
import { useMemo } from 'react';
import { RecordCard } from '../../features/browse-records/RecordCard.tsx';
import type { ModeProps } from '../list-mode.ts';
import styles from './Calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import type { CalendarEntry } from './calendar-entries.model.ts';
import { dayTitle, daysOf } from './calendar-range.model.ts';
import { EntryMenu } from './EntryMenu.tsx';
import { EntryTime } from './EntryTime.tsx';
import type { CalendarModel } from './use-calendar.ts';

/** Fields that a card shows below its title. */
const fieldsShown = 2;

interface AgendaProps {
  readonly list: ModeProps;
  readonly calendar: CalendarModel;
}

/** The days of a phone that have entries, and these as cards; one of several days stands at the first that is shown. */
export function Agenda({ list, calendar }: AgendaProps) {
  const t = calendarTexts.useT();
  const locale = useLocale();
  const { entries, range, today } = calendar;
  const days = useMemo(() => {
    const firstShown = ({ firstDay }: CalendarEntry) => (firstDay < range.first ? range.first : firstDay);
    return daysOf(range)
      .map((day) => ({ day, entries: entries.filter((entry) => firstShown(entry) === day) }))
      .filter((each) => each.entries.length > 0);
  }, [entries, range]);
  if (days.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return days.map(({ day, entries: own }) => (
    <section key={day} className={styles.agendaDay} aria-label={dayTitle(day, locale)}>
      <h3 className={styles.dayTitle} aria-current={day === today ? 'date' : undefined}>
        {dayTitle(day, locale)}
      </h3>
      <ul className={styles.cards}>
        {own.map((entry) => (
          <EntryCard key={entry.record.id} entry={entry} list={list} calendar={calendar} />
        ))}
      </ul>
    </section>
  ));
}

function EntryCard({ entry, list, calendar }: AgendaProps & { readonly entry: CalendarEntry }) {
  const t = calendarTexts.useT();
  const { record } = entry;
  const { selected, addressOf } = list;
  const { fields } = calendar;
  const time = {
    id: fields.start.code,
    title: t('time'),
    text: () => ' ',
    render: () => <EntryTime entry={entry} />,
  };
  return (
    <RecordCard
      record={record}
      title={calendar.titleOf(record)}
      address={addressOf(record)}
      fields={[time, ...calendar.cardFields.slice(0, fieldsShown)]}
      isSelected={selected.has(record.id)}
      onToggle={() => calendar.toggle(record)}
      isBusy={calendar.isSaving(record.id)}
      tools={<EntryMenu entry={entry} calendar={calendar} isSelected={selected.has(record.id)} isTabStop />}
    />
  );
}
