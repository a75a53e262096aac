import type { AdvancedFilter } from '@portico/shared-kit/list-address/advanced-filter';
import { withSavedGroup } from './saved-groups.model.ts';

const condition = { condition: { propertyCode: 'a', operator: 'isNull' as const, value: null } };
const group = (...items: AdvancedFilter['items']): AdvancedFilter => ({ join: 'all', items });

describe('a saved group of conditions', () => {
  it('is the filter where there is none, and a group in it where there is one', () => {
    const saved = group(condition);
    expect(withSavedGroup(null, saved)).toBe(saved);
    expect(withSavedGroup(group(condition), saved)).toEqual(group(condition, saved));
  });

  it('makes no filter of more than three levels or thirty conditions', () => {
    expect(withSavedGroup(group(condition), group(group(condition)))).not.toBeNull();
    expect(withSavedGroup(group(condition), group(group(group(condition))))).toBeNull();
    const many = (count: number) => group(...Array.from({ length: count }, () => condition));
    expect(withSavedGroup(many(15), many(15))).not.toBeNull();
    expect(withSavedGroup(many(16), many(15))).toBeNull();
  });
});
