import {
  checkDelete,
  deleteRecords,
  getRecord,
  queryRecords,
  saveRecord,
} from '@portico/shared-kit/contract/records.endpoints';
import { getForm, getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;
/** Records by their owners: ann and bob work in sales, cat in finance. */
const recordOf: Record<string, string> = {};

beforeAll(async () => {
  app = await startRecordsApp();
  for (const owner of ['ann', 'bob', 'cat']) recordOf[owner] = (await newOrder(app, owner)).id;
});
afterAll(() => app.close());

interface Expected {
  /** Owners whose records are seen, edited and deleted. */
  readonly sees: readonly string[];
  readonly edits: readonly string[];
  readonly deletes: readonly string[];
  readonly adds: boolean;
  /** Actions that the list as a whole offers. */
  readonly offers: readonly string[];
}

const all = ['ann', 'bob', 'cat'];
const usual = ['add', 'edit', 'delete', 'changeOwner'];
const every = ['add', 'edit', 'delete', 'import', 'export', 'changeOwner'];
const table: readonly (readonly [user: string, what: string, expected: Expected])[] = [
  ['ann', 'a clerk: own records', { sees: ['ann'], edits: ['ann'], deletes: ['ann'], adds: true, offers: usual }],
  ['cat', 'a clerk elsewhere', { sees: ['cat'], edits: ['cat'], deletes: ['cat'], adds: true, offers: usual }],
  [
    'lee',
    "a lead: the department's",
    { sees: ['ann', 'bob'], edits: ['ann', 'bob'], deletes: [], adds: false, offers: ['edit', 'changeOwner'] },
  ],
  [
    'amy',
    'auditor and clerk: sees all, edits own only',
    { sees: all, edits: [], deletes: [], adds: true, offers: usual },
  ],
  ['max', 'the boss: everything', { sees: all, edits: all, deletes: all, adds: true, offers: usual }],
  ['adm', 'the root administrator: everything', { sees: all, edits: all, deletes: all, adds: true, offers: every }],
];

const page = { schemaCode: 'Order', page: 0, size: 100 };
const codeFor = (name: ErrorName | null) => (name === null ? 0 : codeOf(name));

describe.each(table)('%s, %s', (user, _, { sees, edits, deletes, adds, offers }) => {
  test('the list has what they see, with what they may do', async () => {
    const { data } = await app.call(queryRecords, page, user);
    const actions = Object.fromEntries(data.content.map((record) => [record.id, [...record.actions]]));
    const expected = sees.map((owner) => {
      const allowed = [
        ...(edits.includes(owner) ? ['edit'] : []),
        ...(deletes.includes(owner) ? ['delete'] : []),
        ...(offers.includes('export') ? ['export'] : []),
        ...(edits.includes(owner) ? ['changeOwner'] : []),
      ];
      return [recordOf[owner], allowed];
    });
    expect(actions).toEqual(Object.fromEntries(expected));
    expect(data.totalElements).toBe(sees.length);
    expect(data.actions).toEqual(offers);
  });

  test.each(all)('one record of %s', async (owner) => {
    const id = recordOf[owner] ?? '';
    const unseen = sees.includes(owner) ? null : 'recordMissing';
    expect((await app.call(getRecord, { schemaCode: 'Order', id }, user)).errcode).toBe(codeFor(unseen));
    const version = 0;
    const saved = await app.call(saveRecord, { schemaCode: 'Order', id, version, data: { remark: 'x' } }, user);
    // A wrong version shows that everything before it was allowed, and changes nothing for the next row.
    const refusal = unseen ?? (edits.includes(owner) ? 'recordConflict' : 'noPermissionToEdit');
    expect(saved.errcode).toBe(codeFor(refusal));
    const check = await app.call(checkDelete, { schemaCode: 'Order', ids: [id] }, user);
    const kept = unseen ?? (deletes.includes(owner) ? null : 'noPermissionToDelete');
    expect(check.data.map(({ resultCode }) => resultCode)).toEqual(kept === null ? [] : [codeFor(kept)]);
  });

  test('adding is refused before anything is kept', async () => {
    const answer = await app.call(saveRecord, { schemaCode: 'Order', data: {} }, user);
    expect(answer.errcode).toBe(codeFor(adds ? 'valueRequired' : 'noPermissionToAdd'));
  });

  test('forms and list actions say the same', async () => {
    expect((await app.call(getForm, { schemaCode: 'Order' }, user)).data.canAdd).toBe(adds);
    const { view } = (await app.call(getListConfigData, { schemaCode: 'Order' }, user)).data;
    const add = view.queryActions.find(({ actionCode }) => actionCode === 'add');
    expect(add?.disabledCode).toBe(adds ? undefined : codeOf('noPermissionToAdd'));
  });
});

test('somebody without a role on the model reaches nothing of it', async () => {
  const id = recordOf.ann ?? '';
  const answers = [
    await app.call(queryRecords, page, 'out'),
    await app.call(getRecord, { schemaCode: 'Order', id }, 'out'),
    await app.call(saveRecord, { schemaCode: 'Order', data: { title: 'x' } }, 'out'),
    await app.call(checkDelete, { schemaCode: 'Order', ids: [id] }, 'out'),
    await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'out'),
    await app.call(getForm, { schemaCode: 'Order' }, 'out'),
    await app.call(getListConfigData, { schemaCode: 'Order' }, 'out'),
  ];
  expect(new Set(answers.map(({ errcode }) => errcode))).toEqual(new Set([codeOf('noPermissionToView')]));
});

test('deleting takes what may go and counts the rest', async () => {
  const own = await newOrder(app, 'ann');
  const input = { schemaCode: 'Order', ids: [own.id, recordOf.cat ?? '', 'unknown'] };
  expect((await app.call(deleteRecords, input, 'ann')).data).toMatchObject({ successCount: 1, errorCount: 2 });
  expect((await app.call(getRecord, { schemaCode: 'Order', id: own.id }, 'ann')).errcode).toBe(codeOf('recordMissing'));
  expect((await app.call(getRecord, { schemaCode: 'Order', id: recordOf.cat ?? '' }, 'cat')).errcode).toBe(0);
});
