import { evaluateFormula } from './display-formula.ts';
import { propertyFinder } from './words.ts';

const find = propertyFinder([
  { code: 'amount', name: 'A', propertyType: 2 },
  { code: 'city', name: 'C', propertyType: 0 },
  { code: 'due', name: 'D', propertyType: 3 },
  { code: 'owner2', name: 'O', propertyType: 50 },
  { code: 'secret', name: 'S', propertyType: 0, visible: false },
]);
const data = {
  amount: '100.50',
  city: '上海 Pudong',
  due: '2026-01-05T22:00:00.000Z',
  owner2: { id: 'ann', name: 'Ann' },
  secret: 'x',
  sequenceStatus: 'COMPLETED',
};
const is = (propertyCode: string, operator: string, value: unknown = null) => ({ propertyCode, operator, value });
const result = (formula: unknown) => evaluateFormula(formula, data, find);

test.each([
  [is('amount', 'greaterThan', '100'), 'holds'],
  [is('amount', 'equal', '100.5'), 'holds'],
  [is('amount', 'between', ['1', null]), 'holds'],
  [is('amount', 'notBetween', ['1', '200']), 'fails'],
  [is('city', 'contains', 'pudong'), 'holds'],
  [is('city', 'isNull'), 'fails'],
  [is('due', 'lessThan', '2026-01-06T00:00:00.000Z'), 'holds'],
  [is('owner2', 'in', [{ id: 'bo' }, { id: 'ann', name: 'Ann' }]), 'holds'],
  [is('F0000020', 'equal', 'COMPLETED'), 'holds'],
  [is('secret', 'equal', 'x'), 'fails'],
  [is('nothing', 'isNull'), 'holds'],
])('%j of a record %s', (formula, expected) => {
  expect(result(formula)).toBe(expected);
});

test('conditions combine with and, with or, and with none', () => {
  const [yes, no] = [is('city', 'isNotNull'), is('city', 'isNull')];
  const group = (join: string, ...items: object[]) => ({ join, items });
  expect(result(group('and', yes, no))).toBe('fails');
  expect(result(group('or', no, group('and', yes, yes)))).toBe('holds');
  expect(result(group('none', no))).toBe('holds');
  expect(result(group('and'))).toBe('holds');
});

test.each([
  ['amount > 1'],
  [{ propertyCode: 'amount', operator: 'like', value: '1' }],
  [is('owner2', 'of', [{ id: 'sales' }])],
  [is('amount', 'greaterThan', true)],
  [{ join: 'and', items: Array.from({ length: 500 }, () => is('city', 'isNull')) }],
])('a formula that paper cannot tell is unreadable: %j', (formula) => {
  expect(result(formula)).toBe('unreadable');
});
