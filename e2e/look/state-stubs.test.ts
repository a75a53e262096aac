import { withoutRows } from './state-stubs.ts';

test('a page of rows is emptied wherever it stands, and the rest of the answer stays', () => {
  const reply = {
    errcode: 0,
    data: {
      content: [{ id: 'a' }],
      totalElements: 7,
      sums: { amount: 3 },
      groups: [{ content: [1], totalElements: 1 }],
    },
  };
  expect(withoutRows(reply)).toEqual({
    errcode: 0,
    data: { content: [], totalElements: 0, sums: { amount: 3 }, groups: [{ content: [], totalElements: 0 }] },
  });
});

test('texts called content are no rows', () => {
  expect(withoutRows({ content: 'Hello', totalElements: 1 })).toEqual({ content: 'Hello', totalElements: 1 });
});

test('a chart without groups has no figures', () => {
  expect(withoutRows({ measures: [{}], groups: [{ at: [0], values: ['1'] }] })).toEqual({ measures: [{}], groups: [] });
});
