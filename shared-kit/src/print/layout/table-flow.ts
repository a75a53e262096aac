import { cutBelowLine, type RowRange, type TableExtent, tolerance } from './flow-item.ts';
import { nextPage, type PageFragment, type PagePosition, type RowFragment } from './page-fragment.ts';
import type { Flow } from './text-flow.ts';

interface TableFlowInput {
  readonly item: number;
  readonly start: PagePosition;
  readonly table: TableExtent;
  /** Mm of a page that reflow may use, and down to which the one with an index may be used. */
  readonly usable: number;
  limitOn(page: number): number;
}

/** The fragment of a table that is being filled. */
interface OpenFragment {
  readonly position: PagePosition;
  readonly head: number;
  /** Rows before this page; null where nothing is carried forward. */
  readonly carried: number | null;
  readonly rows: RowFragment[];
  filled: number;
}

/**
 * Places a table row by row. Rows that find no room go on under a repeated head on the next page; rows that belong together go there
 * together where they fit on one page. The totals of a page always find room below its rows.
 */
export function flowTable(input: TableFlowInput): Flow {
  const { table } = input;
  const pages = new TablePages(input);
  for (const row of table.rows.keys()) {
    if (!pages.isFresh && pages.room + tolerance < pages.heightTogether(row)) pages.turn();
    pages.add(row);
  }
  return pages.end();
}

/** The pages of a table, filled one after the other. */
class TablePages {
  readonly #fragments: { page: number; fragment: PageFragment }[] = [];
  readonly #item: number;
  readonly #table: TableExtent;
  readonly #usable: number;
  readonly #limitOn: (page: number) => number;
  readonly #ranges: ReadonlyMap<number, RowRange>;
  #open: OpenFragment;
  #done = 0;

  constructor({ item, start, table, usable, limitOn }: TableFlowInput) {
    this.#item = item;
    this.#table = table;
    this.#usable = Math.max(usable, limitOn(start.page));
    this.#limitOn = limitOn;
    this.#ranges = new Map(table.together.map((range) => [range.from, range]));
    this.#open = { position: start, head: table.head, carried: null, rows: [], filled: table.head };
  }

  get isFresh(): boolean {
    return this.#open.rows.length === 0;
  }

  get room(): number {
    const { page, y } = this.#open.position;
    return this.#limitOn(page) - y - this.#open.filled - this.#table.foot;
  }

  /** Height that must find room for a row to begin here: its own, with what must not be parted from it. */
  heightTogether(row: number): number {
    const range = this.#ranges.get(row);
    const whole = range === undefined ? 0 : this.#heightOf(range.from, range.to);
    if (whole > 0 && whole <= this.#fullRoom + tolerance) return whole;
    let to = row + 1;
    while (this.#table.keepsNext.has(to - 1) && to < this.#table.rows.length) to += 1;
    const kept = this.#heightOf(row, to);
    if (kept <= this.#fullRoom + tolerance) return kept;
    const own = this.#table.rows[row] ?? 0;
    // A row that is taller than a page begins where the one before ends.
    return own > this.#fullRoom ? Math.min(this.#table.line, this.#fullRoom) : own;
  }

  /** Places a row, over several pages where it is taller than one. */
  add(row: number): void {
    const height = this.#table.rows[row] ?? 0;
    const isTall = height > this.#fullRoom + tolerance;
    let from = 0;
    do {
      const { room } = this;
      const { line } = this.#table;
      const cut = isTall ? cutBelowLine({ height, from, room, line }) : height;
      if (cut <= from && height > 0 && !this.isFresh) {
        this.turn();
        continue;
      }
      const to = cut > from ? cut : Math.min(height, from + Math.max(room, line));
      this.#open.rows.push({ row, height: to - from, from });
      this.#open.filled += to - from;
      from = to;
      if (from < height) this.turn();
    } while (from < height);
    this.#done = row + 1;
  }

  turn(): void {
    this.#close(false);
    const { repeatsHead, carried, head: headHeight } = this.#table;
    const head = repeatsHead ? headHeight : 0;
    this.#open = {
      position: nextPage(this.#open.position),
      head,
      carried: carried > 0 ? this.#done : null,
      rows: [],
      filled: head + carried,
    };
  }

  end(): Flow {
    const { foot, tail } = this.#table;
    // After a row that was cut the totals may find no room below its end.
    if (tail > 0 && !this.isFresh && this.room + tolerance < tail) this.turn();
    this.#close(true);
    const { position, filled } = this.#open;
    return { fragments: this.#fragments, end: { page: position.page, y: position.y + filled + foot + tail } };
  }

  /** Room for rows on a page that begins with this table. */
  get #fullRoom(): number {
    const { repeatsHead, head, carried, foot } = this.#table;
    return this.#usable - (repeatsHead ? head : 0) - carried - foot;
  }

  /** The totals at the end belong to the last row. */
  #heightOf(from: number, to: number): number {
    let height = to === this.#table.rows.length ? this.#table.tail : 0;
    for (let row = from; row < to; row += 1) height += this.#table.rows[row] ?? 0;
    return height;
  }

  #close(isLast: boolean): void {
    const { position, head, carried, rows, filled } = this.#open;
    const { foot, tail } = this.#table;
    const hasTail = isLast && tail > 0;
    const height = filled + foot + (hasTail ? tail : 0);
    const table = { head, rows, carried, hasFoot: foot > 0, hasTail };
    this.#fragments.push({
      page: position.page,
      fragment: { item: this.#item, top: position.y, height, from: 0, table },
    });
  }
}
