import fc from 'fast-check';
import type { FlowItem, TableExtent } from './flow-item.ts';
import type { PageFragment } from './page-fragment.ts';
import { paginate, reflowReserve } from './paginate.ts';

const contentHeight = 257;
const usable = contentHeight - reflowReserve;
const line = (10 * 1.5 * 25.4) / 72;

const text = (top: number, needed = 8, height = 8): FlowItem => ({
  top,
  height,
  extent: { kind: 'strip', height: needed, line, isLevelled: false },
});
const field = (top: number, needed = 8): FlowItem => ({
  top,
  height: 8,
  extent: { kind: 'strip', height: needed, line, isLevelled: true },
});
const picture = (top: number, height: number): FlowItem => ({
  top,
  height,
  extent: { kind: 'strip', height, line: null, isLevelled: false },
});
const table = (top: number, rows: readonly number[], more: Partial<TableExtent> = {}): FlowItem => ({
  top,
  height: 16,
  extent: {
    kind: 'table',
    head: 8,
    repeatsHead: true,
    rows,
    line,
    keepsNext: new Set(),
    together: [],
    foot: 0,
    carried: 0,
    tail: 0,
    ...more,
  },
});
const even = (rows: number, height = 8): number[] => Array.from({ length: rows }, () => height);

const fragmentsOf = (pages: readonly PageFragment[][], item: number) =>
  pages.flatMap((fragments, page) =>
    fragments.filter((fragment) => fragment.item === item).map((fragment) => ({ page, ...fragment })),
  );
const rowsOn = (pages: readonly PageFragment[][], item: number) =>
  fragmentsOf(pages, item).map(({ table: part }) => part?.rows.map(({ row }) => row) ?? []);

test('what grows nowhere stays where it was designed, down to the margin', () => {
  const pages = paginate([text(0), field(16), field(16), text(249)], contentHeight);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.map(({ top, height }) => [top, height])).toEqual([
    [0, 8],
    [16, 8],
    [16, 8],
    [249, 8],
  ]);
});

test('what stands below a value that grew follows at the designed distance, beside its neighbour', () => {
  const [fragments] = paginate([field(0), field(0, 20), field(10), field(10)], contentHeight);
  expect(fragments?.map(({ top, height }) => [top, height])).toEqual([
    [0, 20],
    [0, 20],
    [22, 8],
    [22, 8],
  ]);
});

test('a table of 120 lines goes on over pages under a repeated head, and what follows stands after it', () => {
  const pages = paginate([text(0), table(20, even(120)), text(40)], contentHeight);
  const fragments = fragmentsOf(pages, 1);
  expect(fragments.map((each) => each.table?.head)).toEqual(fragments.map(() => 8));
  expect(rowsOn(pages, 1).flat()).toEqual(Array.from({ length: 120 }, (_row, index) => index));
  const [last] = fragmentsOf(pages, 2);
  const end = fragments.at(-1);
  expect(last?.page).toBe(end?.page);
  expect(last?.top).toBeCloseTo((end?.top ?? 0) + (end?.height ?? 0) + 4);
});

test('a head that is not to be repeated stands only on the first page', () => {
  const pages = paginate([table(0, even(50), { repeatsHead: false })], contentHeight);
  expect(fragmentsOf(pages, 0).map((each) => each.table?.head)).toEqual([8, 0]);
});

test('a head never stands alone at the foot of a page', () => {
  const pages = paginate([text(0, 230, 230), table(232, even(3))], contentHeight);
  expect(fragmentsOf(pages, 1).map(({ page, top }) => [page, top])).toEqual([[1, 0]]);
  expect(rowsOn(pages, 1)).toEqual([[0, 1, 2]]);
});

test('a table that just fits above the margin is not split', () => {
  expect(paginate([table(0, even(31))], contentHeight)).toHaveLength(1);
});

test('rows of a group go to the next page together, unless they need more than one', () => {
  const groups = [
    { from: 0, to: 20 },
    { from: 20, to: 35 },
    { from: 35, to: 75 },
  ];
  const pages = paginate([table(0, even(75), { together: groups })], contentHeight);
  expect(rowsOn(pages, 0).map((rows) => [rows[0], rows.at(-1)])).toEqual([
    [0, 19],
    [20, 48],
    [49, 74],
  ]);
});

