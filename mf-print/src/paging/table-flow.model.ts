import { cutBelowLine, tolerance } from './cut.model.ts';
import { nextPage, type PageFragment, type RowFragment, type PagePosition } from './page-fragment.ts';
import type { TextFlow } from './text-flow.model.ts';

interface TableFlowInput {
  readonly block: number;
  readonly start: PagePosition;
  readonly head: number;
  readonly rows: readonly number[];
  readonly line: number;
  readonly repeatsHead: boolean;
  readonly usable: number;
}

/** The fragment of a table that is being filled. */
interface OpenFragment {
  readonly position: PagePosition;
  readonly head: number;
  readonly rows: RowFragment[];
  filled: number;
}

/** Places a table row by row; rows that find no room go on under a repeated head on the next page. */
export function flowTable(input: TableFlowInput): TextFlow {
  const { block, start, head, rows, repeatsHead, usable, line } = input;
  const fragments: { page: number; fragment: PageFragment }[] = [];
  let open = opened(start, head);
  const close = () => fragments.push({ page: open.position.page, fragment: fragmentOf(block, open) });
  const turnPage = () => {
    close();
    open = opened(nextPage(open.position), repeatsHead ? head : 0);
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
  return { fragments, end: { page: open.position.page, y: open.position.y + open.filled } };
}

function opened(position: PagePosition, head: number): OpenFragment {
  return { position, head, rows: [], filled: head };
}

function roomIn({ position, filled }: OpenFragment, usable: number): number {
  return usable - position.y - filled;
}

function fragmentOf(block: number, { position, head, rows, filled }: OpenFragment): PageFragment {
  return { block, top: position.y, height: filled, from: 0, head, rows };
}
