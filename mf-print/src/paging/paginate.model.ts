import { type Block, lineHeight, type LineBoxHeights } from './block.ts';
import { tallStart, tolerance } from './cut.model.ts';
import { later, nextPage, type PageFragment, type PagePosition } from './page-fragment.ts';
import { flowTable } from './table-flow.model.ts';
import { flowText, type TextFlow } from './text-flow.model.ts';

/** Mm at the foot of a page that reflow leaves free (portal spec, section 9). */
export const reflowReserve = 12;

/** A block with what its words need. */
interface Item {
  readonly index: number;
  readonly block: Block;
  readonly lineBoxes: LineBoxHeights;
}

interface Area {
  /** Mm between the margins, and what of it reflow uses. */
  readonly height: number;
  readonly usable: number;
}

/**
 * Lays the blocks of one page of a template out on as many pages as they need; `contentHeight` in mm is what lies
 * between the margins. A block stays where it was designed until something above it grows; then it follows at the
 * designed distance, on the next page where it finds no room. Blocks that begin at one height stay side by side. Long
 * tables and texts that are taller than a page go on over pages (portal spec, section 4). At least one page.
 */
export function paginate(
  blocks: readonly Block[],
  heights: readonly LineBoxHeights[],
  contentHeight: number,
): PageFragment[][] {
  const area = { height: contentHeight, usable: Math.max(contentHeight - reflowReserve, contentHeight / 2) };
  const pages: PageFragment[][] = [[]];
  const ends = new Map<Block, PagePosition>();
  for (const band of bandsOf(blocks, heights)) {
    const start = startOf(band, ends, area);
    for (const item of band) {
      const { fragments, end } = place(item, start, area);
      for (const { page, fragment } of fragments) (pages[page] ??= []).push(fragment);
      ends.set(item.block, leavingDesignedHeight(item, start, end));
    }
  }
  return Array.from(pages, (fragments) => fragments ?? []);
}

/** Blocks that begin at the same height, from the top. Fields of a band get the height of the tallest. */
function bandsOf(blocks: readonly Block[], heights: readonly LineBoxHeights[]): Item[][] {
  const items = blocks.map((block, index) => ({ index, block, lineBoxes: heights[index] ?? [] }));
  const byTop = Map.groupBy(
    items.toSorted((a, b) => a.block.top - b.block.top),
    ({ block }) => block.top,
  );
  return Array.from(byTop.values(), levelled);
}

function levelled(band: readonly Item[]): Item[] {
  const isLevelled = ({ block }: Item) => block.content.kind === 'column';
  const tallest = Math.max(0, ...band.filter(isLevelled).map(totalOf));
  return band.map((item) => (isLevelled(item) ? { ...item, lineBoxes: [tallest] } : item));
}

/** Returns the height that an item needs in all, at least the one it was designed with; a table is as tall as its rows. */
function totalOf({ block, lineBoxes }: Item): number {
  const words = lineBoxes.reduce((sum, height) => sum + height, 0);
  return block.content.kind === 'table' ? words : Math.max(words, block.height);
}

function startOf(band: readonly Item[], ends: ReadonlyMap<Block, PagePosition>, area: Area): PagePosition {
  const top = band[0]?.block.top ?? 0;
  let start: PagePosition = { page: 0, y: top };
  for (const [above, end] of ends) {
    const distance = top - (above.top + above.height);
    if (distance > -tolerance) start = later(start, { page: end.page, y: end.y + Math.max(0, distance) });
  }
  const hasRoom = band.every((item) => findsRoom(item, start, area));
  return hasRoom || start.y === 0 ? start : nextPage(start);
}

/** Reflow keeps its reserve free; what stands where it was designed may use the page down to the margin. */
function limitAt({ page, y }: PagePosition, { block }: Item, area: Area): number {
  return page === 0 && y <= block.top + tolerance ? area.height : area.usable;
}

function findsRoom(item: Item, start: PagePosition, area: Area): boolean {
  const { content } = item.block;
  const total = totalOf(item);
  if (start.y + total <= limitAt(start, item, area) + tolerance) return true;
  if (content.kind !== 'table') return total > area.usable && start.y + tallStart <= area.usable;
  const [head = 0, first = 0] = item.lineBoxes;
  const begin = first > area.usable - head ? tallStart : first;
  return start.y + head + begin <= area.usable + tolerance;
}

function place(item: Item, start: PagePosition, area: Area): TextFlow {
  const { block, index, lineBoxes } = item;
  const { content } = block;
  const limit = limitAt(start, item, area);
  const isWhole = start.y + totalOf(item) <= limit + tolerance;
  if (content.kind !== 'table') {
    const look = content.kind === 'column' ? content.value.look : content.look;
    const firstLimit = isWhole ? limit : area.usable;
    return flowText({
      block: index,
      start,
      height: totalOf(item),
      line: lineHeight(look),
      firstLimit,
      usable: area.usable,
    });
  }
  const [head = 0, ...rows] = lineBoxes;
  const { repeatsHead, look } = content;
  const usable = isWhole ? limit : area.usable;
  return flowTable({ block: index, start, head, rows, repeatsHead, line: lineHeight(look), usable });
}

/** A table of few rows still takes the height that it was designed with. */
function leavingDesignedHeight({ block }: Item, start: PagePosition, end: PagePosition): PagePosition {
  return end.page === start.page ? { page: end.page, y: Math.max(end.y, start.y + block.height) } : end;
}
