import { asRecordId } from '../contract/ids.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { contractOperations } from '../testing/contract-operations.ts';
import { envelope } from '../testing/network-answer.ts';
import { refuseUnknownCalls, responds, stubNetwork } from '../testing/stub-network.ts';
import { applicationsEndpoints } from './applications.api.ts';
import { designsEndpoints } from './designs.api.ts';
import { formTraceEndpoints } from './form-trace.api.ts';
import { modelsEndpoints } from './models.api.ts';
import { notificationsEndpoints } from './notifications.api.ts';
import { ownApplicationsEndpoints } from './own-applications.api.ts';
import { portalEndpoints } from './portal.api.ts';
import { printEndpoints } from './print.api.ts';
import { api } from './portal-api.ts';
import { recordsEndpoints } from './records.api.ts';
import { makeStore } from './store.ts';
import { systemEndpoints } from './system.api.ts';
import { workflowEndpoints } from './workflow.api.ts';

const list = (schemaCode: string) =>
  recordsEndpoints.queryRecords.initiate({ schemaCode, filters: [], page: 0, size: 20 });
const one = (schemaCode: string, id: string) => recordsEndpoints.getRecord.initiate({ schemaCode, id: asRecordId(id) });
const unread = () => notificationsEndpoints.getUnreadCount.initiate();
const toDo = () => workflowEndpoints.queryWorkItems.initiate({ state: 'unfinished', page: 0, size: 20 });

/** Queries whose results are on the screen in each of these tests. */
const shown = {
  'orders list': () => list('order'),
  'orders 1': () => one('order', '1'),
  'orders 2': () => one('order', '2'),
  'trace of orders 1': () =>
    formTraceEndpoints.getFormTrace.initiate({ schemaCode: 'order', bizObjectId: asRecordId('1'), page: 0, size: 20 }),
  'customers list': () => list('customer'),
  unread,
  'to-do': toDo,
  startable: () => workflowEndpoints.listStartableWorkflows.initiate(),
  applications: () => applicationsEndpoints.listApplications.initiate({}),
  menu: () => applicationsEndpoints.listMenu.initiate('crm'),
  'list config': () => modelsEndpoints.getListConfigData.initiate({ schemaCode: 'order' }),
  form: () => modelsEndpoints.getForm.initiate({ schemaCode: 'order' }),
  'print data': () => printEndpoints.loadPrintData.initiate({ schemaCode: 'order', objectIds: [asRecordId('1')] }),
  page: () => portalEndpoints.getPortalPage.initiate({ code: 'salesDesk' }),
  templates: () => printEndpoints.listPrintTemplates.initiate({ schemaCode: 'order' }),
  recent: () => portalEndpoints.listRecentItems.initiate(),
  'own applications': () => ownApplicationsEndpoints.listOwnApplications.initiate(),
  'system config': () => systemEndpoints.getSystemConfig.initiate(),
} as const;

type QueryName = keyof typeof shown;

let operations: Endpoint<never, unknown>[];

beforeAll(async () => {
  operations = await contractOperations();
});
refuseUnknownCalls();

/** Every call of the contract is answered alike: what counts is which ones are made. */
const answerAll = (data: unknown, errcode = 0) =>
  stubNetwork(...operations.map((each) => responds(each, () => envelope(data, errcode, errcode === 0 ? 200 : 403))));

/** Shows everything, makes a write, and answers what was read again because of it. */
async function readAgainAfter(write: unknown, errcode = 0, answer: unknown = { content: [] }): Promise<QueryName[]> {
  const store = makeStore();
  const dispatch = store.dispatch as (action: unknown) => Promise<unknown>;
  answerAll({ content: [], favourites: [] });
  const names = Object.keys(shown) as QueryName[];
  const reads = names.map((name) => dispatch(shown[name]()) as Promise<unknown> & { queryCacheKey: string });
  await Promise.all(reads);
  const requests = () =>
    reads.map(({ queryCacheKey }) => store.getState().api.queries[queryCacheKey]?.requestId ?? 'none');
  const before = requests();
  answerAll(answer, errcode);
  await dispatch(write);
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const after = requests();
  return names.filter((_, index) => before[index] !== after[index]);
}

const saved = (id?: string) =>
  recordsEndpoints.saveRecord.initiate({ schemaCode: 'order', ...(id === undefined ? {} : { id }) } as never);

const order = (data: object) => ({ id: '1', schemaCode: 'order', version: 2, data, actions: [] });

test('saving a record reads the lists of its model and its trace again, not the record, which the save has answered', async () => {
  const answer = order({ id: '1', name: 'saved' });
  expect(await readAgainAfter(saved('1'), 0, answer)).toEqual(['orders list', 'trace of orders 1', 'print data']);
});

