import type { TextLook } from '@portico/shared-kit/contract/print-elements';
import fc from 'fast-check';
import type { Block, TableContent, LineBoxHeights } from './block.ts';
import { paginate, reflowReserve } from './paginate.model.ts';
import type { PageFragment } from './page-fragment.ts';

const contentHeight = 257;
const usable = contentHeight - reflowReserve;
const look: TextLook = { fontSize: 10, bold: false, align: 'left', color: null };

const text = (id: string, top: number, height = 8): Block => ({
  id,
  top,
  left: 0,
  width: 176,
  height,
  content: { kind: 'text', text: id, look },
});
const column = (id: string, top: number, left: number): Block => ({
  ...text(id, top),
  left,
  width: 88,
  content: { kind: 'column', label: { text: id, width: 26, look }, value: { text: id, look } },
});
const table = (id: string, top: number, rows: number, more: Partial<TableContent> = {}): Block => ({
  ...text(id, top, 16),
  content: {
    kind: 'table',
    columns: [{ title: 'a', width: 176, align: 'left' }],
    rows: Array.from({ length: rows }, (_row, index) => [String(index)]),
    look,
    headHeight: 8,
    rowHeight: 8,
    repeatsHead: true,
    ...more,
  },
});
const even = (rows: number, height = 8): LineBoxHeights => [8, ...Array.from({ length: rows }, () => height)];

const fragmentsOf = (pages: readonly PageFragment[][], block: number) =>
  pages.flatMap((fragments, page) =>
    fragments.filter((fragment) => fragment.block === block).map((fragment) => ({ page, ...fragment })),
  );

test('what grows nowhere stays where it was designed, down to the margin', () => {
  const pages = paginate(
    [text('a', 0), column('b', 16, 0), column('c', 16, 88), text('d', 249)],
    [[8], [8], [8], [8]],
    contentHeight,
  );
  expect(pages).toHaveLength(1);
  expect(pages[0]?.map(({ top, height }) => [top, height])).toEqual([
    [0, 8],
    [16, 8],
    [16, 8],
    [249, 8],
  ]);
});

test('what stands below a value that grew follows at the designed distance, beside its neighbour', () => {
  const blocks = [column('a', 0, 0), column('b', 0, 88), column('c', 10, 0), column('d', 10, 88)];
  const [fragments] = paginate(blocks, [[8], [20], [8], [8]], contentHeight);
  expect(fragments?.map(({ top, height }) => [top, height])).toEqual([
    [0, 20],
    [0, 20],
    [22, 8],
    [22, 8],
  ]);
});

test('a table of 120 lines goes on over pages under a repeated head, and what follows stands after it', () => {
  const pages = paginate([text('a', 0), table('t', 20, 120), text('z', 40)], [[8], even(120), [8]], contentHeight);
  const fragments = fragmentsOf(pages, 1);
  expect(fragments.map(({ head }) => head)).toEqual(Array.from({ length: fragments.length }, () => 8));
  expect(fragments.flatMap(({ rows }) => rows.map(({ row }) => row))).toEqual(
    Array.from({ length: 120 }, (_row, i) => i),
  );
  const [last] = fragmentsOf(pages, 2);
  const end = fragments.at(-1);
  expect(last?.page).toBe(end?.page);
  expect(last?.top).toBeCloseTo((end?.top ?? 0) + (end?.height ?? 0) + 4);
});

test('a head that is not to be repeated stands only on the first page', () => {
  const pages = paginate([table('t', 0, 50, { repeatsHead: false })], [even(50)], contentHeight);
  expect(fragmentsOf(pages, 0).map(({ head }) => head)).toEqual([8, 0]);
});

test('a head never stands alone at the foot of a page', () => {
  const pages = paginate([text('a', 0, 230), table('t', 232, 3)], [[230], even(3)], contentHeight);
  expect(fragmentsOf(pages, 1).map(({ page, top, rows }) => [page, top, rows.length])).toEqual([[1, 0, 3]]);
});

test('a table that just fits above the margin is not split', () => {
  const pages = paginate([table('t', 0, 31)], [even(31)], contentHeight);
  expect(pages).toHaveLength(1);
});

test('two fields of one line go to the next page together', () => {
  const blocks = [table('t', 0, 2), column('a', 20, 0), column('b', 20, 88)];
  const pages = paginate(blocks, [even(2, 112), [8], [14]], contentHeight);
  expect(fragmentsOf(pages, 1)).toMatchObject([{ page: 1, top: 0 }]);
  expect(fragmentsOf(pages, 2)).toMatchObject([{ page: 1, top: 0 }]);
});

