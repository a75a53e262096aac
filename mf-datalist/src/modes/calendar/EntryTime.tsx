import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import styles from './Calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import { type CalendarEntry, entryTime } from './calendar-entries.model.ts';

/** The dates of an entry in words; a sign where they go backwards. */
export function EntryTime({ entry }: { readonly entry: CalendarEntry }) {
  const t = calendarTexts.useT();
  return (
    <>
      {useEntryTime(entry)}
      {entry.isInverted && (
        <span className={styles.inverted}>
          <WarningOutlined aria-hidden="true" /> {t('inverted')}
        </span>
      )}
    </>
  );
}

/** Returns the dates of an entry in words. */
export function useEntryTime(entry: CalendarEntry): string {
  const t = calendarTexts.useT();
  const [from, to] = entryTime(entry);
  return to === null ? from : t('fromTo', { from, to });
}
