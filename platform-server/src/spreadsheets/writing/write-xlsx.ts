import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatLimits } from '../format-limits.ts';
import { CellXml } from './cell-xml.ts';
import { ChoiceLists, choiceSheetName } from './choice-lists.ts';
import { commentBoxesXml, commentsOf, commentsXml } from './comment-parts.ts';
import { layOutHead } from './head-layout.ts';
import { RowCursor } from './row-cursor.ts';
import type { SheetDesign, WriteSummary } from './sheet-design.ts';
import { SheetNames } from './sheet-names.ts';
import { sheetXml, type WorkbookContext } from './sheet-xml.ts';
import { StyleTable } from './style-table.ts';
import {
  commentRelationshipsXml,
  contentTypesXml,
  rootRelationshipsXml,
  type SheetPart,
  workbookRelationshipsXml,
  workbookXml,
} from './workbook-parts.ts';
import { ZipStream } from './zip-stream.ts';

/**
 * Writes a workbook, one sheet after the other, as fast as it is taken and as rows come; memory stays flat. Rows that one
 * sheet cannot take go on on another one below the same head. A text beyond 32,767 characters is cut and counted. Resolves
 * when all is written; rejects as the rows or the destination do, or when the signal aborts, and then ends the rows.
 */
export async function writeXlsx(
  destination: Writable,
  sheets: readonly SheetDesign[],
  options: { readonly signal?: AbortSignal } = {},
): Promise<WriteSummary> {
  const writer = new WorkbookWriter(sheets);
  await pipeline(writer.bytes(), destination, options);
  return writer.summary;
}

class WorkbookWriter {
  readonly #sheets: readonly SheetDesign[];
  readonly #zip = new ZipStream();
  readonly #parts: SheetPart[] = [];
  readonly #names = new SheetNames([choiceSheetName]);
  readonly #context: WorkbookContext;
  #rows = 0;

  constructor(sheets: readonly SheetDesign[]) {
    if (sheets.length === 0) throw new RangeError('A workbook has one sheet at least');
    const styles = new StyleTable();
    this.#sheets = sheets;
    this.#context = { styles, cells: new CellXml(styles), choices: new ChoiceLists() };
  }

  get summary(): WriteSummary {
    const sheets = this.#parts.filter(({ isHidden }) => !isHidden).length;
    return { rows: this.#rows, sheets, cutTexts: this.#context.cells.cutTexts };
  }

  async *bytes(): AsyncGenerator<Buffer> {
    const { styles, cells, choices } = this.#context;
    yield* this.#zip.entry('_rels/.rels', [rootRelationshipsXml]);
    for (const design of this.#sheets) yield* this.#designed(design);
    if (choices.needsSheet) {
      this.#parts.push({ name: choiceSheetName, isHidden: true, hasComments: false });
      yield* this.#zip.entry(`xl/worksheets/sheet${this.#parts.length}.xml`, choices.sheetXml(cells));
    }
    yield* this.#zip.entry('xl/workbook.xml', [workbookXml(this.#parts)]);
    yield* this.#zip.entry('xl/_rels/workbook.xml.rels', [workbookRelationshipsXml(this.#parts)]);
    yield* this.#zip.entry('xl/styles.xml', [styles.toXml()]);
    yield* this.#zip.entry('[Content_Types].xml', [contentTypesXml(this.#parts)]);
    yield this.#zip.end();
  }

  /** Yields the sheets that the rows of one design take. */
  async *#designed(design: SheetDesign): AsyncGenerator<Buffer> {
    if (design.columns.length > formatLimits.columns) throw new RangeError('A sheet has 16,384 columns at most');
    const cursor = new RowCursor(design.rows);
    try {
      do yield* this.#sheet(design, cursor);
      while ((await cursor.peek()) !== null);
    } finally {
      await cursor.close();
    }
  }

  async *#sheet(design: SheetDesign, cursor: RowCursor): AsyncGenerator<Buffer> {
    const comments = commentsOf(layOutHead(design.head));
    this.#parts.push({ name: this.#names.next(design.name), isHidden: false, hasComments: comments.length > 0 });
    const number = this.#parts.length;
    yield* this.#zip.entry(`xl/worksheets/sheet${number}.xml`, this.#counted(sheetXml(design, cursor, this.#context)));
    if (comments.length === 0) return;
    yield* this.#zip.entry(`xl/worksheets/_rels/sheet${number}.xml.rels`, [commentRelationshipsXml(number)]);
    yield* this.#zip.entry(`xl/comments${number}.xml`, [commentsXml(comments)]);
    yield* this.#zip.entry(`xl/drawings/vmlDrawing${number}.vml`, [commentBoxesXml(comments)]);
  }

  async *#counted(xml: AsyncGenerator<string, number>): AsyncGenerator<string> {
    this.#rows += yield* xml;
  }
}
