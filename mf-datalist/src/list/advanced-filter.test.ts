import { ordersConfig } from '../testing/list-fixtures.ts';
import { type AdvancedFilter, advancedTree, readAdvanced } from '@portico/shared-kit/list-address/advanced-filter';
import { advancedChips, writeAdvanced } from './advanced-words.model.ts';
import { loadAdvanced } from './advanced-code.ts';
import { wholeFilter } from './whole-filter.ts';

const { properties } = ordersConfig;
const big = { condition: { propertyCode: 'amount', operator: 'greaterThan', value: '500' } } as const;
const nameless = { condition: { propertyCode: 'customer', operator: 'isNull', value: null } } as const;
const closed = { condition: { propertyCode: 'status', operator: 'equal', value: ['closed'] } } as const;
const filter: AdvancedFilter = { join: 'all', items: [big, { join: 'any', items: [nameless, closed] }] };
const text = '{"all":[["amount","greaterThan","500"],{"any":[["customer","isNull"],["status","equal","closed;"]]}]}';

describe('the advanced filter of an address', () => {
  it('is written and read', () => {
    expect(writeAdvanced(properties, filter)).toBe(text);
    expect(readAdvanced(properties, text)).toEqual(filter);
  });

  it.each([
    ['', null],
    ['{', null],
    ['null', null],
    ['["amount","greaterThan","500"]', null],
    ['{"all":5}', null],
    ['{"xor":[["customer","isNull"]]}', null],
    ['{"all":[["gone","isNull"],["amount","contains","5"],["amount","greaterThan","many"],["amount"],7]}', null],
    ['{"any":[{"all":[{"none":[{"all":[["customer","isNull"]]},["customer","isNull"]]}]}]}', 'any all none'],
  ])('leaves out what cannot be understood: %s', (raw, expected) => {
    const read = readAdvanced(properties, raw);
    expect(
      read === null
        ? null
        : JSON.stringify(read)
            .match(/(?<="join":")\w+/g)
            ?.join(' '),
    ).toBe(expected);
  });

  it('takes no more conditions than the editor has room for', () => {
    const many = JSON.stringify({ all: Array.from({ length: 99 }, () => ['customer', 'isNull']) });
    expect(readAdvanced(properties, many)?.items).toHaveLength(30);
  });
});

test('the advanced filter is asked beside the filter form and what the view always sets', async () => {
  await loadAdvanced();
  const asked = wholeFilter(ordersConfig, { filters: { customer: 'ACME' }, where: text }, 0);
  expect(asked).toMatchObject({ join: 'and', items: [{ join: 'and' }, { join: 'and', items: [{}, { join: 'or' }] }] });
  expect(JSON.stringify(asked)).toMatch(/east.*ACME.*greaterThan.*isNull.*closed/);
});

test('conditions of which none may hold are asked as such, and a condition without a value is not asked', () => {
  expect(advancedTree(properties, { join: 'none', items: [nameless] })).toEqual({
    join: 'none',
    items: [{ propertyCode: 'customer', operator: 'isNull', value: null }],
  });
  const open = { condition: { ...big.condition, value: null } };
  expect(advancedTree(properties, { join: 'all', items: [open] })).toBeNull();
  expect(writeAdvanced(properties, { join: 'all', items: [open] })).toBe('');
});

test('conditions that must all hold are chips of their own, others are one sentence', () => {
  const chips = advancedChips(properties, filter, { locale: 'zh' });
  expect(chips.map(({ name, text: words }) => [name, words])).toEqual([
    ['金额', '大于 500'],
    [null, '客户 为空 或 状态 等于 已结'],
  ]);
  expect(chips[0]?.without).toEqual({ join: 'all', items: [filter.items[1]] });
  const [only] = advancedChips(properties, { join: 'none', items: [nameless, big] }, { locale: 'en' });
  expect(only).toEqual({ name: null, text: 'not (客户 is empty or 金额 is greater than 500)', without: null });
});
