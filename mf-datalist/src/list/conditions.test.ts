import { ordersConfig, ordersView } from '../testing/list-fixtures.ts';
import { defaultFilterTexts, filterableProperties, filterOf, formProperties } from './conditions.model.ts';

const always = { propertyCode: 'region', operator: 'contains', value: 'east' };

describe('the conditions of a view', () => {
  it('offer the visible ones in the order of the view', () => {
    expect(formProperties(ordersConfig).map(({ code }) => code)).toEqual(['customer', 'status', 'amount', 'urgent']);
  });

  it('fill in defaults of the visible ones only', () => {
    expect(defaultFilterTexts(ordersView.queryConditions)).toEqual({ status: 'open;' });
  });

  it('let an address filter by other data items, but not by hidden conditions', () => {
    const codes = filterableProperties(ordersConfig).map(({ code }) => code);
    expect(codes).toContain('remark');
    expect(codes).not.toContain('region');
  });

  it('always ask what a hidden condition sets', () => {
    expect(filterOf(ordersConfig, {})).toEqual(always);
    expect(filterOf(ordersConfig, { customer: 'ACME' })).toEqual({
      join: 'and',
      items: [always, { propertyCode: 'customer', operator: 'contains', value: 'ACME' }],
    });
  });

  it('ask for the whole text where the search is accurate', () => {
    const queryConditions = [{ propertyCode: 'customer', accurateSearch: true }];
    const config = { ...ordersConfig, view: { ...ordersView, queryConditions } };
    expect(filterOf(config, { customer: 'ACME' })).toEqual({
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
    expect(defaultFilterTexts([{ propertyCode: 'x', defaultValue }])['x']).toBe(text);
  });
});
