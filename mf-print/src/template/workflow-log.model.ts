import type { WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { commonTexts, localised, type Locale } from '@portico/shared-kit/i18n';
import { actions, labelOf, workItemStatuses } from '@portico/shared-kit/workflow';
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

function handlerOf({ user, name }: WorkflowLogEntry, locale: Locale): string {
  return localised(user?.name ?? name, user?.name_i18n, locale);
}

/** What came of a work item: the action taken, or the state of one that is still open. */
function resultOf({ approvalActionStatus, logStatus }: WorkflowLogEntry, locale: Locale): string {
  if (approvalActionStatus !== null) return labelOf(actions, approvalActionStatus, locale);
  return labelOf(workItemStatuses, logStatus, locale);
}

/** The workflow log as a table of texts; `--` where nothing is noted. */
export function workflowLogTable(log: readonly WorkflowLogEntry[], locale: Locale) {
  const shown = (text: string) => text || commonTexts.t(locale, 'empty');
  return {
    heads: columns.map(({ key, share }) => ({ title: printTexts.t(locale, `log.${key}`), share })),
    rows: log.map((entry) => columns.map(({ text }) => shown(text(entry, locale)))),
  };
}
