import type { BatchReply } from '@portico/shared-kit/contract/batch.schema';
import { viewListAs } from '@portico/shared-kit/contract/list-view-as.endpoints';
import type { ViewListAsInput } from '@portico/shared-kit/contract/list-view-as.schema';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { listSavedViews } from '@portico/shared-kit/contract/saved-views.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { type FormWorld, startFormWorld } from '../../testing/form-world.ts';
import { untimed } from '../../testing/untimed.ts';

let world: FormWorld;

beforeAll(async () => {
  world = await startFormWorld();
});
afterAll(() => world.app.close());

const config = { operationId: getListConfigData.operationId, input: { schemaCode: 'Order' } };
const records = { operationId: queryRecords.operationId, input: { schemaCode: 'Order', page: 0, size: 5 } };
const views = { operationId: listSavedViews.operationId, input: { schemaCode: 'Order', viewCode: 'all' } };

async function viewAs(input: Partial<ViewListAsInput>, user: string | null = 'adm') {
  const asked: ViewListAsInput = { id: 'own', schemaCode: 'Order', calls: [config, records], ...input };
  const { errcode, data } = await world.app.call(viewListAs, asked, user);
  const answers = (data as BatchReply | null)?.answers.map(
    ({ envelope }) => JSON.parse(envelope) as { errcode: number; data: unknown },
  );
  return { errcode, answers: answers ?? [] };
}

/** Returns an answer without how long it took to find. */
const facts = ({ errcode, data }: { readonly errcode: number; readonly data: unknown }) => {
  return { errcode, told: untimed(data) };
};

const db = () => world.app.platform.connections.db;
const trail = () => db().selectFrom('audit_event').selectAll().where('action', '=', 'listViewAs').execute();

test('a list is answered as the person sees it: its definition, records and saved views, and nothing that they may not see', async () => {
  const { errcode } = await world.app.call(saveRecord, { schemaCode: 'Order', data: { title: '订单' } }, 'own');
  expect(errcode).toBe(0);
  const seen: unknown[] = [];
  for (const id of ['own', 'far']) {
    const { answers } = await viewAs({ id, calls: [config, records, views] });
    const own = [
      await world.app.call(getListConfigData, config.input, id),
      await world.app.call(queryRecords, records.input, id),
      await world.app.call(listSavedViews, views.input, id),
    ];
    expect(answers.map(facts)).toEqual(own.map(facts));
    seen.push(answers[1]?.data);
  }
  // The administrator sees another list than one of the two at least, so that the test tells them apart.
  const all = await world.app.call(queryRecords, records.input, 'adm');
  expect(seen.some((page) => JSON.stringify(page) !== JSON.stringify(all.data))).toBe(true);
});

test('only root administrators may, and nobody without a session', async () => {
  for (const user of ['sys', 'own', 'flow']) expect((await viewAs({}, user)).errcode).toBe(codeOf('noPermission'));
  expect((await viewAs({}, null)).errcode).toBe(codeOf('notSignedIn'));
});

test('nothing is written, nobody stands in for a third person, and only what a list reads is answered', async () => {
  const { answers } = await viewAs({
    calls: [
      { operationId: 'saveRecord', input: { schemaCode: 'Order', data: {} } },
      { operationId: 'keepListLayout', input: { schemaCode: 'Order', viewCode: 'all', layout: {} } },
      { operationId: 'viewListAs', input: { id: 'far', schemaCode: 'Order', calls: [config] } },
      { operationId: 'previewReads', input: { as: 'person', id: 'far', pageCode: 'desk', calls: [config] } },
      { operationId: 'getCurrentUser', input: {} },
      { operationId: 'watchList', input: { schemaCode: 'Order' } },
    ],
  });
  const invalid = codeOf('requestInvalid');
  expect(answers.map(({ errcode }) => errcode)).toEqual([invalid, invalid, invalid, invalid, invalid, invalid]);
});

test('somebody who is gone, disabled or of another organisation is not stood in for', async () => {
  expect((await viewAs({ id: 'nobody' })).errcode).toBe(codeOf('userMissing'));
  const own = await db().selectFrom('app_user').selectAll().where('id', '=', 'own').executeTakeFirstOrThrow();
  const stranger = { ...own, corp_id: 'other', id: 'stranger', username: 'stranger' };
  await db().insertInto('app_user').values(stranger).execute();
  expect((await viewAs({ id: 'stranger' })).errcode).toBe(codeOf('userMissing'));
  await db().updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'far').execute();
  expect((await viewAs({ id: 'far' })).errcode).toBe(codeOf('userMissing'));
});

test('the audit trail tells who has seen which list as whom, once for all reads of a while', async () => {
  const before = (await trail()).length;
  for (let read = 0; read < 3; read += 1) await viewAs({ viewCode: 'all' });
  await viewAs({ viewCode: 'mine' });
  const told = (await trail()).slice(before);
  expect(told).toMatchObject([
    { actor_id: 'adm', object_id: 'own', result: 'done', detail: { schemaCode: 'Order', viewCode: 'all' } },
    { actor_id: 'adm', object_id: 'own', result: 'done', detail: { schemaCode: 'Order', viewCode: 'mine' } },
  ]);
});

test('only the list and the view that the audit trail names are answered, whatever else the person may read', async () => {
  const of = (operationId: string, input: Record<string, unknown>) => ({ operationId, input });
  const codesOf = async (input: Partial<ViewListAsInput>) =>
    (await viewAs(input)).answers.map(({ errcode }) => errcode);
  const page = { page: 0, size: 5 };
  const elsewhere = [
    of('getListConfigData', { schemaCode: 'Invoice' }),
    of('queryRecords', { schemaCode: 'Invoice', ...page }),
    of('queryRecords', page),
    of('queryOptions', { schemaCode: 'Invoice', options: { customDisplayColumns: ['title'] }, ...page }),
    of('getColumnStatistics', { schemaCode: 'Invoice', propertyCode: 'title' }),
    of('listSavedViews', { schemaCode: 'Invoice' }),
    of('listSavedFilters', { list: 'groups:Invoice' }),
    of('queryWorkItems', { state: 'unfinished', ...page }),
    of('listRecentItems', {}),
    of('listApplications', {}),
  ];
  expect(new Set(await codesOf({ calls: elsewhere }))).toEqual(new Set([codeOf('requestInvalid')]));

  const ofView = (code: string) => [
    of('getListConfigData', { schemaCode: 'Order', code }),
    of('queryRecords', { schemaCode: 'Order', queryCode: code, ...page }),
  ];
  const refused = codeOf('requestInvalid');
  expect(await codesOf({ viewCode: 'mine', calls: [...ofView('all'), config] })).toEqual([refused, refused, refused]);
  expect(await codesOf({ viewCode: 'all', calls: [...ofView('all'), records] })).toEqual([0, 0, 0]);
  expect(await codesOf({ calls: [...ofView('all'), of('listSavedFilters', { list: 'groups:Order' })] })).toEqual([
    0, 0, 0,
  ]);
});