test('the head of a group stands at the foot of no page', () => {
  const pages = paginate([table(0, even(40), { keepsNext: new Set([28]) })], contentHeight);
  expect(rowsOn(pages, 0).map((rows) => [rows[0], rows.at(-1)])).toEqual([
    [0, 27],
    [28, 39],
  ]);
});

test('totals of each page find room below its rows, what is carried forward above them, and the end with the last row', () => {
  const pages = paginate([table(0, even(60), { foot: 8, carried: 8, tail: 8 })], contentHeight);
  const parts = fragmentsOf(pages, 0);
  expect(parts.map((each) => each.table?.carried)).toEqual([null, 28, 55]);
  expect(parts.map((each) => each.table?.hasFoot)).toEqual([true, true, true]);
  expect(parts.map((each) => each.table?.hasTail)).toEqual([false, false, true]);
  for (const { top, height } of parts) expect(top + height).toBeLessThanOrEqual(usable + 0.1);
});

test('two fields of one line go to the next page together', () => {
  const pages = paginate([table(0, even(2, 112)), field(20), field(20, 14)], contentHeight);
  expect(fragmentsOf(pages, 1)).toMatchObject([{ page: 1, top: 0 }]);
  expect(fragmentsOf(pages, 2)).toMatchObject([{ page: 1, top: 0 }]);
});

test('a value that is taller than a page is cut between lines', () => {
  const pages = paginate([field(30, 2.4 + 100 * line)], contentHeight);
  const fragments = fragmentsOf(pages, 0);
  expect(fragments.length).toBeGreaterThan(2);
  for (const { from } of fragments.slice(1)) expect(Math.abs(((from - 1.2) / line) % 1)).toBeCloseTo(0);
});

test('a picture is never cut: it goes to the next page, where it is as tall as one at most', () => {
  const pages = paginate([text(0, 100, 8), picture(20, 200), picture(240, 2000)], contentHeight);
  expect(fragmentsOf(pages, 1)).toMatchObject([{ page: 1, top: 0, height: 200 }]);
  expect(fragmentsOf(pages, 2)).toMatchObject([{ page: 2, top: 0, height: usable }]);
});

test('a page without anything is still a page', () => {
  expect(paginate([], contentHeight)).toEqual([[]]);
});

const rowHeight = fc.double({ min: 4, max: 40, noNaN: true });
const tall = fc.double({ min: 4, max: 700, noNaN: true });
const total = fc.constantFrom(0, 8);
const drawn = fc.oneof(
  { weight: 3, arbitrary: tall.map((height) => (top: number) => text(top, height)) },
  {
    weight: 2,
    arbitrary: fc
      .record({
        rows: fc.array(fc.oneof({ weight: 9, arbitrary: rowHeight }, tall), { minLength: 1, maxLength: 90 }),
        keepsNext: fc.uniqueArray(fc.nat(88)).map((rows) => new Set(rows)),
        together: fc.nat(40).map((size) => [{ from: 0, to: size + 1 }]),
        foot: total,
        carried: total,
        tail: total,
      })
      .map(
        ({ rows, together, ...more }) =>
          (top: number) =>
            table(top, rows, {
              ...more,
              together: together.map(({ from, to }) => ({ from, to: Math.min(to, rows.length) })),
            }),
      ),
  },
);
/** Items one under the other, with gaps: what was apart by design. */
const stacks = fc.array(fc.record({ item: drawn, gap: fc.nat(30) }), { minLength: 1, maxLength: 8 }).map((stack) => {
  let top = 0;
  return stack.map(({ item, gap }) => {
    const own = item(top + gap);
    top += gap + own.height;
    return own;
  });
});

/** Ends of pages put by hand, where there are any: also ones that leave room for nothing, and of pages that are not there. */
const someEnds = fc.oneof(
  fc.constant(new Map<number, number>()),
  fc
    .array(fc.tuple(fc.nat(5), fc.double({ min: 0.5, max: 300, noNaN: true })), { minLength: 1, maxLength: 4 })
    .map((ends) => new Map(ends)),
);

