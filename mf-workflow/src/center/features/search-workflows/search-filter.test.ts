import type { SearchableWorkflow } from '@portico/shared-kit/contract/workflow-search.schema';
import { filterStateOf, propertyName } from '@portico/shared-kit/fields';
import { instanceStatusMaps } from '@portico/shared-kit/workflow';
import {
  instanceConditions,
  instanceQuestion,
  itemConditions,
  itemQuestion,
  ownConditions,
  ownQuestion,
} from './search-filter.model.ts';

const workflow = (workflowCode: string, appCode: string): SearchableWorkflow => ({
  workflowCode,
  name: workflowCode,
  name_i18n: null,
  appCode,
  appName: appCode,
  appName_i18n: null,
});
const workflows = [workflow('leave', 'hr'), workflow('overtime', 'hr'), workflow('claim', 'finance')];

const all = instanceConditions(workflows);
const ask = (texts: Record<string, string>) => instanceQuestion(filterStateOf(all, texts));

test('an address that asks for nothing, or for what nobody understands, narrows nothing', () => {
  expect(ask({})).toEqual({});
  expect(ask({ started: 'tomorrow', originator: '[', nonsense: 'x', number: '  ', running: 'long;' })).toEqual({});
});

test('statuses stand in the address by their numbers in the map of instances', () => {
  for (const [number, status] of Object.entries(instanceStatusMaps.instance.statuses)) {
    expect(ask({ status: `${number};` })).toEqual({ status: [status] });
  }
  expect(ask({ status: '2;EXCEPTION' })).toEqual({ status: ['PROCESSING', 'EXCEPTION'] });
  expect(ask({ status: '0;99' })).toEqual({});
});

test('an application stands for all of its workflows, beside single ones', () => {
  expect(ask({ workflow: '@hr;claim' })).toEqual({ appCodes: ['hr'], workflowCodes: ['claim'] });
  expect(ask({ workflow: 'leave;' })).toEqual({ workflowCodes: ['leave'] });
  const [choice] = all;
  const options = choice?.settings?.['options'] as readonly { readonly value: string }[];
  // An application of a single workflow needs no choice of its own.
  expect(options.map(({ value }) => value)).toEqual(['@hr', 'leave', 'overtime', 'claim']);
});

test('people and departments are asked for by id, times to the end of their last day', () => {
  expect(
    ask({
      originator: '[{"id":"u1","name":"林"}]',
      handler: '[{"id":"u2","name":"王"},{"id":"u3","name":"洪"}]',
      department: '[{"id":"d1","name":"销售部"}]',
      started: '2026-03-02;2026-03-03',
      finished: ';2026-03-04',
      number: ' QJ2026 ',
    }),
  ).toEqual({
    originatorIds: ['u1'],
    handlerIds: ['u2', 'u3'],
    departmentIds: ['d1'],
    startedFrom: '2026-03-01T16:00:00.000Z',
    startedTo: '2026-03-03T15:59:59.999Z',
    finishedTo: '2026-03-04T15:59:59.999Z',
    sequenceNo: 'QJ2026',
  });
});

test('of several durations the shortest holds for all of them', () => {
  expect(ask({ running: '30;7' })).toEqual({ runningDays: 7 });
});

test('own workflows are narrowed by workflow, status and start', () => {
  const own = ownConditions(workflows);
  expect(own.map((property) => propertyName(property, 'en'))).toEqual(['Workflow', 'Status', 'Started']);
  expect(ownQuestion(filterStateOf(own, { status: '3;', number: 'x' }))).toEqual({ status: ['COMPLETED'] });
});

test('tasks are narrowed by type and by when they came; handled ones by result and when that was', () => {
  const open = filterStateOf(itemConditions(workflows, false), {
    type: '1;3',
    received: '2026-03-02',
    itemStatus: 'AGREED;',
  });
  expect(itemQuestion(open)).toEqual({
    types: [1, 3],
    from: '2026-03-01T16:00:00.000Z',
    to: '2026-03-02T15:59:59.999Z',
  });
  const done = filterStateOf(itemConditions(workflows, true), { itemStatus: 'AGREED;PENDING', handled: '2026-03-02;' });
  expect(itemQuestion(done)).toEqual({ status: ['AGREED', 'PENDING'], from: '2026-03-01T16:00:00.000Z' });
});
