import type { PageSettings, PrintElement } from '@portico/shared-kit/contract/print-elements';
import type { PrintTemplateDocument } from '@portico/shared-kit/contract/print-template';
import type { PrintData } from '@portico/shared-kit/contract/print.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Block, LineBoxHeights } from '../paging/block.ts';
import { paginate } from '../paging/paginate.model.ts';
import type { PageFragment } from '../paging/page-fragment.ts';
import { blocksOf } from './blocks.model.ts';
import { propertyFinder } from './words.model.ts';

/** Page of a template with one record's words: what is measured, and then paged. */
export interface FilledPage {
  readonly recordId: string;
  readonly settings: PageSettings;
  readonly blocks: readonly Block[];
}

/** A sheet of paper. `number` and `total` count the sheets of one record, from 1. */
export interface PaperSheet {
  readonly key: string;
  readonly settings: PageSettings;
  readonly blocks: readonly Block[];
  readonly fragments: readonly PageFragment[];
  readonly number: number;
  readonly total: number;
}

/** Every page of the template for every record, in the order in which they are printed. */
export function fillTemplate(template: PrintTemplateDocument, data: PrintData, locale: Locale): FilledPage[] {
  const find = propertyFinder(data.properties);
  return data.records.flatMap((record) =>
    template.pages.map((page) => {
      const settings = page.find((element) => element.eleType === 'pageSettings') as PageSettings;
      const elements = page.filter((element): element is PrintElement => element.eleType !== 'pageSettings');
      return { recordId: record.bizObject.id, settings, blocks: blocksOf(elements, { record, find, locale }) };
    }),
  );
}

/** Width and height of the paper as it is printed, in mm. */
export function paperSize({ direction, paperWidth, paperHeight }: PageSettings): { width: number; height: number } {
  return direction === 'landscape'
    ? { width: paperHeight, height: paperWidth }
    : { width: paperWidth, height: paperHeight };
}

/** The sheets of all records; `heights` hold, page by page, what each block's line boxes measured in mm. */
export function sheetsOf(pages: readonly FilledPage[], heights: readonly (readonly LineBoxHeights[])[]): PaperSheet[] {
  const drafts = pages.flatMap((page, index) => {
    const { marginTop, marginBottom } = page.settings;
    const contentHeight = paperSize(page.settings).height - marginTop - marginBottom;
    const measured = page.blocks.map((block, at) => atLeastDesigned(block, heights[index]?.[at] ?? []));
    return paginate(page.blocks, measured, contentHeight).map((fragments) => ({ page, fragments }));
  });
  const totals = Map.groupBy(drafts, ({ page }) => page.recordId);
  return drafts.map(({ page, fragments }, index) => {
    const own = totals.get(page.recordId) ?? [];
    const number = own.findIndex((draft) => draft.fragments === fragments) + 1;
    const { settings, blocks, recordId } = page;
    return { key: `${recordId}/${String(index)}`, settings, blocks, fragments, number, total: own.length };
  });
}

/** A head or row is never lower than the template says, however few its words are. */
function atLeastDesigned({ content }: Block, measured: LineBoxHeights): LineBoxHeights {
  if (content.kind !== 'table') return measured;
  const { headHeight, rowHeight, rows } = content;
  return [headHeight, ...rows.map(() => rowHeight)].map((least, index) => Math.max(least, measured[index] ?? 0));
}