test('nothing is lost and nothing doubled, whatever the heights', () => {
  fc.assert(
    fc.property(stacks, someEnds, (items, ends) => {
      const pages = paginate(items, contentHeight, ends);
      for (const [index, { extent, height }] of items.entries()) {
        const fragments = fragmentsOf(pages, index);
        const pieces =
          extent.kind === 'table'
            ? extent.rows.map((needed, row) => ({
                needed,
                own: fragments.flatMap(({ table: part }) => part?.rows.filter((piece) => piece.row === row) ?? []),
              }))
            : [{ needed: Math.max(extent.height, height), own: fragments }];
        for (const { needed, own } of pieces) {
          let placed = 0;
          for (const piece of own) {
            expect(piece.from).toBeCloseTo(placed, 6);
            placed += piece.height;
          }
          expect(placed).toBeCloseTo(needed, 6);
        }
      }
    }),
  );
});

test('rows keep their order, and totals are carried from where the page before ended', () => {
  fc.assert(
    fc.property(stacks, someEnds, (items, ends) => {
      const pages = paginate(items, contentHeight, ends);
      for (const index of items.keys()) {
        const rows = rowsOn(pages, index).flat();
        expect(rows).toEqual(rows.toSorted((a, b) => a - b));
        for (const { table: part } of fragmentsOf(pages, index)) {
          if (part?.carried == null || part.rows.length === 0) continue;
          expect(part.rows[0]?.row).toBe(part.carried);
        }
      }
    }),
  );
});

test('nothing stands below the bottom margin, nor in the reserve of a page that reflow made', () => {
  fc.assert(
    fc.property(stacks, someEnds, (items, ends) => {
      for (const [page, fragments] of paginate(items, contentHeight, ends).entries()) {
        for (const { top, height } of fragments) {
          expect(top).toBeGreaterThanOrEqual(0);
          expect(top + height).toBeLessThanOrEqual((page === 0 ? contentHeight : usable) + 0.1);
        }
      }
    }),
  );
});

test('every page of a table begins with its head, and holds a row or the totals of the end', () => {
  fc.assert(
    fc.property(stacks, someEnds, (items, ends) => {
      const pages = paginate(items, contentHeight, ends);
      for (const index of items.keys()) {
        for (const { table: part } of fragmentsOf(pages, index)) {
          if (part === null) continue;
          expect(part.head).toBe(8);
          expect(part.rows.length > 0 || part.hasTail).toBe(true);
        }
      }
    }),
  );
});

test('what was apart by design never overlaps, and keeps its order', () => {
  fc.assert(
    fc.property(stacks, someEnds, (items, ends) => {
      for (const fragments of paginate(items, contentHeight, ends)) {
        for (const [index, fragment] of fragments.entries()) {
          const before = fragments[index - 1];
          if (before) expect(fragment.top).toBeGreaterThanOrEqual(before.top + before.height - 0.1);
        }
      }
    }),
  );
});

test('a page ends where a person ended it: below stands only what begins it, and none is blank for that', () => {
  fc.assert(
    fc.property(stacks, someEnds, (items, ends) => {
      const pages = paginate(items, contentHeight, ends);
      const blank = (all: readonly PageFragment[][]) => all.filter((fragments) => fragments.length === 0).length;
      expect(blank(pages)).toBe(blank(paginate(items, contentHeight)));
      for (const [page, fragments] of pages.entries()) {
        const end = ends.get(page) ?? contentHeight;
        for (const { top, height, table: part } of fragments.slice(1)) {
          // A row that is taller than a page shows a line at least, and what was begun keeps its totals.
          const least = part === null ? line : part.head + 16 + Math.max(line, 8);
          expect(top + height).toBeLessThanOrEqual(Math.max(end, top + least) + 0.1);
        }
      }
    }),
  );
});

test('rows below a break stand on the next page under their head, and what follows stands after them', () => {
  const pages = paginate([text(0), table(20, even(12)), text(40)], contentHeight, new Map([[0, 70]]));
  expect(rowsOn(pages, 1)).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9, 10, 11],
  ]);
  expect(pages[1]?.map(({ item, top }) => [item, top])).toEqual([
    [1, 0],
    [2, 68],
  ]);
});

test('a break above the first of a page is none', () => {
  expect(paginate([picture(20, 100), text(130)], contentHeight, new Map([[0, 10]]))).toHaveLength(2);
  expect(paginate([picture(0, 100)], contentHeight, new Map([[0, 10]]))).toHaveLength(1);
});
