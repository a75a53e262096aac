import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import type { FilterCondition } from '@portico/shared-kit/filters';
import type { Permission } from '@portico/shared-kit/permissions';
import { listPath } from './chart-list.model.ts';

type Dimension = ChartData['dimensions'][number];

const dimension = (
  field: string,
  kind: Dimension['kind'],
  key: string,
  level: Dimension['level'] = null,
): Dimension => ({
  field,
  name: field,
  name_i18n: null,
  kind,
  level,
  axis: 'rows',
  isPartial: false,
  members: [{ key, name: key === 'boss' ? '王总' : null, name_i18n: null }],
});

const equal = (propertyCode: string, value: FilterCondition['value']): FilterCondition => ({
  propertyCode,
  operator: 'equal',
  value,
});
const open = equal('stage', 'open');
const handled = equal('stage', 'handled');

const data = (schemaCode: string, conditions: FilterCondition[], dimensions: Dimension[]): ChartData => ({
  title: null,
  chartType: 'bar',
  source: { schemaCode, appCode: null, name: '', name_i18n: null },
  dimensions,
  measures: [],
  groups: [],
  isCut: false,
  filter: { join: 'and', items: conditions },
  computedTime: '2026-01-01T00:00:00.000Z',
});

const may = (permissions: readonly Permission[]) => (permission: Permission) => permissions.includes(permission);
const path = (of: ChartData, permissions: readonly Permission[] = []) => {
  const found = listPath(
    of,
    of.dimensions.map(() => 0),
    may(permissions),
  );
  return found === null ? null : decodeURIComponent(found);
};

const workflow = dimension('workflow', 'text', 'leave');
const month = dimension('receivedTime', 'date', '2026-03-01', 'month');
const boss = dimension('participant', 'person', 'boss');

test('open and handled work of one’s own leads to the lists of the workflow center', () => {
  expect(path(data('$workItems', [open], [workflow, month]))).toBe(
    '/workflow-center/my-unfinished-workitem?view=all&workflow=leave&f._received=2026-03-01;2026-03-31',
  );
  expect(path(data('$workItems', [handled], [workflow]))).toContain('/my-finished-workitem?view=all&workflow=leave');
  expect(path(data('$workItems', [open], [dimension('overdue', 'boolean', 'true')]))).toContain('due=overdue');
});

test('all work of one person leads to the search by participant, without what is only to be read', () => {
  const all: Permission[] = ['workflow:oversee', 'workflow:inspectPeople'];
  expect(path(data('$workItems', [open], [boss, workflow]), all)).toBe(
    '/workflow-center/query-participant-workItem?participant=boss&name=王总&f.type=0;1;2;3&f.workflow=leave',
  );
  expect(path(data('$workItems', [handled], [boss]), all)).toContain('state=finished');
  expect(path(data('$workItems', [open], [boss]), ['workflow:oversee'])).toBeNull();
});

test('instances lead to one’s own or to all of them, by their status', () => {
  const running = data('$workflowInstances', [equal('status', 'PROCESSING')], [workflow]);
  expect(path(running)).toBe('/workflow-center/my-workflow?f.status=2&f.workflow=leave');
  expect(path(running, ['workflow:oversee'])).toBe('/workflow-center/query-instance?f.status=2&f.workflow=leave');
  const odd = data('$workflowInstances', [equal('status', 'EXCEPTION')], []);
  expect(path(odd)).toBe('/workflow-center/my-workflow?f.status=EXCEPTION');
});

test.each([
  ['whose state is not known', [], [workflow], []],
  ['that others closed', [equal('stage', 'closed')], [workflow], []],
  ['at a node', [open], [dimension('node', 'text', '主管审批')], []],
  ['that is not overdue', [open], [dimension('overdue', 'boolean', 'false')], []],
  ['of everybody', [open], [workflow], ['workflow:oversee', 'workflow:inspectPeople']],
] satisfies [string, FilterCondition[], Dimension[], Permission[]][])(
  'work %s leads nowhere rather than to other work',
  (_, conditions, dimensions, permissions) => {
    expect(path(data('$workItems', conditions, dimensions), permissions)).toBeNull();
  },
);