test('a record that went out of sight with its save is read again, and says so', async () => {
  expect(await readAgainAfter(saved('1'), 0, order({ id: '1' }))).toContain('orders 1');
});

test('a saved record is shown as the save has answered it, and by who opened it as their work read again', async () => {
  const store = makeStore();
  const asWork = recordsEndpoints.getRecord.initiate({ schemaCode: 'order', id: asRecordId('1'), workItemId: 'w' });
  answerAll(order({ id: '1', name: 'before' }));
  await Promise.all([store.dispatch(one('order', '1')), store.dispatch(asWork)]);
  const answer = order({ id: '1', name: 'saved' });
  answerAll(answer);
  await store.dispatch(saved('1'));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const all = Object.values(store.getState().api.queries);
  expect(all.map((query) => query?.data)).toEqual([answer, answer]);
});

test('a new record reads the lists of its model again', async () => {
  expect(await readAgainAfter(saved())).toEqual(['orders list', 'print data']);
});

test('deleting records reads the lists of their model again, not the records that are gone', async () => {
  const write = recordsEndpoints.deleteRecords.initiate({ schemaCode: 'order', ids: [asRecordId('1')] });
  expect(await readAgainAfter(write)).toEqual(['orders list', 'print data']);
});

test.each([
  ['saved', () => saved('1')],
  ['deleted', () => recordsEndpoints.deleteRecords.initiate({ schemaCode: 'order', ids: [asRecordId('1')] })],
  ['decided', () => workflowEndpoints.actOnWorkItem.initiate({ id: '1', action: 'agree' } as never)],
  ['imported', () => applicationsEndpoints.importPackage.initiate({ files: {}, dryRun: false })],
])('what could not be %s reads nothing again', async (_, write) => {
  expect(await readAgainAfter(write(), 700001)).toEqual([]);
});

test('an action of a workflow reads work items, records, notifications and what may be started again', async () => {
  const write = workflowEndpoints.actOnWorkItem.initiate({ id: '1', action: 'agree' } as never);
  const records = ['orders list', 'orders 1', 'orders 2', 'customers list', 'print data'] as const;
  expect(await readAgainAfter(write)).toEqual(
    expect.arrayContaining([...records, 'unread', 'to-do', 'startable'] satisfies QueryName[]),
  );
});

test('importing an application reads what it defines again, planning an import does not', async () => {
  const write = (dryRun: boolean) => applicationsEndpoints.importPackage.initiate({ files: {}, dryRun });
  const defined = [
    'applications',
    'own applications',
    'menu',
    'list config',
    'form',
    'startable',
    'orders list',
  ] as const;
  expect(await readAgainAfter(write(false))).toEqual(expect.arrayContaining([...defined] satisfies QueryName[]));
  expect(await readAgainAfter(write(true))).toEqual([]);
});

test('publishing a form reads the forms of its model again, and a refusal reads nothing', async () => {
  const write = () => designsEndpoints.publishDesign.initiate({ kind: 'form', designKey: 'order.main', revision: 1 });
  expect(await readAgainAfter(write())).toEqual(['form']);
  expect(await readAgainAfter(write(), 401_037)).toEqual([]);
});

test('publishing a page or a template, or switching it off, reads what shows it again', async () => {
  const page = { kind: 'portalPage', designKey: 'salesDesk' } as const;
  const template = { kind: 'printTemplate', designKey: 'orderSlip' } as const;
  const { publishDesign, setDesignAvailability } = designsEndpoints;
  const ofPage: QueryName[] = ['applications', 'menu', 'own applications', 'page'];
  expect((await readAgainAfter(publishDesign.initiate({ ...page, revision: 1 }))).toSorted()).toEqual(ofPage);
  expect(await readAgainAfter(publishDesign.initiate({ ...template, revision: 1 }))).toEqual(['templates']);
  expect((await readAgainAfter(setDesignAvailability.initiate({ ...page, availability: 'off' }))).toSorted()).toEqual(
    ofPage,
  );
  expect(await readAgainAfter(setDesignAvailability.initiate({ ...template, availability: 'off' }))).toEqual([
    'templates',
  ]);
});

test.each([
  ['reading a message', () => notificationsEndpoints.updateReadState.initiate({ messageIdList: ['1'] }), 'unread'],
  [
    'marking a favourite',
    () => ownApplicationsEndpoints.markFavourite.initiate({ appCode: 'crm', isFavourite: true }),
    'own applications',
  ],
  ['changing the theme', () => systemEndpoints.editTheme.initiate({} as never), 'system config'],
] as const)('%s reads what shows it again and nothing else', async (_, write, name) => {
  expect(await readAgainAfter(write())).toEqual([name]);
});

test('noting a visit reads what was opened last again, pages and applications, and nothing else', async () => {
  expect(await readAgainAfter(portalEndpoints.noteVisit.initiate({} as never))).toEqual(['recent', 'own applications']);
});
