import { aRecord } from '@portico/shared-kit/testing';
import { aProperty } from '@portico/shared-kit/testing/model-builders';
import { blockFigures } from './cell-figures.model.ts';

const properties = [
  aProperty('title', {}),
  aProperty('amount', { propertyType: 2 }),
  aProperty('price', { propertyType: 2 }),
  aProperty('share', { propertyType: 2, settings: { style: 'percent' } }),
];
const rows = [{ amount: '0.1', price: '5' }, { amount: '0.2' }, { amount: null, title: '7' }].map((data) =>
  aRecord(data),
);

test('counts the cells of a block, and figures its numbers without errors of rounding', () => {
  expect(blockFigures({ rows, columnIds: ['title', 'amount'] }, properties)).toEqual({
    cells: 6,
    property: properties[1],
    figures: [
      { code: 1, value: '0.3' },
      { code: 2, value: '0.15' },
      { code: 3, value: '0.1' },
      { code: 4, value: '0.2' },
    ],
  });
});

test('names no field where the numbers are of several, and no figure where there are not two', () => {
  const { property, figures } = blockFigures({ rows, columnIds: ['amount', 'price'] }, properties);
  expect([property, figures[0]]).toEqual([null, { code: 1, value: '5.3' }]);
  expect(blockFigures({ rows, columnIds: ['title', 'price'] }, properties)).toMatchObject({ cells: 6, figures: [] });
});

test('gives no sum of percentages, nor of percentages and other numbers', () => {
  const shares = ['0.5', '1'].map((share) => aRecord({ share, amount: '2' }));
  const codesOf = (...columnIds: string[]) =>
    blockFigures({ rows: shares, columnIds }, properties).figures.map(({ code }) => code);
  expect([codesOf('share'), codesOf('share', 'amount'), codesOf('amount')]).toEqual([
    [2, 3, 4],
    [2, 3, 4],
    [1, 2, 3, 4],
  ]);
});
