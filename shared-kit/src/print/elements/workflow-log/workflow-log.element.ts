import type { WorkflowLogColumn } from '../../../contract/print-elements.ts';
import type { WorkflowLogEntry } from '../../../contract/workflow.schema.ts';
import { formatDate, usedTime } from '../../../formats/index.ts';
import { commonTexts } from '../../../i18n/common.texts.ts';
import { localised, type Locale } from '../../../i18n/locale.ts';
import { logWords } from '../../../workflow/index.ts';
import { paperTexts } from '../../paper.texts.ts';
import { sharingWidth } from '../../table/table-columns.ts';
import { layOutTable } from '../../table/table-layout.ts';
import type { CellContent } from '../../table/table-unit.ts';
import type { ElementKind } from '../element-kind.ts';

/** Date and time to the minute. */
const minuteFormat = 3;

interface LogColumn {
  /** Share of the table's width. */
  readonly share: number;
  content(entry: WorkflowLogEntry, locale: Locale): CellContent;
}

/** The columns of a printed workflow log. */
const columns: Readonly<Record<WorkflowLogColumn, LogColumn>> = {
  activity: { share: 26, content: (entry, locale) => localised(entry.activityName, entry.activityName_i18n, locale) },
  handler: { share: 22, content: handlerOf },
  result: { share: 19, content: resultOf },
  comment: { share: 34, content: ({ comment }) => comment ?? '' },
  received: { share: 21, content: ({ receiveTime }) => formatDate(receiveTime, minuteFormat) },
  finished: { share: 21, content: ({ finishTime }) => (finishTime ? formatDate(finishTime, minuteFormat) : '') },
  usedTime: { share: 17, content: ({ usedTime: ms }, locale) => (ms === null ? '' : usedTime(ms, locale)) },
  signature: { share: 22, content: signatureOf },
};

/** The workflow log as a table, `--` where nothing is noted. Columns that no entry fills stand with their heads. */
export const workflowLog: ElementKind<'workflowLog'> = (element, source, { width, pageHeight }) => {
  const { locale, record } = source;
  const log = record.workFlowLog.filter(({ finishTime }) => element.openItems || finishTime !== null);
  // A column of pictures that there are none of only takes room from words.
  const shown = element.logColumns.filter((name) => name !== 'signature' || log.some(({ signature }) => signature));
  const t = paperTexts.translator(locale);
  const empty = commonTexts.t(locale, 'empty');
  const rows = log.map((entry) => shown.map((name) => columns[name].content(entry, locale)));
  const cells = rows.length > 0 ? rows : [shown.map(() => '')];
  const heads = shown.map((name) => ({
    title: t(`log.${name}`),
    width: columns[name].share,
    align: 'left' as const,
    summed: null,
    isKey: false,
  }));
  const table = {
    columns: sharingWidth(heads, width),
    units: cells.map((row) => ({
      kind: 'row' as const,
      cells: row.map((cell) => (cell.length > 0 ? cell : empty)),
      numbers: [],
    })),
    totals: { page: null, carried: null, end: null },
    look: element.look,
    headHeight: element.headHeight,
    rowHeight: element.bodyHeight,
    repeatsHead: true,
    together: [],
    locale,
  };
  return layOutTable(table, width, pageHeight, () => source.report('textCut'));
};

/** Returns the name of the person who did it, and of the one for whom where it was somebody else's work. */
function handlerOf({ user, name, delegator }: WorkflowLogEntry, locale: Locale): string {
  const handler = localised(user?.name ?? name, user?.name_i18n, locale);
  if (delegator === undefined) return handler;
  const whom = localised(delegator.name, delegator.name_i18n, locale);
  return paperTexts.t(locale, 'log.onBehalfOf', { handler, name: whom });
}

/** Returns the outcome of a work item: the action taken and whom it was about, or the state of one that is still open. */
function resultOf(entry: WorkflowLogEntry, locale: Locale): string {
  const people = entry.change?.to ?? [];
  const names = people.map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  return logWords(entry, names, locale);
}

function signatureOf(entry: WorkflowLogEntry, locale: Locale): CellContent {
  if (entry.signature === undefined) return '';
  const name = paperTexts.t(locale, 'signature', { name: handlerOf(entry, locale) });
  return [{ refId: entry.signature, name }];
}
