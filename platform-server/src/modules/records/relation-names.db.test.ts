import { getFormTrace, listFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import {
  checkDelete,
  getRecord,
  queryForRule,
  queryOptions,
  queryRecords,
  saveRecord,
} from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { type ClientRecord, type NamesWorld, startNamesWorld } from '../../testing/names-world.ts';

let world: NamesWorld;
/** Ids of the records that refer to the client of each. */
const deals: Record<string, string> = {};
const memos: Record<string, string> = {};

beforeAll(async () => {
  world = await startNamesWorld();
  const { olas, olafs, add } = world;
  for (const [owner, client, other] of [
    ['ola', olas, olafs],
    ['olaf', olafs, olas],
  ] as const) {
    const data = {
      subject: `deal-${owner}`,
      client: { id: client.id, name: '' },
      others: [client, other].map(({ id }) => ({ id, name: '' })),
      lines: [{ id: 'x', note: 'line', client: { id: client.id, name: '' } }],
    };
    deals[owner] = await add('Deal', data);
    memos[owner] = await add('Memo', { text: 't', deal: { id: deals[owner], name: '' } });
  }
});
afterAll(() => world.app.close());

type VisibleName = 'title' | 'alias' | 'number' | 'nothing';
/** Names that each of them is shown of ola's open client and of olaf's closed one. */
const people: readonly (readonly [user: string, what: string, ola: VisibleName, olaf: VisibleName])[] = [
  ['ola', 'who sees her own clients', 'title', 'nothing'],
  ['olaf', 'who sees his own clients', 'nothing', 'title'],
  ['reader', 'who sees all clients', 'title', 'title'],
  ['titleless', 'who sees all but their titles', 'alias', 'alias'],
  ['nameless', 'who sees nothing that names them', 'nothing', 'nothing'],
  ['stranger', 'who has no role on clients', 'nothing', 'nothing'],
  ['open', 'who sees open clients', 'title', 'nothing'],
  ['root', 'the root administrator', 'title', 'title'],
];

const wordOf = (client: ClientRecord, shown: VisibleName) =>
  ({ title: client.title, alias: `file-${client.alias}`, number: client.sequenceNo, nothing: '' })[shown];
const serialized = (client: ClientRecord, shown: VisibleName) => ({
  id: client.id,
  schemaCode: 'Client',
  name: wordOf(client, shown),
  ...(shown === 'nothing' ? { hidden: true } : {}),
});
const page = { page: 0, size: 50 };
const columns = ['name', 'client', 'others', 'lines', 'deal'];

/** Every answer that could tell what a client is called. */
async function answersFor(user: string): Promise<unknown[]> {
  const { app, olas, olafs } = world;
  const ids = Object.values(deals);
  const calls = ['Deal', 'Memo'].flatMap((schemaCode) => {
    const asked = { schemaCode, ...page };
    const words = [olas, olafs].flatMap(({ title, alias }) => [title, alias]);
    return [
      app.call(
        queryRecords,
        { ...asked, columns: schemaCode === 'Deal' ? columns.slice(0, 4) : ['name', 'deal'] },
        user,
      ),
      app.call(queryOptions, { ...asked, options: { customDisplayColumns: ['name'] } }, user),
      app.call(
        queryOptions,
        { ...asked, options: { customDisplayColumns: [schemaCode === 'Deal' ? 'client' : 'deal'] } },
        user,
      ),
      app.call(queryForRule, { schemaCode, size: 50, options: { customDisplayColumns: ['name', 'client'] } }, user),
      app.call(listFormTrace, asked, user),
      app.call(queryRecords, { ...asked, orderBy: [{ propertyCode: 'name', direction: 'asc' }] }, user),
      ...words.map((search) => app.call(queryRecords, { ...asked, search }, user)),
    ];
  });
  const single = [...ids.map((id) => ['Deal', id]), ...Object.values(memos).map((id) => ['Memo', id])].flatMap(
    ([schemaCode = '', id = '']) => [
      app.call(getRecord, { schemaCode, id }, user),
      app.call(getFormTrace, { schemaCode, bizObjectId: id, ...page }, user),
    ],
  );
  const checks = [app.call(checkDelete, { schemaCode: 'Client', ids: [olas.id, olafs.id] }, user)];
  return Promise.all([...calls, ...single, ...checks]);
}

describe.each(people)('%s, %s', (user, _, ofOla, ofOlaf) => {
  test('is shown what they see of a client, in fields, lists of them and rows', async () => {
    const { olas, olafs, app } = world;
    for (const [owner, client, shown] of [
      ['ola', olas, ofOla],
      ['olaf', olafs, ofOlaf],
    ] as const) {
      const { data } = (await app.call(getRecord, { schemaCode: 'Deal', id: deals[owner] ?? '' }, user)).data;
      expect(data.client).toEqual(serialized(client, shown));
      expect(data.lines).toMatchObject([{ client: serialized(client, shown) }]);
      const both = [serialized(olas, ofOla), serialized(olafs, ofOlaf)];
      expect(data.others).toEqual(owner === 'ola' ? both : both.toReversed());
    }
  });

  test('gets no answer with a name that is kept from them, whatever they ask', async () => {
    const text = JSON.stringify(await answersFor(user));
    for (const [client, shown] of [
      [world.olas, ofOla],
      [world.olafs, ofOlaf],
    ] as const) {
      expect(text.includes(client.title)).toBe(shown === 'title');
      if (shown === 'nothing') expect(text).not.toContain(client.alias);
      if (shown === 'nothing' && user !== 'nameless') expect(text).not.toContain(client.sequenceNo);
    }
  });

  test('finds by searching, filtering and sorting only what they are shown', async () => {
    const { app, olas, olafs } = world;
    const found = async (more: object) => {
      const { data } = await app.call(queryRecords, { schemaCode: 'Deal', ...page, ...more }, user);
      return data.totalElements;
    };
    for (const [client, shown] of [
      [olas, ofOla],
      [olafs, ofOlaf],
    ] as const) {
      expect((await found({ search: client.title })) > 0).toBe(shown === 'title');
      expect((await found({ search: client.alias })) > 0).toBe(shown === 'alias');
      const filter = { propertyCode: 'name', operator: 'contains', value: client.title };
      expect(await found({ filter })).toBe(shown === 'title' ? 1 : 0);
    }
  });

  test('sees a name that is made of other names only where they see those', async () => {
    const { app, olas, olafs } = world;
    for (const [owner, client, shown] of [
      ['ola', olas, ofOla],
      ['olaf', olafs, ofOlaf],
    ] as const) {
      const record = (await app.call(getRecord, { schemaCode: 'Deal', id: deals[owner] ?? '' }, user)).data;
      const memo = (await app.call(getRecord, { schemaCode: 'Memo', id: memos[owner] ?? '' }, user)).data;
      const isNamed = shown === 'title';
      if (shown === 'title') expect(record.data.name).toBe(`${client.title} deal-${owner}`);
      expect(record.hidden?.includes('name') ?? false).toBe(!isNamed);
      if (!isNamed) expect(record.data.name).toBe(record.data.sequenceNo);
      if (shown === 'title') expect(memo.data.name).toBe(`memo of ${client.title} deal-${owner}`);
      else expect(memo.data.name).not.toContain(client.title);
    }
  });
});

test.each(['asc', 'desc'] as const)('an order by clients, %s, has those last that are not seen', async (direction) => {
  const { app } = world;
  const orderBy = [{ propertyCode: 'client', direction }];
  const { content } = (await app.call(queryRecords, { schemaCode: 'Deal', ...page, orderBy }, 'olaf')).data;
  expect(content[0]?.id).toBe(deals['olaf']);
});

test('what a form sends back of a record that is not seen keeps it, and no other can be put in its place', async () => {
  const { app, olas, olafs } = world;
  const id = await world.add('Deal', { subject: 'kept', client: { id: olas.id, name: '' } });
  const { data, version } = (await app.call(getRecord, { schemaCode: 'Deal', id }, 'stranger')).data;
  const change = { schemaCode: 'Deal', id, version };
  const other = await app.call(saveRecord, { ...change, data: { client: { id: olafs.id, name: '' } } }, 'stranger');
  expect(other.errcode).toBe(codeOf('valueInvalid'));
  const answer = await app.call(saveRecord, { ...change, data: { ...data, subject: 'changed' } }, 'stranger');
  expect(answer.data.data).toMatchObject({ subject: 'changed', client: serialized(olas, 'nothing') });
  const kept = (await app.call(getRecord, { schemaCode: 'Deal', id }, 'root')).data;
  expect(kept.data).toMatchObject({ client: serialized(olas, 'title'), name: `${olas.title} changed` });
});

test('who is given a role on clients, or loses one, is shown so by the next answer', async () => {
  const { app, olas } = world;
  const client = async () =>
    (await app.call(getRecord, { schemaCode: 'Deal', id: deals['ola'] ?? '' }, 'open')).data.data.client;
  expect(await client()).toEqual(serialized(olas, 'title'));
  await app.call(saveRecord, { schemaCode: 'Client', id: olas.id, version: 1, data: { stage: 'shut' } }, 'root');
  expect(await client()).toEqual(serialized(olas, 'nothing'));
});

test('why a client stays is told without the names of models that one has nothing to do with', async () => {
  const ask = async (user: string) => {
    const { data } = await world.app.call(checkDelete, { schemaCode: 'Client', ids: [world.olafs.id] }, user);
    return [data[0]?.relativeModel, data[0]?.resultDesc];
  };
  expect(await ask('root')).toEqual(['合同', expect.stringContaining('合同')]);
  expect(await ask('keeper')).toEqual(['other data', expect.not.stringContaining('合同')]);
});
