import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useRef } from 'react';
import { useVirtualItems } from './use-virtual-items.ts';

const seen = { height: 720, rowHeight: 36, overscan: 16 };

interface ListFixture {
  readonly count: number;
  readonly rowHeight?: number;
  readonly kept?: readonly number[];
}

/** The height that elements have; 0 as jsdom, which lays nothing out, has it. */
let height = 0;

beforeAll(() => {
  for (const name of ['clientHeight', 'offsetHeight'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => height });
});

beforeEach(() => {
  height = seen.height;
});

function List({ count, rowHeight = seen.rowHeight, kept }: ListFixture) {
  const scroller = useRef<HTMLDivElement>(null);
  const { items, total, scrollTo } = useVirtualItems(scroller, {
    count,
    sizes: rowHeight,
    overscan: seen.overscan,
    initialRect: { width: 250, height: 360 },
    ...(kept === undefined ? {} : { kept }),
  });
  return (
    <div ref={scroller} role="list" data-total={total}>
      {items.map(({ index, start, end }) => (
        <p key={index} data-index={index} data-from={start} data-to={end} />
      ))}
      <button type="button" onClick={() => scrollTo(count - 1)} />
    </div>
  );
}

const list = () => screen.getByRole('list');

function drawn(): readonly number[] {
  return [...list().querySelectorAll('p')].map(({ dataset }) => Number(dataset['index']));
}

function scroll(top: number): void {
  list().scrollTop = top;
  fireEvent.scroll(list());
}

test('every row that is seen is drawn in its place, and no more than the margin beyond each end', () => {
  const { rerender } = render(<List count={0} />);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(120_000), (count, to) => {
      rerender(<List count={count} />);
      const top = Math.min(to, Math.max(0, count * seen.rowHeight - seen.height));
      scroll(top);
      const rows = drawn();
      const first = Math.floor(top / seen.rowHeight);
      const last = Math.min(count, Math.ceil((top + seen.height) / seen.rowHeight)) - 1;
      expect(rows[0]).toBeLessThanOrEqual(first);
      expect(rows[0]).toBeGreaterThanOrEqual(Math.max(0, first - seen.overscan));
      expect(rows.at(-1)).toBeGreaterThanOrEqual(last);
      expect(rows.at(-1)).toBeLessThanOrEqual(Math.min(count - 1, last + 1 + seen.overscan));
      expect(rows).toEqual(rows.map((_row, at) => (rows[0] ?? 0) + at));
      expect(list().querySelector('p')).toHaveAttribute('data-from', String((rows[0] ?? 0) * seen.rowHeight));
      expect(list()).toHaveAttribute('data-total', String(count * seen.rowHeight));
    }),
    { numRuns: 60 },
  );
});

test('rows that are kept are drawn out of sight, in their order; those that there are none of are left out', () => {
  render(<List count={2000} kept={[1999, 0, -1, 5000]} />);
  scroll(1000 * seen.rowHeight);
  expect([drawn()[0], drawn()[1], drawn().at(-2), drawn().at(-1)]).toEqual([0, 984, 1035, 1999]);
});

test('rows of another height are laid out by it', () => {
  const { rerender } = render(<List count={100} />);
  rerender(<List count={100} rowHeight={44} />);
  expect(list()).toHaveAttribute('data-total', '4400');
  expect(list().querySelectorAll('p')[1]).toHaveAttribute('data-from', '44');
});

test('while a list is not laid out, the size that it was said to have stands', () => {
  height = 0;
  render(<List count={2000} />);
  expect(drawn()).toHaveLength(360 / seen.rowHeight + seen.overscan);
});

test('a row is scrolled to', () => {
  const to = jest.fn<undefined, [ScrollToOptions]>();
  Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, get: () => 2000 * seen.rowHeight });
  Element.prototype.scrollTo = to as unknown as Element['scrollTo'];
  render(<List count={2000} />);
  act(() => screen.getByRole('button').click());
  expect(to.mock.lastCall?.[0].top).toBe(2000 * seen.rowHeight - seen.height);
});
