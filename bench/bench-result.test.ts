import { drawTable } from './bench-result.ts';

describe('the table of a bench', () => {
  it('aligns names left and figures right', () => {
    const table = [
      ['step', 'ms'],
      ['paint', '7'],
      ['scroll all', '1200'],
    ];
    expect(drawTable(table).split('\n')).toEqual([
      'step          ms',
      '----------  ----',
      'paint          7',
      'scroll all  1200',
    ]);
  });
});
