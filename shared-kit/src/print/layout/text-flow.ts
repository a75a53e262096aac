import { cutBelowLine } from './flow-item.ts';
import { nextPage, type PageFragment, type PagePosition } from './page-fragment.ts';

/** A fragment and the page it stands on; `end` is where what follows may begin. */
export interface Flow {
  readonly fragments: readonly { readonly page: number; readonly fragment: PageFragment }[];
  readonly end: PagePosition;
}

interface TextFlowInput {
  readonly item: number;
  readonly start: PagePosition;
  readonly height: number;
  /** Height of a line, for a text that is taller than a page; null: never cut. */
  readonly line: number | null;
  /** Lower limit down to which a page may be used, by its index. Mm. */
  limitOn(page: number): number;
}

/** Places a text or field; one that is taller than a page goes on over pages, cut between lines. */
export function flowText({ item, start, height, line, limitOn }: TextFlowInput): Flow {
  const fragments: { page: number; fragment: PageFragment }[] = [];
  let position = start;
  let from = 0;
  for (;;) {
    const room = limitOn(position.page) - position.y;
    const cut = line === null ? from + Math.min(height, Math.max(room, 0)) : cutBelowLine({ height, from, room, line });
    // A line that is taller than a page has to be cut through, or it would never end.
    const to = line === null || cut > from ? cut : Math.min(height, from + Math.max(room, line));
    fragments.push({
      page: position.page,
      fragment: { item, top: position.y, height: to - from, from, table: null },
    });
    if (line === null || to >= height) return { fragments, end: { page: position.page, y: position.y + to - from } };
    from = to;
    position = nextPage(position);
  }
}
