import type { TextLook } from '../../contract/print-elements.ts';
import { displayValue } from '../../fields/index.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Primitive, ShapeGroup } from '../drawing/primitives.ts';
import { textBox } from '../drawing/text-box.ts';
import { lineHeightOf } from '../measure/text-measure.ts';
import type { ElementLayout, Point } from '../layout/element-layout.ts';
import type { RowRange, TableExtent } from '../layout/flow-item.ts';
import type { PageFragment, TableFragment } from '../layout/page-fragment.ts';
import { type CellLayout, layOutCell, textCell } from './table-cells.ts';
import { columnParts, type ColumnPosition, type PrintColumn } from './table-columns.ts';
import { ruledLines } from './table-lines.ts';
import { RunningSums, sumsOf } from './table-sums.ts';
import type { TableTotals, TableUnit } from './table-unit.ts';

/** A table with its words, before it has its room. */
export interface PrintTable {
  readonly columns: readonly PrintColumn[];
  readonly units: readonly TableUnit[];
  readonly totals: TableTotals;
  readonly look: TextLook;
  /** Least heights in mm. */
  readonly headHeight: number;
  readonly rowHeight: number;
  readonly repeatsHead: boolean;
  /** Lines that stay on one page where they fit on one. */
  readonly together: readonly RowRange[];
  readonly locale: Locale;
}

/** Cell with its place in a line; `columnheader` or `cell` for those who hear the page. */
interface CellPosition {
  readonly x: number;
  readonly cell: CellLayout;
}

/** A line of a table with its room: what stands in it on each of the table's parts. */
interface LineLayout {
  readonly height: number;
  readonly isShaded: boolean;
  /** By part; empty where its cells are laid out when they are drawn. */
  cells(part: number): readonly CellPosition[];
}

/** Least height of the row of a page in which totals stand, as a share of the page: nothing but rows may fill a page. */
const mostHeadShare = 1 / 6;

/** Lays a table out for a width; `pageHeight` is the content of a page, of which head and totals leave most to rows. */
export function layOutTable(table: PrintTable, width: number, pageHeight: number, onCut: () => void): ElementLayout {
  return new TableLayout(table, width, pageHeight * mostHeadShare, onCut);
}

class TableLayout implements ElementLayout {
  readonly extent: TableExtent;
  readonly #table: PrintTable;
  readonly #parts: readonly (readonly ColumnPosition[])[];
  readonly #head: LineLayout;
  readonly #lines: readonly LineLayout[];
  readonly #most: number;
  readonly #running: RunningSums;
  readonly #allSums: readonly string[];

  constructor(table: PrintTable, width: number, most: number, onCut: () => void) {
    this.#table = table;
    this.#most = most;
    this.#running = new RunningSums(table.units, table.columns.length);
    this.#allSums = sumsOf(table.units, table.columns.length);
    this.#parts = columnParts(table.columns, width);
    this.#head = this.#headLine(onCut);
    this.#lines = table.units.map((unit) => this.#unitLine(unit));
    const { page, carried, end } = table.totals;
    const totals = this.#totalsHeight();
    this.extent = {
      kind: 'table',
      head: this.#head.height,
      repeatsHead: table.repeatsHead,
      rows: this.#lines.map(({ height }) => height),
      line: lineHeightOf(table.look.fontSize),
      keepsNext: keepsNext(table.units),
      together: table.together,
      foot: page === null ? 0 : totals,
      carried: carried === null ? 0 : totals,
      tail: end === null ? 0 : totals,
    };
  }

  get parts(): number {
    return this.#parts.length;
  }

