import { elementDefaults, sheetColumnDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import { totalSwitched } from './summed-columns.model.ts';

const properties = [
  { code: 'product', name: '产品', propertyType: 0 },
  { code: 'price', name: '单价', propertyType: 2 },
  { code: 'amount', name: '金额', propertyType: 2 },
];
const columns = properties.map(({ code }) => ({ ...sheetColumnDefaults, code, widthValue: 30 }));
const sheet = { ...elementDefaults.sheet, eleType: 'sheet', id: 's', code: 'lines', columns } as const;

test('the first total sums the last column of numbers up, since there would be nothing to see', () => {
  const { grandTotal, columns: changed } = totalSwitched(sheet, 'grandTotal', true, properties);
  expect([grandTotal, changed?.map(({ sum }) => sum)]).toEqual([true, [false, false, true]]);
});

test('sums that were chosen stay, also when a total is switched off, and texts are never summed', () => {
  const summed = { ...sheet, columns: columns.map((column) => ({ ...column, sum: column.code === 'price' })) };
  expect(totalSwitched(summed, 'pageTotal', true, properties)).toEqual({ pageTotal: true });
  expect(totalSwitched(sheet, 'pageTotal', false, properties)).toEqual({ pageTotal: false });
  expect(totalSwitched(sheet, 'pageTotal', true, properties.slice(0, 1))).toEqual({ pageTotal: true });
});
