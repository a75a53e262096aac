import { act, fireEvent, render, screen } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import type { Property } from '../../property.ts';
import { itemOf } from '../../testing/show-field.tsx';
import { FieldReader } from '../../ui.ts';

const product: Property = { code: 'product', name: '产品', propertyType: 0 };
const lines: Property = { ...itemOf(8), subSchema: { properties: [product] } };
const sizes = { scrollWidth: 1000, clientWidth: 400, scrollHeight: 900, clientHeight: 300 };

/** The measures that a browser would give for every element. */
function giveSizes(given: Partial<typeof sizes>) {
  for (const [name, value] of Object.entries({ ...sizes, ...given }))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
}

function show() {
  render(<FieldReader property={lines} value={[{ id: 'a', product: '笔' }]} />);
  const scroller = screen.getByRole('group', { name: '明细' });
  const edges = () => scroller.parentElement?.getAttribute('data-more');
  const scroll = (left: number, top: number) => {
    Object.assign(scroller, { scrollLeft: left, scrollTop: top });
    act(() => void fireEvent.scroll(scroller));
  };
  return { scroller, edges, scroll };
}

beforeEach(() => initI18n('zh'));
afterAll(() => {
  for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test('a table that is read shows on which edges there is more, and takes the focus for the keys that scroll', () => {
  giveSizes({});
  const { scroller, edges, scroll } = show();
  expect(edges()).toBe('right bottom');
  scroll(300, 100);
  expect(edges()).toBe('left right top bottom');
  scroll(600, 600);
  expect(edges()).toBe('left top');
  expect(scroller).toHaveAttribute('tabindex', '0');
});

test('nothing lies on a table of which all is seen', () => {
  giveSizes({ scrollWidth: 401, scrollHeight: 300 });
  expect(show().edges()).toBe('');
});
