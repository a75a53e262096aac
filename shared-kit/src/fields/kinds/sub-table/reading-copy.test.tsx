import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { initI18n } from '../../../i18n/index.ts';
import { giveElementsSizes } from '../../../testing/element-sizes.ts';
import type { Property } from '../../property.ts';
import { itemOf } from '../../testing/show-field.tsx';
import { FieldReader } from '../../ui.ts';

const lines: Property = {
  ...itemOf(8),
  subSchema: {
    properties: [
      { code: 'product', name: '产品', propertyType: 0 },
      { code: 'price', name: '单价', propertyType: 2, settings: { thousands: true, fractionDigits: 2 } },
      { code: 'note', name: '说明', propertyType: 1 },
    ],
  },
};
const rows = [
  { id: 'a', product: '笔', price: '1200.5', note: '两行\n"说明"' },
  { id: 'b', product: '纸', price: '2', note: null },
];

function copied(target: Element) {
  const texts: string[] = [];
  const event = createEvent.copy(target, {
    clipboardData: { setData: (_type: string, text: string) => texts.push(text) },
  });
  fireEvent(target, event);
  return { text: texts[0], isOurs: event.defaultPrevented };
}
const cell = (text: string | RegExp) => screen.getByRole('cell', { name: text });
const select = (from: Element, to: Element, end = 1) =>
  getSelection()?.setBaseAndExtent(from.firstChild ?? from, 0, to.firstChild ?? to, end);

beforeAll(giveElementsSizes);
beforeEach(() => {
  initI18n('zh');
  getSelection()?.removeAllRanges();
  render(<FieldReader property={lines} value={rows} />);
});

test('a selected block is copied as a spreadsheet takes it, line breaks and quotes within their cells', () => {
  select(cell('纸'), cell(/1,?200\.5/));
  expect(copied(cell('纸')).text).toBe('笔\t1200.50\r\n纸\t2.00');
  select(cell(/说明/), cell('笔'));
  expect(copied(cell('笔')).text).toBe('笔\t1200.50\t"两行\n""说明"""');
});

test('words within one cell are copied as such', () => {
  select(cell('笔'), cell('笔'));
  expect(copied(cell('笔')).isOurs).toBe(false);
});

test('the table with the focus and nothing selected is copied whole', () => {
  const table = screen.getByRole('group');
  expect(copied(table).isOurs).toBe(false);
  table.focus();
  expect(copied(table).text).toBe('笔\t1200.50\t"两行\n""说明"""\r\n纸\t2.00\t');
});
