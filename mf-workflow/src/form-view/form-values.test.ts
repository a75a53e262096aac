import { changedValues } from './form-values.model.ts';

const before = { title: '旧', amount: null, lines: [{ id: 'r1', product: '纸' }], tags: ['a', 'b'] };

test('of the values of a form those are sent that differ from what it began with', () => {
  const values = { title: '新', amount: '3', lines: [{ id: 'r1', product: '纸' }], tags: ['b', 'a'] };
  expect(changedValues(values, before)).toEqual({ title: '新', amount: '3', tags: ['b', 'a'] });
});

test('an empty value is the same whether it was there or not; what was emptied is sent', () => {
  expect(changedValues({ title: null, amount: undefined, other: null }, before)).toEqual({ title: null });
});

test('a row that was added, moved or changed sends the sub-table', () => {
  const added = [...before.lines, { id: 'new', product: '' }];
  expect(changedValues({ lines: added }, before)).toEqual({ lines: added });
  expect(changedValues({ lines: [{ id: 'r1', product: '墨' }] }, before)).toEqual({
    lines: [{ id: 'r1', product: '墨' }],
  });
});
