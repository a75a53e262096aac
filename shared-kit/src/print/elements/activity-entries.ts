import type { WorkflowLogEntry } from '../../contract/workflow.schema.ts';
import { formatDate } from '../../formats/index.ts';
import { localised, type Locale } from '../../i18n/locale.ts';
import { paperTexts } from '../paper.texts.ts';

/** Date and time to the minute. */
const minuteFormat = 3;

/** Returns the entries of an activity that somebody has handled, from the first to the last; '': of all activities. */
export function handledEntries(log: readonly WorkflowLogEntry[], activityCode: string): readonly WorkflowLogEntry[] {
  return log
    .filter((entry) => entry.finishTime !== null && (activityCode === '' || entry.activityCode === activityCode))
    .toSorted((left, right) => Date.parse(left.finishTime ?? '') - Date.parse(right.finishTime ?? ''));
}

/** Returns the name of the handler and the time, as far as an element shows them; '' for neither. */
export function signedWords(
  { user, name, finishTime }: WorkflowLogEntry,
  { showName, showDate }: { readonly showName: boolean; readonly showDate: boolean },
  locale: Locale,
): string {
  const who = localised(user?.name ?? name, user?.name_i18n, locale);
  const time = finishTime === null ? '' : formatDate(finishTime, minuteFormat);
  if (showName && showDate) return paperTexts.t(locale, 'signed', { name: who, time });
  if (showName) return who;
  return showDate ? time : '';
}
