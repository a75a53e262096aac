import { nextDataCell } from './cell-step.model.ts';

const columns = (['checkbox', 'ordinal', 'data', 'data'] as const).map((kind) => ({ kind }));
const grid = { rows: 2, columns };

test.each([
  ['next', { row: 0, column: 2 }, { row: 0, column: 3 }],
  ['next', { row: 0, column: 3 }, { row: 1, column: 2 }],
  ['next', { row: 1, column: 3 }, { row: 1, column: 3 }],
  ['previous', { row: 1, column: 2 }, { row: 0, column: 3 }],
  ['previous', { row: 0, column: 2 }, { row: 0, column: 2 }],
  ['up', { row: 0, column: 2 }, { row: 0, column: 2 }],
  ['down', { row: 0, column: 2 }, { row: 1, column: 2 }],
  ['down', { row: 1, column: 2 }, { row: 1, column: 2 }],
  ['stay', { row: 1, column: 2 }, { row: 1, column: 2 }],
] as const)('goes %s from %o to %o', (step, from, to) => {
  expect(nextDataCell(step, from, grid)).toEqual(to);
});