  draw({ x, y }: Point, { table }: PageFragment, part: number): Primitive[] {
    if (table === null) return [];
    let top = y;
    const drawn: { line: LineLayout; top: number; height: number; from: number; role: 'columnheader' | 'cell' }[] = [];
    const add = (line: LineLayout, height: number, from: number, role: 'columnheader' | 'cell' = 'cell') => {
      drawn.push({ line, top, height, from, role });
      top += height;
    };
    if (table.head > 0) add(this.#head, this.#head.height, 0, 'columnheader');
    for (const { line, height, from } of this.#linesIn(table)) add(line, height, from);
    const cells = drawn.map((own) => ({ ...own, cells: own.line.cells(part) }));
    const ruled = cells.map(({ line, cells: placed, top: at, height }) => ({
      top: at,
      height,
      edges: placed.map((each) => each.x),
      isShaded: line.isShaded,
    }));
    const width = (this.#parts[part] ?? []).reduce((sum, column) => sum + column.width, 0);
    const rows = cells.map(({ cells: placed, top: at, height, from, role }) =>
      row(placed, { x, y: at }, { from, to: from + height }, role),
    );
    return [...ruledLines(ruled, x, width), { kind: 'group', role: 'table', items: rows }];
  }

  /** The lines of a fragment below its head, with totals where they stand. */
  #linesIn({ rows, carried, hasFoot, hasTail }: TableFragment): { line: LineLayout; height: number; from: number }[] {
    const { units, totals } = this.#table;
    const { foot, carried: carriedHeight, tail } = this.extent;
    const whole = (line: LineLayout, height: number) => ({ line, height, from: 0 });
    const before =
      carried === null ? [] : [whole(this.#sumLine(totals.carried ?? '', this.#running.upTo(carried)), carriedHeight)];
    const own = rows.flatMap(({ row: index, height, from }) => {
      const line = this.#lines[index];
      return line === undefined ? [] : [{ line, height, from }];
    });
    // A row counts where it ends.
    const ended = rows.filter(({ row: index, height, from }) => from + height >= (this.extent.rows[index] ?? 0) - 0.01);
    const ofPage = ended.flatMap(({ row: index }) => units[index] ?? []);
    const after = hasFoot ? [whole(this.#sumLine(totals.page ?? '', sumsOf(ofPage, this.#allSums.length)), foot)] : [];
    const end = hasTail ? [whole(this.#sumLine(totals.end ?? '', this.#allSums), tail)] : [];
    return [...before, ...own, ...after, ...end];
  }

  #headLine(onCut: () => void): LineLayout {
    const { columns, look, headHeight } = this.#table;
    const bold = { ...look, bold: true };
    const cells = this.#cellsOf(
      (column) => ({ content: columns[column]?.title ?? '', align: columns[column]?.align ?? 'left' }),
      bold,
    );
    const needed = Math.max(headHeight, ...cells.flat().map(({ cell }) => cell.height));
    if (needed > this.#most) onCut();
    return { height: Math.min(needed, this.#most), isShaded: true, cells: (part) => cells[part] ?? [] };
  }

  #unitLine(unit: TableUnit): LineLayout {
    const { columns, look, rowHeight } = this.#table;
    if (unit.kind === 'groupHead') return this.#wholeLine(unit.text);
    if (unit.kind === 'groupTotal') return this.#sumLine(unit.label, unit.sums);
    const cells = this.#cellsOf(
      (column) => ({ content: unit.cells[column] ?? '', align: columns[column]?.align ?? 'left' }),
      look,
    );
    const height = Math.max(rowHeight, ...cells.flat().map(({ cell }) => cell.height));
    return { height, isShaded: false, cells: (part) => cells[part] ?? [] };
  }

  /** Cells of every part; a column that is repeated is laid out once. */
  #cellsOf(
    contentOf: (column: number) => { content: TableCell; align: TextLook['align'] },
    look: TextLook,
  ): CellPosition[][] {
    const known = new Map<string, CellLayout>();
    return this.#parts.map((part) =>
      part.map(({ index, x, width }) => {
        const key = `${String(index)}/${String(width)}`;
        const { content, align } = contentOf(index);
        const cell = known.get(key) ?? layOutCell(content, width, { ...look, align });
        known.set(key, cell);
        return { x, cell };
      }),
    );
  }

  /** A line of one cell, as the head of a group. */
  #wholeLine(text: string): LineLayout {
    const { look, rowHeight } = this.#table;
    const bold: TextLook = { ...look, bold: true, align: 'left' };
    const cells = this.#parts.map((part) => {
      const width = part.reduce((sum, column) => sum + column.width, 0);
      return [{ x: 0, cell: textCell(textBox(text, width, bold)) }];
    });
    const height = Math.max(rowHeight, ...cells.flat().map(({ cell }) => cell.height));
    return { height, isShaded: true, cells: (part) => cells[part] ?? [] };
  }

  /** A line of sums: its label from the left up to the first of them. */
  #sumLine(label: string, sums: readonly string[]): LineLayout {
    const cells = this.#parts.map((part) => this.#sumCells(part, label, sums));
    const height = Math.max(this.#table.rowHeight, ...cells.flat().map(({ cell }) => cell.height));
    return { height: Math.min(height, this.#most), isShaded: false, cells: (part) => cells[part] ?? [] };
  }

  #sumCells(part: readonly ColumnPosition[], label: string, sums: readonly string[]): CellPosition[] {
    const { columns, look, locale } = this.#table;
    const bold: TextLook = { ...look, bold: true, align: 'left' };
    const isSum = ({ index }: ColumnPosition) => columns[index]?.summed != null;
    const first = part.findIndex(isSum);
    const leading = first === -1 ? part : part.slice(0, first);
    const cell = (text: string, width: number, align: TextLook['align']) =>
      textCell(textBox(text, width, { ...bold, align }));
    const labelWidth = leading.reduce((sum, { width }) => sum + width, 0);
    const labelled = leading.length > 0 ? [{ x: 0, cell: cell(label, labelWidth, 'left') }] : [];
    const rest = part.slice(leading.length).map((column, index) => {
      const { summed = null, align = 'left' } = columns[column.index] ?? {};
      const sum = summed === null ? '' : displayValue(summed, sums[column.index] ?? '0', { locale });
      const text = index === 0 && leading.length === 0 ? `${label} ${sum}` : sum;
      return { x: column.x, cell: cell(text, column.width, align) };
    });
    return [...labelled, ...rest];
  }

  /** All totals of a table are as tall as those of the end, which are the longest. */
  #totalsHeight(): number {
    const { totals } = this.#table;
    const labels = [totals.page, totals.carried, totals.end].filter((label) => label !== null);
    if (labels.length === 0) return 0;
    return Math.max(...labels.map((label) => this.#sumLine(label, this.#allSums).height));
  }
}

type TableCell = Parameters<typeof layOutCell>[0];

/** The head of a group stands with its first row, the totals of one with its last. */
function keepsNext(units: readonly TableUnit[]): ReadonlySet<number> {
  const kept = units.flatMap((unit, index) =>
    unit.kind === 'groupHead' || units[index + 1]?.kind === 'groupTotal' ? [index] : [],
  );
  return new Set(kept);
}

function row(
  cells: readonly CellPosition[],
  { x, y }: Point,
  piece: { readonly from: number; readonly to: number },
  role: 'columnheader' | 'cell',
): ShapeGroup {
  const items = cells.map(
    ({ x: left, cell }): ShapeGroup => ({ kind: 'group', role, items: cell.draw(x + left, y, piece) }),
  );
  return { kind: 'group', role: 'row', items };
}
