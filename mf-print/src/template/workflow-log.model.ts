import type { WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { commonTexts, localised, type Locale } from '@portico/shared-kit/i18n';
import { logWords } from '@portico/shared-kit/workflow';
import { printTexts } from '../print.texts.ts';

/** Date and time to the minute. */
const minuteFormat = 3;

/** The columns of a printed workflow log with their shares of the width. */
const columns = [
  { key: 'activity', share: 28, text: activityOf },
  { key: 'handler', share: 24, text: handlerOf },
  { key: 'result', share: 20, text: resultOf },
  { key: 'comment', share: 38, text: (entry) => entry.comment ?? '' },
  { key: 'received', share: 33, text: (entry) => formatDate(entry.receiveTime, minuteFormat) },
  { key: 'finished', share: 33, text: (entry) => (entry.finishTime ? formatDate(entry.finishTime, minuteFormat) : '') },
] as const satisfies readonly {
  key: string;
  share: number;
  text: (entry: WorkflowLogEntry, locale: Locale) => string;
}[];

function activityOf({ activityName, activityName_i18n }: WorkflowLogEntry, locale: Locale): string {
  return localised(activityName, activityName_i18n, locale);
}

/** Returns the name of the person who did it, and of the one for whom where it was somebody else's work. */
function handlerOf({ user, name, delegator }: WorkflowLogEntry, locale: Locale): string {
  const handler = localised(user?.name ?? name, user?.name_i18n, locale);
  if (delegator === undefined) return handler;
  return printTexts.t(locale, 'log.onBehalfOf', {
    handler,
    name: localised(delegator.name, delegator.name_i18n, locale),
  });
}

/** Returns the outcome of a work item: the action taken and whom it was about, or the state of one that is still open. */
function resultOf(entry: WorkflowLogEntry, locale: Locale): string {
  const people = entry.change?.to ?? [];
  return logWords(
    entry,
    people.map(({ name, name_i18n }) => localised(name, name_i18n, locale)),
    locale,
  );
}

/** The workflow log as a table of texts; `--` where nothing is noted. */
export function workflowLogTable(log: readonly WorkflowLogEntry[], locale: Locale) {
  const shown = (text: string) => text || commonTexts.t(locale, 'empty');
  return {
    heads: columns.map(({ key, share }) => ({ title: printTexts.t(locale, `log.${key}`), share })),
    rows: log.map((entry) => columns.map(({ text }) => shown(text(entry, locale)))),
  };
}
