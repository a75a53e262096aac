import type { QueryCondition } from '@portico/shared-kit/contract/models.schema';
import { ordersConfig, ordersView } from '../testing/list-fixtures.ts';
import {
  defaultFilterTexts,
  filterableProperties,
  filterOf,
  formConditions,
  isFormExpanded,
} from '@portico/shared-kit/list-address';

const always = { propertyCode: 'region', operator: 'contains', value: 'east' };

const now = Date.parse('2026-11-21T02:00:00Z');
const withConditions = (queryConditions: QueryCondition[]) => ({
  ...ordersConfig,
  properties: [...ordersConfig.properties, { code: 'day', name: '日期', propertyType: 3, settings: { format: 1 } }],
  view: { ...ordersView, queryConditions },
});

describe('the conditions of a view', () => {
  it('offer the visible ones in the order of the view', () => {
    expect(formConditions(ordersConfig).map(({ property }) => property.code)).toEqual([
      'customer',
      'status',
      'amount',
      'urgent',
    ]);
  });

  it('fill in defaults of the visible ones only', () => {
    expect(defaultFilterTexts(ordersConfig, now)).toEqual({ status: 'open;' });
  });

  it('let an address filter by other fields, but not by hidden conditions', () => {
    const codes = filterableProperties(ordersConfig).map(({ code }) => code);
    expect(codes).toContain('remark');
    expect(codes).not.toContain('region');
  });

  it('always ask what a hidden condition sets', () => {
    expect(filterOf(ordersConfig, {}, now)).toEqual(always);
    expect(filterOf(ordersConfig, { customer: 'ACME' }, now)).toEqual({
      join: 'and',
      items: [always, { propertyCode: 'customer', operator: 'contains', value: 'ACME' }],
    });
  });

  it('ask for the whole text where the search is accurate', () => {
    const queryConditions = [{ propertyCode: 'customer', accurateSearch: true }];
    const config = { ...ordersConfig, view: { ...ordersView, queryConditions } };
    expect(filterOf(config, { customer: 'ACME' }, now)).toEqual({
      propertyCode: 'customer',
      operator: 'equal',
      value: 'ACME',
    });
  });

  it.each([
    [['open', 'closed'], 'open;closed;'],
    [true, 'true'],
    [[{ id: 'u', name: 'Li' }], '[{"id":"u","name":"Li"}]'],
    [null, undefined],
  ])('read the default %j', (defaultValue, text) => {
    expect(defaultFilterTexts(withConditions([{ propertyCode: 'customer', defaultValue }]), now)['customer']).toBe(
      text,
    );
  });

  it.each([
    [{ propertyCode: 'amount', startValue: 100 }, '100;'],
    [{ propertyCode: 'amount', startValue: '1', endValue: 'many' }, '1;'],
    [{ propertyCode: 'day', endValue: '2026-01-02' }, ';2026-01-01T16:00:00.000Z'],
    [{ propertyCode: 'day', dateType: 'today' }, '2026-11-20T16:00:00.000Z;2026-11-21T15:59:59.999Z'],
    [{ propertyCode: 'day', startValue: '2026-01-02', dateType: 'today' }, '2026-01-01T16:00:00.000Z;'],
  ] as const)('read the range of %j', (condition, text) => {
    expect(defaultFilterTexts(withConditions([condition]), now)[condition.propertyCode]).toBe(text);
  });

  it('open expanded where a visible one says so', () => {
    const conditions = [{ propertyCode: 'customer', defaultState: 'expanded' as const }];
    expect(isFormExpanded(withConditions(conditions))).toBe(true);
    expect(isFormExpanded(withConditions([{ ...conditions[0]!, visible: false }]))).toBe(false);
    expect(isFormExpanded(ordersConfig)).toBe(false);
  });

  it('say how they are chosen', () => {
    const [condition] = formConditions(withConditions([{ propertyCode: 'status', displayType: 1 }]));
    expect(condition?.look).toEqual({ displayType: 1, choiceType: undefined });
  });
});
