import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import { everything } from '@portico/shared-kit/filters';
import { withFilterTexts } from '@portico/shared-kit/filters';
import { chartPageFilter, withNamesOf } from './chart-page-filter.model.ts';
import { filterFields, filterState, filterTree } from './page-filters.model.ts';

const fields = filterFields(['date', 'department', 'person']);
const treeOf = (texts: Record<string, string>) =>
  filterTree(fields, filterState(fields, withFilterTexts(new URLSearchParams(), texts)));

test('an address asks charts for whole days, departments and people by their ids', () => {
  const tree = treeOf({
    createdTime: '2026-03-01;2026-03-31',
    ownerDeptId: JSON.stringify([{ id: 'sales', name: '销售部' }]),
    owner: JSON.stringify([{ id: 'u1', name: '李强' }]),
  });
  expect(chartPageFilter(tree)).toEqual({
    from: '2026-02-28T16:00:00.000Z',
    to: '2026-03-31T15:59:59.999Z',
    departmentIds: ['sales'],
    userIds: ['u1'],
  });
});

test('one open end is asked for as such, and nothing where nothing is asked', () => {
  expect(chartPageFilter(treeOf({ createdTime: '2026-03-01;' }))).toEqual({
    from: '2026-02-28T16:00:00.000Z',
    to: null,
  });
  expect(chartPageFilter(treeOf({}))).toBeUndefined();
});

test('people in the filter of an answer get the names that the page knows', () => {
  const tree = treeOf({ owner: JSON.stringify([{ id: 'u1', name: '李强' }]) });
  const condition = { propertyCode: 'salesperson', operator: 'in', value: [{ id: 'u1', name: '' }] } as const;
  const data = { filter: { join: 'and', items: [everything, condition] } } as unknown as ChartData;
  expect(JSON.stringify(withNamesOf(data, tree).filter)).toContain('李强');
  expect(withNamesOf(data, null)).toBe(data);
});
