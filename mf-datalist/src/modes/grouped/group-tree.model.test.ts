import type { RecordGroup } from '@portico/shared-kit/contract/record-groups.schema';
import { aProperty } from '@portico/shared-kit/testing/model-builders';
import { groupTree, openGroups, openLeaves } from './group-tree.model.ts';

const status = aProperty('status', { propertyType: 14, settings: { options: [] } });
const isPaid = aProperty('isPaid', { propertyType: 4 });
const group = (count: number, ...values: readonly (string | null)[]): RecordGroup => ({
  keys: values.map((value) => ({ value, name: null, name_i18n: null })),
  count,
  sumMap: {},
});

const tree = groupTree(
  [status, isPaid],
  [
    [group(3, 'open'), group(1, null)],
    [group(2, 'open', 'true'), group(1, 'open', null), group(1, null, 'false')],
  ],
);

describe('the groups of a list', () => {
  it('fall into those of the next field, each with the conditions of all above it', () => {
    expect(tree.map(({ group: { count }, groups }) => [count, groups.map((each) => each.group.count)])).toEqual([
      [3, [2, 1]],
      [1, [1]],
    ]);
    expect(tree[0]?.groups[0]?.filter).toEqual({
      join: 'and',
      items: [
        { propertyCode: 'status', operator: 'equal', value: 'open' },
        { propertyCode: 'isPaid', operator: 'equal', value: true },
      ],
    });
    expect(tree[1]?.filter).toEqual({ propertyCode: 'status', operator: 'isNull', value: null });
  });

  it('are open at first where they are few, and closed where they are many, until somebody toggles one', () => {
    const key = tree[0]?.key ?? '';
    expect(openGroups(tree, new Set()).size).toBe(5);
    expect(openGroups(tree, new Set([key])).has(key)).toBe(false);
    const many = groupTree([status], [Array.from({ length: 11 }, (_, at) => group(1, `v${at}`))]);
    expect(openGroups(many, new Set()).size).toBe(0);
    expect([...openGroups(many, new Set([many[3]?.key ?? '']))]).toEqual([many[3]?.key]);
  });

  it('are read where they and all above them are open', () => {
    const all = openGroups(tree, new Set());
    expect(openLeaves(tree, all)).toHaveLength(3);
    expect(openLeaves(tree, openGroups(tree, new Set([tree[0]?.key ?? ''])))).toHaveLength(1);
  });
});
