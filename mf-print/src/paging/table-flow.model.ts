import { cutBelowLine, tolerance } from './cut.model.ts';
import { nextPage, type PageFragment, type RowFragment, type Spot } from './page-fragment.ts';
import type { TextFlow } from './text-flow.model.ts';

interface TableFlowInput {
  readonly block: number;
  readonly start: Spot;
  readonly head: number;
  readonly rows: readonly number[];
  readonly line: number;
  readonly repeatsHead: boolean;
  readonly usable: number;
}

/** The fragment of a table that is being filled. */
interface OpenFragment {
  readonly spot: Spot;
  readonly head: number;
  readonly rows: RowFragment[];
  filled: number;
}

/** Places a table row by row; rows that find no room go on under a repeated head on the next page. */
export function flowTable(input: TableFlowInput): TextFlow {
  const { block, start, head, rows, repeatsHead, usable, line } = input;
  const fragments: { page: number; fragment: PageFragment }[] = [];
  let open = opened(start, head);
  const close = () => fragments.push({ page: open.spot.page, fragment: fragmentOf(block, open) });
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
  return { fragments, end: { page: open.spot.page, y: open.spot.y + open.filled } };
}

function opened(spot: Spot, head: number): OpenFragment {
  return { spot, head, rows: [], filled: head };
}

function roomIn({ spot, filled }: OpenFragment, usable: number): number {
  return usable - spot.y - filled;
}

function fragmentOf(block: number, { spot, head, rows, filled }: OpenFragment): PageFragment {
  return { block, top: spot.y, height: filled, from: 0, head, rows };
}