test('a value that is taller than a page is cut between lines', () => {
  const line = (10 * 1.5 * 25.4) / 72;
  const height = 2.4 + 100 * line;
  const pages = paginate([column('a', 30, 0)], [[height]], contentHeight);
  const fragments = fragmentsOf(pages, 0);
  expect(fragments.length).toBeGreaterThan(2);
  for (const { from } of fragments.slice(1)) expect(Math.abs(((from - 1.2) / line) % 1)).toBeCloseTo(0);
});

test('a page without anything is still a page', () => {
  expect(paginate([], [], contentHeight)).toEqual([[]]);
});

const lineBox = fc.double({ min: 4, max: 40, noNaN: true });
const tall = fc.double({ min: 4, max: 700, noNaN: true });
const drawn = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('text' as const), lineBoxes: fc.tuple(tall) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('table' as const),
      lineBoxes: fc.array(fc.oneof({ weight: 9, arbitrary: lineBox }, tall), { minLength: 1, maxLength: 90 }),
    }),
  },
);
/** Blocks one under the other, with gaps: blocks that were apart by design. */
const stacks = fc.array(fc.record({ item: drawn, gap: fc.nat(30) }), { minLength: 1, maxLength: 8 }).map((stack) => {
  let top = 0;
  return stack.map(({ item, gap }, index) => {
    top += gap;
    const id = String(index);
    const rows = item.lineBoxes.length;
    const block = item.kind === 'text' ? text(id, top) : table(id, top, rows);
    const lineBoxes: LineBoxHeights = item.kind === 'text' ? item.lineBoxes : [8, ...item.lineBoxes];
    top += block.height;
    return { block, lineBoxes };
  });
});

function layOut(stack: readonly { block: Block; lineBoxes: LineBoxHeights }[]): PageFragment[][] {
  return paginate(
    stack.map(({ block }) => block),
    stack.map(({ lineBoxes }) => lineBoxes),
    contentHeight,
  );
}

test('nothing is lost and nothing doubled, whatever the heights', () => {
  fc.assert(
    fc.property(stacks, (stack) => {
      const pages = layOut(stack);
      for (const [index, { block, lineBoxes }] of stack.entries()) {
        const fragments = fragmentsOf(pages, index);
        const pieces =
          block.content.kind === 'table'
            ? lineBoxes.slice(1).map((height, row) => ({
                height,
                pieces: fragments.flatMap((fragment) => fragment.rows.filter((piece) => piece.row === row)),
              }))
            : [{ height: Math.max(lineBoxes[0] ?? 0, block.height), pieces: fragments }];
        for (const { height, pieces: given } of pieces) {
          let placed = 0;
          for (const piece of given) {
            expect(piece.from).toBeCloseTo(placed, 6);
            placed += piece.height;
          }
          expect(placed).toBeCloseTo(height, 6);
        }
      }
    }),
  );
});

test('nothing stands below the bottom margin, nor in the reserve of a page that reflow made', () => {
  fc.assert(
    fc.property(stacks, (stack) => {
      for (const [page, fragments] of layOut(stack).entries()) {
        for (const { top, height } of fragments) {
          expect(top).toBeGreaterThanOrEqual(0);
          expect(top + height).toBeLessThanOrEqual((page === 0 ? contentHeight : usable) + 0.1);
        }
      }
    }),
  );
});

test('every page of a table begins with its head and holds a row', () => {
  fc.assert(
    fc.property(stacks, (stack) => {
      const pages = layOut(stack);
      for (const [index, { block }] of stack.entries()) {
        if (block.content.kind !== 'table') continue;
        for (const fragment of fragmentsOf(pages, index)) {
          expect(fragment.head).toBe(8);
          expect(fragment.rows.length).toBeGreaterThan(0);
        }
      }
    }),
  );
});

test('what was apart by design never overlaps, and keeps its order', () => {
  fc.assert(
    fc.property(stacks, (stack) => {
      for (const fragments of layOut(stack)) {
        for (const [index, fragment] of fragments.entries()) {
          const before = fragments[index - 1];
          if (before) expect(fragment.top).toBeGreaterThanOrEqual(before.top + before.height - 0.1);
        }
      }
    }),
  );
});
