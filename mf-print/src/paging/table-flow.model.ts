import { cutBelowLine, tolerance } from './cut.model.ts';
import { nextPage, type Part, type RowPart, type Spot } from './part.ts';
import type { Placed } from './text-flow.model.ts';

interface TableFlowInput {
  readonly block: number;
  readonly start: Spot;
  readonly head: number;
  readonly rows: readonly number[];
  readonly line: number;
  readonly repeatsHead: boolean;
  readonly usable: number;
}

/** The part of a table that is being filled. */
interface OpenPart {
  readonly spot: Spot;
  readonly head: number;
  readonly rows: RowPart[];
  filled: number;
}

/** Places a table row by row; rows that find no room go on under a repeated head on the next page. */
export function flowTable(input: TableFlowInput): Placed {
  const { block, start, head, rows, repeatsHead, usable, line } = input;
  const parts: { page: number; part: Part }[] = [];
  let open = opened(start, head);
  const close = () => parts.push({ page: open.spot.page, part: partOf(block, open) });
  const turnPage = () => {
    close();
    open = opened(nextPage(open.spot), repeatsHead ? head : 0);
  };
  for (const [row, height] of rows.entries()) {
    const isTall = height > usable - head;
    if (!isTall && roomIn(open, usable) + tolerance < height) turnPage();
    let from = 0;
    do {
      const room = roomIn(open, usable);
      const cut = isTall ? cutBelowLine({ height, from, room, line }) : height;
      if (cut <= from && open.rows.length > 0) {
        turnPage();
        continue;
      }
      const to = cut > from ? cut : Math.min(height, from + Math.max(room, line));
      open.rows.push({ row, height: to - from, from });
      open.filled += to - from;
      from = to;
      if (from < height) turnPage();
    } while (from < height);
  }
  close();
  return { parts, end: { page: open.spot.page, y: open.spot.y + open.filled } };
}

function opened(spot: Spot, head: number): OpenPart {
  return { spot, head, rows: [], filled: head };
}

function roomIn({ spot, filled }: OpenPart, usable: number): number {
  return usable - spot.y - filled;
}

function partOf(block: number, { spot, head, rows, filled }: OpenPart): Part {
  return { block, top: spot.y, height: filled, from: 0, head, rows };
}
