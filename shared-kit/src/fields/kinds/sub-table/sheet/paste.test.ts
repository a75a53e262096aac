import { parseValue } from '../../../values.ts';
import type { Property, RowValue } from '../../../property.ts';
import { type Paste, pasted } from './paste.model.ts';

const product: Property = { code: 'product', name: '产品', propertyType: 0 };
const price: Property = { code: 'price', name: '单价', propertyType: 2 };
const day: Property = { code: 'day', name: '日期', propertyType: 3 };
const size: Property = { code: 'size', name: '尺寸', propertyType: 14, settings: { options: ['大', '小'] } };
const columns = [product, price, day, size];
const rows: RowValue[] = [
  { id: 'a', product: '笔', price: '1' },
  { id: 'b', product: '纸', price: '2' },
];
const newId = () => 'new';
const at = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column });
const paste = (given: Partial<Paste>) =>
  pasted(
    { rows, columns, maxRows: 4, area: at(0, 0), cells: [], ...given },
    (column, text) => parseValue(column, text, { locale: 'zh' }),
    newId,
  );
const cells = (text: string) => text.split('\n').map((row) => row.split('|'));

test('cells are read by their columns, from the marked one on', () => {
  const result = paste({ area: at(1, 1), cells: cells('￥1,200.5|2026/1/5|大') });
  expect(result).toMatchObject({ ok: true, unread: 0, leftOut: 0 });
  expect(result.ok && result.rows[1]).toEqual({
    id: 'b',
    product: '纸',
    price: '1200.5',
    day: '2026-01-04T16:00:00.000Z',
    size: '大',
  });
  expect(result.ok && result.rows[0]).toBe(rows[0]);
});

test('more rows than there are add rows, up to the limit; beyond it nothing is taken', () => {
  const four = paste({ area: at(1, 0), cells: cells('一\n二\n三') });
  expect(four.ok && four.rows.map((row) => row['product'])).toEqual(['笔', '一', '二', '三']);
  const five = paste({ area: at(1, 0), cells: cells('一\n二\n三\n四') });
  expect(five.ok ? '' : five.problem.text('zh')).toBe('最多 4 行');
});

test('a cell that cannot be read keeps its text, an empty one empties, fewer columns leave the others', () => {
  const result = paste({ cells: cells('|很贵\n尺|3') });
  expect(result).toMatchObject({ unread: 1 });
  expect(result.ok && result.rows).toEqual([
    { id: 'a', product: null, price: { pasted: '很贵' } },
    { id: 'b', product: '尺', price: '3' },
  ]);
});

test('what has no column, or one that is only read, is counted and left out', () => {
  const result = paste({
    columns: [product, { ...price, readOnly: true }],
    cells: cells('尺|9|多\n钉|8|'),
  });
  expect(result).toMatchObject({ leftOut: 3, area: { top: 0, bottom: 1, left: 0, right: 1 } });
  expect(result.ok && result.rows.map((row) => [row['product'], row['price']])).toEqual([
    ['尺', '1'],
    ['钉', '2'],
  ]);
});

test('one cell is put into all the marked ones', () => {
  const result = paste({ area: { top: 0, bottom: 1, left: 0, right: 0 }, cells: [['布']] });
  expect(result.ok && result.rows.map((row) => row['product'])).toEqual(['布', '布']);
});
