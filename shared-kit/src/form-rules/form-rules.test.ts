import type { Property } from '../fields/index.ts';
import { expressionProblems } from './check-expressions.ts';
import { applyExpressions, defaultsOf } from './form-rules.ts';
import { codesInRules } from './rule-order.ts';

const now = '2026-11-20T17:30:00.000Z';
const item = (code: string, propertyType: number, rest: Partial<Property> = {}): Property => {
  return { code, name: code, propertyType, ...rest };
};
const money = { settings: { style: 'money', fractionDigits: 2 } };

const order: readonly Property[] = [
  item('title', 0),
  item('total', 2, { ...money, expressions: { value: 'sum(lines.amount) - discount' } }),
  item('lines', 8, {
    subSchema: {
      properties: [
        item('amount', 2, { ...money, expressions: { value: 'quantity * unitPrice' } }),
        item('quantity', 2),
        item('unitPrice', 2),
      ],
    },
  }),
  item('discount', 2, { expressions: { visible: 'kind = "partner"' } }),
  item('kind', 0),
  item('reason', 0, { expressions: { required: 'total > 100', visible: 'kind = "partner"' } }),
  item('due', 3, { settings: { format: 1 }, expressions: { default: 'today() + duration("P7D")' } }),
];
const row = (id: string, quantity: string | null, unitPrice: string | null) => ({ id, quantity, unitPrice });

test('cells, then sums over rows, are computed in the order in which they need each other, money to its digits', () => {
  const lines = [row('a', '3', '0.335'), row('b', '2', '10'), row('c', null, '5')];
  const { values } = applyExpressions(order, { kind: 'partner', discount: '1', lines }, now);
  expect(values.lines).toEqual([{ ...lines[0], amount: '1.01' }, { ...lines[1], amount: '20' }, lines[2]]);
  expect(values.total).toBe('20.01');
});

test('what no expression looks at is not looked at: the same is computed without it', () => {
  const given = { kind: 'partner', discount: '1', lines: [row('a', '3', '2')], reason: 'x' };
  expect([...codesInRules(order)].sort()).toEqual(['discount', 'due', 'kind', 'lines', 'reason', 'total']);
  const others = { title: 'T', costs: [row('b', '9', '9')] };
  const { values } = applyExpressions([...order, item('costs', 8)], { ...given, ...others }, now);
  expect(values).toEqual({ ...applyExpressions(order, given, now).values, ...others });
});

test('what was given for a computed field or cell counts for nothing', () => {
  const lines = [{ ...row('a', '2', '3'), amount: '999' }];
  const { values } = applyExpressions(order, { kind: 'partner', discount: '0', lines, total: '1' }, now);
  expect(values).toMatchObject({ total: '6', lines: [{ amount: '6' }] });
});

test('what is hidden is empty, also for the other expressions, and need not be filled in', () => {
  const lines = [row('a', '100', '2')];
  const shown = applyExpressions(order, { kind: 'partner', discount: '5', reason: 'x', lines }, now);
  expect([...shown.hidden]).toEqual([]);
  expect([...shown.required]).toEqual(['reason']);
  const { values, hidden, required } = applyExpressions(order, { kind: 'own', discount: '5', reason: 'x', lines }, now);
  expect([...hidden].sort()).toEqual(['discount', 'reason']);
  expect(values).toMatchObject({ discount: null, reason: null, total: null });
  expect([...required]).toEqual([]);
});

test('rows in which nothing changed come back as they were', () => {
  const rows = [row('a', '2', '3'), row('b', '1', '1')];
  const first = applyExpressions(order, { lines: rows }, now).values.lines as unknown[];
  const changed = [rows[0], { ...row('b', '1', '4') }];
  const second = applyExpressions(order, { lines: changed }, now).values.lines as unknown[];
  expect(second[0]).toBe(first[0]);
  expect(second[1]).toMatchObject({ amount: '4' });
});

test('what its field cannot hold is a problem, by its code or the path of its column', () => {
  const { problems } = applyExpressions(order, { lines: [row('a', '9999999999999999', '99999')] }, now);
  expect([...problems.keys()]).toEqual(['lines.amount']);
});

test('a new record begins with what its expressions give, not over what is there', () => {
  expect(defaultsOf(order, {}, now)).toEqual({ due: '2026-11-27T16:00:00.000Z' });
  expect(defaultsOf(order, { due: '2026-01-01T16:00:00.000Z' }, now)).toEqual({});
});

test('a day in an expression is the day that people see', () => {
  const asked = [item('from', 3), item('day', 2, { expressions: { value: 'from.day' } })];
  expect(applyExpressions(asked, { from: '2026-01-01T16:00:00.000Z' }, now).values.day).toBe('2');
});

test.each<[NonNullable<Property['expressions']>, number, string, string]>([
  [{ value: 'titel + 1' }, 2, 'value', 'there is no field “titel”'],
  [{ value: 'sum(lines.price)' }, 2, 'value', '“lines” has no column “price”'],
  [{ visible: 'title = ' }, 0, 'visible', ''],
  [{ value: 'x + 1' }, 2, 'value', 'needs itself'],
  [{ value: '"a"' }, 50, 'value', 'cannot be computed'],
  [{ default: 'lines' }, 8, 'default', 'rows cannot be computed'],
  [{ value: '1', required: 'true' }, 2, 'required', 'a computed value has no expression'],
  [{ required: 'true' }, 7, 'required', 'the workflow keeps'],
])('%j of a field of type %i is refused', (expressions, propertyType, expression, detail) => {
  const [problem] = expressionProblems([...order, item('x', propertyType, { expressions })]);
  expect(problem).toMatchObject({ path: 'x', expression, detail: { en: expect.stringContaining(detail) as string } });
});

test('what an expression introduces itself, functions, columns in a filter and all of the model above are known', () => {
  const texts = [
    'for l in lines return l.amount',
    'some l in lines satisfies l.amount > 3',
    'count(lines[amount > 3 and item.quantity = 1])',
    'string length(title) > 3',
    '{a: title, b: a}.b',
    'if total > 3 then "a" else upper case(title)',
    'year(today()) + due.month',
  ];
  const asking = texts.map((text, index) => item(`t${index}`, 0, { expressions: { visible: text } }));
  expect(expressionProblems([...order, ...asking])).toEqual([]);
});

test('a column can only be computed, from its row and the record, and not by way of itself', () => {
  const table = (columns: readonly Property[]) => [...order, item('more', 8, { subSchema: { properties: columns } })];
  expect(expressionProblems(table([item('a', 2, { expressions: { visible: 'true' } })]))).toMatchObject([
    { path: 'more.a', expression: 'visible' },
  ]);
  const alike = [item('a', 2, { expressions: { value: 'b' } }), item('b', 2, { expressions: { value: 'a' } })];
  expect(expressionProblems(table(alike)).map(({ path }) => path)).toEqual(['more.a', 'more.b']);
});
