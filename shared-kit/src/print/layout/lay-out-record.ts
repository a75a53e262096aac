import type { PrintRecord } from '../../contract/print.schema.ts';
import { pageMarks } from './page-marks.ts';
import { paperSizeOf } from './paper.ts';
import type { PrintedPage, PrintJob } from './print-job.ts';
import { layoutLimits, type PrintProblem } from './problems.ts';
import { layOutPage, type PageDraft } from './template-page.ts';

/**
 * Lays a record out on paper by a template: a pure function, whose time is bounded by the limits of what it looks at. The pages are
 * numbered for the record by itself. At least one page, and none that is blank at the end.
 */
export function layOutRecord(record: PrintRecord, job: PrintJob): PrintedPage[] {
  const all = pagesOf(record, job);
  const drafts = withoutBlankEnd(all).slice(0, layoutLimits.pages);
  return drafts.map((draft, index) => {
    const isCut = index === drafts.length - 1 && all.length > layoutLimits.pages;
    const area = { x: 0, y: 0, ...paperSizeOf(draft.settings) };
    const cut: PrintProblem[] = isCut ? [{ kind: 'tooManyPages', elementId: '', area }] : [];
    return printedPage(draft, { record, job, index, total: drafts.length, cut });
  });
}

/** The pages of all pages of the template, whose flow is counted through. */
function pagesOf(record: PrintRecord, job: PrintJob): PageDraft[] {
  const breaks = job.breaks?.[record.bizObject.id] ?? [];
  const all: PageDraft[] = [];
  let before = 0;
  for (const page of job.template.pages) {
    const first = before;
    const ends = new Map(breaks.filter(({ end }) => end > 0).map((each) => [each.page - first, each.end]));
    for (const draft of layOutPage(page, record, job, ends)) {
      all.push({ ...draft, flow: draft.flow && { ...draft.flow, page: draft.flow.page + first } });
      if (draft.flow !== null) before += 1;
    }
  }
  return all;
}

interface PageContext {
  readonly record: PrintRecord;
  readonly job: PrintJob;
  readonly index: number;
  readonly total: number;
  readonly cut: readonly PrintProblem[];
}

function printedPage(
  { settings, primitives, problems, flow }: PageDraft,
  { record, job, index, total, cut }: PageContext,
): PrintedPage {
  const paper = paperSizeOf(settings);
  const facts = { number: index + 1, total, printedAt: job.printedAt, locale: job.locale };
  return {
    recordId: record.bizObject.id,
    number: index + 1,
    total,
    ...paper,
    background: settings.backgroundImage,
    printsBackground: settings.printBackground,
    primitives: [...primitives, ...pageMarks(settings, paper, facts)],
    problems: [...problems, ...cut],
    flow,
  };
}

function withoutBlankEnd(drafts: readonly PageDraft[]): readonly PageDraft[] {
  const last = drafts.findLastIndex(({ primitives }) => primitives.length > 0);
  return drafts.slice(0, Math.max(1, last + 1));
}
