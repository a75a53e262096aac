import { type ContentArea, type ForcedEnds, limitAt, usableOn, withoutEnd } from './content-area.ts';
import { type FlowItem, type StripExtent, type TableExtent, tallStart, tolerance } from './flow-item.ts';
import { later, nextPage, type PageFragment, type PagePosition } from './page-fragment.ts';
import { flowTable } from './table-flow.ts';
import { type Flow, flowText } from './text-flow.ts';

/** Mm at the foot of a page that reflow leaves free (portal spec, section 9). */
export const reflowReserve = 12;

interface IndexedItem {
  readonly index: number;
  readonly item: FlowItem;
  readonly extent: StripExtent | TableExtent;
}

/**
 * Lays the items of one page of a template out on as many pages as they need; `contentHeight` in mm is what lies between the margins.
 * An item stays where it was designed until something above it grows; then it follows at the designed distance, on the next page where
 * it finds no room. Items that begin at one height stay side by side. Long tables and texts that are taller than a page go on over
 * pages (portal spec, section 4). A page with a forced end holds nothing below it but its first items, so that none is blank for that.
 * At least one page.
 */
export function paginate(
  items: readonly FlowItem[],
  contentHeight: number,
  forcedEnds: ForcedEnds = noEnds,
): PageFragment[][] {
  const usable = Math.max(contentHeight - reflowReserve, contentHeight / 2);
  const whole: ContentArea = { height: contentHeight, usable, ends: forcedEnds };
  const pages: PageFragment[][] = [[]];
  const ends: { item: FlowItem; end: PagePosition }[] = [];
  for (const band of bandsOf(items)) {
    const isBlank = (page: number) => (pages[page] ?? []).length === 0;
    const { start, area } = startOf(band, wantedStart(band, ends), whole, isBlank);
    for (const own of band) {
      const { fragments, end } = place(own, start, area);
      for (const { page, fragment } of fragments) (pages[page] ??= []).push(fragment);
      ends.push({ item: own.item, end: leavingDesignedHeight(own, start, end) });
    }
  }
  return Array.from(pages, (fragments) => fragments ?? []);
}

const noEnds: ForcedEnds = new Map();

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

/** Returns the place of a band by what stands above it. */
function wantedStart(
  band: readonly IndexedItem[],
  ends: readonly { readonly item: FlowItem; readonly end: PagePosition }[],
): PagePosition {
  const top = band[0]?.item.top ?? 0;
  let start: PagePosition = { page: 0, y: top };
  for (const { item: above, end } of ends) {
    const distance = top - (above.top + above.height);
    if (distance > -tolerance) start = later(start, { page: end.page, y: end.y + Math.max(0, distance) });
  }
  return start;
}

/** Returns the place at which a band finds room, and what it may use there: the first of a page looks at no forced end that leaves it no room. */
function startOf(
  band: readonly IndexedItem[],
  wanted: PagePosition,
  area: ContentArea,
  isBlank: (page: number) => boolean,
): { readonly start: PagePosition; readonly area: ContentArea } {
  const hasRoom = (start: PagePosition, own: ContentArea) => band.every((each) => findsRoom(each, start, own));
  if (hasRoom(wanted, area)) return { start: wanted, area };
  const open = withoutEnd(area, wanted.page);
  if (wanted.y === 0 || (isBlank(wanted.page) && hasRoom(wanted, open))) return { start: wanted, area: open };
  const next = nextPage(wanted);
  return { start: next, area: hasRoom(next, area) ? area : withoutEnd(area, next.page) };
}

function findsRoom(own: IndexedItem, start: PagePosition, area: ContentArea): boolean {
  const total = totalOf(own);
  if (start.y + total <= limitAt(start, own.item.top, area, tolerance) + tolerance) return true;
  const { extent } = own;
  const lowest = usableOn(area, start.page);
  if (extent.kind === 'strip') return extent.line !== null && total > area.usable && start.y + tallStart <= lowest;
  return start.y + tableStart(extent, area.usable) <= lowest + tolerance;
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
  const limit = limitAt(start, own.item.top, area, tolerance);
  const height = totalOf(own);
  const isWhole = start.y + height <= limit + tolerance;
  const limits = {
    usable: area.usable,
    limitOn: (page: number) => (isWhole && page === start.page ? limit : usableOn(area, page)),
  };
  if (extent.kind === 'strip') return flowText({ item: index, start, height, line: extent.line, ...limits });
  return flowTable({ item: index, start, table: extent, ...limits });
}

/** A table of few rows still takes the height that it was designed with. */
function leavingDesignedHeight({ item }: IndexedItem, start: PagePosition, end: PagePosition): PagePosition {
  return end.page === start.page ? { page: end.page, y: Math.max(end.y, start.y + item.height) } : end;
}
