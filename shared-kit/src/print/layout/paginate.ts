import { type FlowItem, type StripExtent, type TableExtent, tallStart, tolerance } from './flow-item.ts';
import { later, nextPage, type PageFragment, type PagePosition } from './page-fragment.ts';
import { flowTable } from './table-flow.ts';
import { type Flow, flowText } from './text-flow.ts';

/** Mm at the foot of a page that reflow leaves free (portal spec, section 9). */
export const reflowReserve = 12;

/** Mm between the margins, and what of it reflow uses. */
interface ContentArea {
  readonly height: number;
  readonly usable: number;
}

interface IndexedItem {
  readonly index: number;
  readonly item: FlowItem;
  readonly extent: StripExtent | TableExtent;
}

/**
 * Lays the items of one page of a template out on as many pages as they need; `contentHeight` in mm is what lies between the margins.
 * An item stays where it was designed until something above it grows; then it follows at the designed distance, on the next page where
 * it finds no room. Items that begin at one height stay side by side. Long tables and texts that are taller than a page go on over
 * pages (portal spec, section 4). At least one page.
 */
export function paginate(items: readonly FlowItem[], contentHeight: number): PageFragment[][] {
  const area = { height: contentHeight, usable: Math.max(contentHeight - reflowReserve, contentHeight / 2) };
  const pages: PageFragment[][] = [[]];
  const ends: { item: FlowItem; end: PagePosition }[] = [];
  for (const band of bandsOf(items)) {
    const start = startOf(band, ends, area);
    for (const own of band) {
      const { fragments, end } = place(own, start, area);
      for (const { page, fragment } of fragments) (pages[page] ??= []).push(fragment);
      ends.push({ item: own.item, end: leavingDesignedHeight(own, start, end) });
    }
  }
  return Array.from(pages, (fragments) => fragments ?? []);
}

/** Items that begin at the same height, from the top. Fields of a band get the height of the tallest. */
function bandsOf(items: readonly FlowItem[]): IndexedItem[][] {
  const indexed = items.map((item, index) => ({ index, item, extent: item.extent }));
  const byTop = Map.groupBy(
    indexed.toSorted((a, b) => a.item.top - b.item.top),
    ({ item }) => item.top,
  );
  return Array.from(byTop.values(), levelled);
}

function levelled(band: readonly IndexedItem[]): IndexedItem[] {
  const isLevelled = ({ extent }: IndexedItem) => extent.kind === 'strip' && extent.isLevelled;
  const tallest = Math.max(0, ...band.filter(isLevelled).map(totalOf));
  return band.map((own) =>
    own.extent.kind === 'strip' && own.extent.isLevelled ? { ...own, extent: { ...own.extent, height: tallest } } : own,
  );
}

/** Returns the height that an item needs in all, at least the one it was designed with; a table is as tall as its rows. */
function totalOf({ item, extent }: IndexedItem): number {
  if (extent.kind === 'strip') return Math.max(extent.height, item.height);
  return extent.rows.reduce((sum, height) => sum + height, extent.head + extent.foot + extent.tail);
}

function startOf(
  band: readonly IndexedItem[],
  ends: readonly { readonly item: FlowItem; readonly end: PagePosition }[],
  area: ContentArea,
): PagePosition {
  const top = band[0]?.item.top ?? 0;
  let start: PagePosition = { page: 0, y: top };
  for (const { item: above, end } of ends) {
    const distance = top - (above.top + above.height);
    if (distance > -tolerance) start = later(start, { page: end.page, y: end.y + Math.max(0, distance) });
  }
  const hasRoom = band.every((own) => findsRoom(own, start, area));
  return hasRoom || start.y === 0 ? start : nextPage(start);
}

/** Reflow keeps its reserve free; what stands where it was designed may use the page down to the margin. */
function limitAt({ page, y }: PagePosition, { item }: IndexedItem, area: ContentArea): number {
  return page === 0 && y <= item.top + tolerance ? area.height : area.usable;
}

function findsRoom(own: IndexedItem, start: PagePosition, area: ContentArea): boolean {
  const total = totalOf(own);
  if (start.y + total <= limitAt(start, own, area) + tolerance) return true;
  const { extent } = own;
  if (extent.kind === 'strip') return extent.line !== null && total > area.usable && start.y + tallStart <= area.usable;
  return start.y + tableStart(extent, area.usable) <= area.usable + tolerance;
}

/** Height that must find room where a table begins: its head with the rows that may not stand apart from it. */
function tableStart({ head, rows, foot, tail, keepsNext, together }: TableExtent, usable: number): number {
  const sum = (from: number, to: number) =>
    rows.slice(from, to).reduce((total, height) => total + height, to === rows.length ? tail : 0);
  const range = together.find(({ from }) => from === 0);
  const whole = range === undefined ? 0 : sum(0, range.to);
  if (whole > 0 && head + whole + foot <= usable) return head + whole + foot;
  let to = 1;
  while (keepsNext.has(to - 1) && to < rows.length) to += 1;
  const kept = sum(0, to);
  return head + foot + (head + kept + foot > usable ? Math.min(tallStart, kept) : kept);
}

function place(own: IndexedItem, start: PagePosition, area: ContentArea): Flow {
  const { index, extent } = own;
  const limit = limitAt(start, own, area);
  const height = totalOf(own);
  const isWhole = start.y + height <= limit + tolerance;
  const firstLimit = isWhole ? limit : area.usable;
  if (extent.kind === 'strip')
    return flowText({ item: index, start, height, line: extent.line, firstLimit, usable: area.usable });
  return flowTable({ item: index, start, table: extent, usable: firstLimit });
}

/** A table of few rows still takes the height that it was designed with. */
function leavingDesignedHeight({ item }: IndexedItem, start: PagePosition, end: PagePosition): PagePosition {
  return end.page === start.page ? { page: end.page, y: Math.max(end.y, start.y + item.height) } : end;
}
