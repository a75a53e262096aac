import * as applications from '@portico/shared-kit/contract/applications.endpoints';
import * as comments from '@portico/shared-kit/contract/comments.endpoints';
import * as files from '@portico/shared-kit/contract/files.endpoints';
import * as formEntry from '@portico/shared-kit/contract/form-entry.endpoints';
import * as formTrace from '@portico/shared-kit/contract/form-trace.endpoints';
import * as modelIndexes from '@portico/shared-kit/contract/model-indexes.endpoints';
import type { Wire } from '@portico/shared-kit/contract/ids';
import * as models from '@portico/shared-kit/contract/models.endpoints';
import * as print from '@portico/shared-kit/contract/print.endpoints';
import * as printing from '@portico/shared-kit/contract/printing.endpoints';
import * as batches from '@portico/shared-kit/contract/record-batches.endpoints';
import * as records from '@portico/shared-kit/contract/records.endpoints';
import * as shortCodes from '@portico/shared-kit/contract/short-codes.endpoints';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@portico/shared-kit/contract/endpoint';
import { codeOf } from '@portico/shared-kit/errors';
import {
  marks,
  owners,
  type RecordName,
  recordNames,
  type RightsWorld,
  startRightsWorld,
} from './testing/rights-world.ts';
import { type Names, shapes } from './testing/rights-shapes.ts';
import { elsewhere } from './testing/endpoints-elsewhere.ts';
import { newSession } from './testing/test-session.ts';

let world: RightsWorld;

beforeAll(async () => {
  world = await startRightsWorld();
});
afterAll(() => world.app.close());

const all = recordNames;
const everybody = Object.entries(shapes).map(([user, shape]) => [user, shape.what, shape] as const);

interface Called {
  readonly errcode: number;
  readonly text: string;
  readonly data: unknown;
}

async function call<I, R>(
  endpoint: Endpoint<I, R>,
  input: Wire<I>,
  user: string,
): Promise<Called & { readonly data: R }> {
  const { errcode, errmsg, data } = await world.app.call(endpoint, input, user);
  return { errcode, data, text: JSON.stringify([errmsg, data]) };
}

const claims = { schemaCode: 'Claim' };
const firstPage = { ...claims, page: 0, size: 50 };
const named = (name: RecordName) => ({ ...claims, id: world.ids[name] });
const listed = (...names: Names) => ({ ...claims, ids: names.map((name) => world.ids[name]) });
const chosen = (name: RecordName) => ({ ...claims, objectIds: [world.ids[name]] });
const byHand = () => ({ propertyCode: 'note', modifiedValue: `by hand ${Math.random()}` });
const batch = (name: RecordName) => ({ ...chosen(name), ...byHand() });

const wanted = { customDisplayColumns: ['title', 'amount', 'lines'] };

async function version(name: RecordName): Promise<number> {
  return (await call(records.getRecord, named(name), 'root')).data.version;
}

/** Returns the entries of the form trace about the adding of each record. */
async function addedEntries(): Promise<readonly string[]> {
  const { db } = world.app.platform.connections;
  const entries = db
    .selectFrom('form_trace')
    .select('id')
    .where('schema_code', '=', 'Claim')
    .where('action', '=', 'add');
  return (await entries.execute()).map(({ id }) => id);
}

async function download(user: string): Promise<Called> {
  const url = `/api/files/${world.fileId}`;
  const headers = { authorization: `Bearer ${await newSession(world.app.platform, user)}` };
  const { statusCode, body } = await world.app.http.inject({ method: 'GET', url, headers });
  return { errcode: statusCode === 200 ? 0 : 1, text: body, data: null };
}

const talkedOf = (name: RecordName) => ({ ...claims, bizObjectId: world.ids[name] });
const comment = (user: string, name: RecordName) =>
  call(comments.addComment, { ...talkedOf(name), content: [{ text: 'seen' }] }, user);

const coded = (user: string, name: RecordName) =>
  call(shortCodes.makeShortCodes, { pairs: [{ pairValue: JSON.stringify(named(name)) }] }, user);

/** The figures of a field over one record alone. */
const figuresOf = (user: string, name: RecordName, propertyCode: string) => {
  const filter = { propertyCode: 'id', operator: 'equal' as const, value: world.ids[name] };
  return call(records.getColumnStatistics, { ...claims, propertyCode, filter }, user);
};
const isFine = async (calling: Promise<Called>) => (await calling).errcode === 0;
const isDone = ({ errcode, data }: Called) => errcode === 0 && (data as { successCount: number }).successCount === 1;

/** Rule that an endpoint of the contract must keep to, whoever calls it. */
type Row =
  /** Its answer tells of the records that the user sees, and of their amounts where those are seen; of no other. */
  | { readonly shows: (user: string) => Promise<readonly Called[]>; readonly withPrices?: boolean }
  /** Access that works for the records of a scope, and only for them. */
  | {
      readonly works: 'view' | 'edit' | 'delete' | 'changeOwner';
      readonly on: (user: string, name: RecordName) => Promise<boolean>;
    }
  /** Access that answers the same to all who see the model and tells of no record; others are refused. */
  | { readonly describes: (user: string) => Promise<Called> }
  /** Access for those who may add. */
  | { readonly adds: (user: string) => Promise<Called> };

const table: Readonly<Record<string, Row>> = {
  queryRecords: {
    shows: async (user) => [
      await call(records.queryRecords, { ...firstPage, columns: ['title', 'amount', 'lines'] }, user),
    ],
    withPrices: true,
  },
  getRecord: {
    shows: (user) => Promise.all(all.map((name) => call(records.getRecord, named(name), user))),
    withPrices: true,
  },
  listFormTrace: {
    shows: async (user) => [await call(formTrace.listFormTrace, { ...claims, page: 0, size: 50 }, user)],
    withPrices: true,
  },
  getFormTrace: {
    shows: (user) =>
      Promise.all(
        all.map((name) =>
          call(formTrace.getFormTrace, { ...claims, bizObjectId: world.ids[name], page: 0, size: 50 }, user),
        ),
      ),
    withPrices: true,
  },
  getTraceEntry: {
    shows: async (user) =>
      Promise.all((await addedEntries()).map((logid) => call(formTrace.getTraceEntry, { logid }, user))),
    withPrices: true,
  },
  loadPrintData: {
    shows: (user) => Promise.all(all.map((name) => call(print.loadPrintData, chosen(name), user))),
    withPrices: true,
  },
  keepPrintSelection: {
    describes: async (user) => {
      const { errcode } = await call(printing.keepPrintSelection, chosen('r1'), user);
      return { errcode, text: '', data: null };
    },
  },
  notePrinting: {
    works: 'view',
    on: async (user, name) =>
      (await call(printing.notePrinting, { ...chosen(name), templateId: null }, user)).errcode === 0,
  },
  makeShortCodes: { works: 'view', on: async (user, name) => (await coded(user, name)).errcode === 0 },
  resolveShortCode: {
    works: 'view',
    on: async (user, name) => {
      const pairCode = (await coded('root', name)).data.pairs[0]?.pairCode ?? 'none';
      return (await call(shortCodes.resolveShortCode, { pairCode }, user)).errcode === 0;
    },
  },
  getFormUrl: { works: 'view', on: (user, name) => isFine(call(formEntry.getFormUrl, talkedOf(name), user)) },
  downloadFile: {
    works: 'view',
    on: async (user, name) =>
      name === 'r1' ? (await download(user)).errcode === 0 : shapes[user]?.view.includes(name) === true,
  },
  listComments: { works: 'view', on: (user, name) => isFine(call(comments.listComments, talkedOf(name), user)) },
  addComment: { works: 'view', on: async (user, name) => (await comment(user, name)).errcode === 0 },
  deleteComment: {
    works: 'view',
    on: async (user, name) => {
      const id = (await comment(user, name)).data?.id ?? 'none';
      return (await call(comments.deleteComment, { ...talkedOf(name), id }, user)).errcode === 0;
    },
  },
  searchMentionable: {
    works: 'view',
    on: async (user, name) => (await call(comments.searchMentionable, talkedOf(name), user)).errcode === 0,
  },
  saveRecord: {
    works: 'edit',
    on: async (user, name) => {
      const input = { ...named(name), version: await version(name), data: { note: `saved ${Math.random()}` } };
      return (await call(records.saveRecord, input, user)).errcode === 0;
    },
  },
  checkDelete: {
    works: 'delete',
    on: async (user, name) => {
      const { errcode, data } = await call(records.checkDelete, listed(name), user);
      return errcode === 0 && data.length === 0;
    },
  },
  deleteRecords: {
    works: 'delete',
    on: async (user, name) => {
      const isGone = isDone(await call(records.deleteRecords, listed(name), user));
      if (isGone) await world.add(name);
      return isGone;
    },
  },
  getNoPresentationNumber: {
    works: 'changeOwner',
    on: async (user, name) => {
      const { errcode, data } = await call(batches.getNoPresentationNumber, { ...firstPage, ...chosen(name) }, user);
      return errcode === 0 && data.count === 0;
    },
  },
  modifyOwner: {
    works: 'changeOwner',
    on: async (user, name) =>
      isDone(await call(batches.modifyOwner, { ...firstPage, ...chosen(name), ownerId: owners[name] }, user)),
  },
  previewBatchUpdate: {
    works: 'edit',
    on: async (user, name) => {
      const { errcode, data } = await call(batches.previewBatchUpdate, batch(name), user);
      return errcode === 0 && data.refusals.length === 0;
    },
  },
  batchUpdate: { works: 'edit', on: async (user, name) => isDone(await call(batches.batchUpdate, batch(name), user)) },
  queryOptions: {
    shows: async (user) => [await call(records.queryOptions, { ...firstPage, options: wanted }, user)],
    withPrices: true,
  },
  matchRecords: {
    works: 'view',
    on: async (user, name) => {
      const filters = [{ propertyCode: 'title', operator: 'isNotNull' as const, value: null }];
      return (await call(records.matchRecords, { ...listed(name), filters }, user)).data?.[0]?.length === 1;
    },
  },
  getColumnStatistics: {
    shows: (user) => Promise.all(all.flatMap((name) => ['title', 'amount'].map((code) => figuresOf(user, name, code)))),
  },
  groupRecords: { shows: async (user) => [await call(records.groupRecords, { ...claims, groupBy: ['title'] }, user)] },
  queryForRule: {
    shows: async (user) => [await call(records.queryForRule, { ...claims, size: 50, options: wanted }, user)],
    withPrices: true,
  },
  getQueryHeaders: { describes: (user) => call(models.getQueryHeaders, claims, user) },
  keepListLayout: {
    describes: (user) => call(models.keepListLayout, { ...claims, viewCode: 'all', layout: null }, user),
  },
  getBatchUpdateLog: { describes: (user) => call(batches.getBatchUpdateLog, firstPage, user) },
  getListConfigData: { describes: (user) => call(models.getListConfigData, claims, user) },
  adviseIndexes: { describes: (user) => call(modelIndexes.adviseIndexes, claims, user) },
  getForm: { describes: (user) => call(models.getForm, claims, user) },
  getDataItems: { describes: (user) => call(models.getDataItems, claims, user) },
  getDataRules: { describes: (user) => call(models.getDataRules, claims, user) },
  listPrintTemplates: { describes: (user) => call(print.listPrintTemplates, claims, user) },
  getConfirmIsPrint: { describes: (user) => call(print.getConfirmIsPrint, claims, user) },
  checkAdd: { adds: (user) => call(formEntry.checkAdd, claims, user) },
};

const tabled = Object.entries(table);
const rowsOf = <K extends string>(member: K) =>
  tabled.flatMap(([name, row]) => (member in row ? [[name, row as Extract<Row, Record<K, unknown>>] as const] : []));

test('every endpoint that reaches records has a row here', () => {
  const folder = fileURLToPath(new URL('../../shared-kit/src/contract', import.meta.url));
  const resources = readdirSync(folder).flatMap((file) => /^(.*)\.endpoints\.ts$/.exec(file)?.[1] ?? []);
  const here = {
    applications,
    comments,
    files,
    'form-entry': formEntry,
    'form-trace': formTrace,
    'model-indexes': modelIndexes,
    models,
    print,
    printing,
    'record-batches': batches,
    records,
    'short-codes': shortCodes,
  };
  expect(resources.filter((name) => !elsewhere.includes(name)).sort()).toEqual(Object.keys(here).sort());
  const operations = Object.values(here).flatMap((resource) =>
    Object.values<Endpoint<never, never>>(resource as never),
  );
  const ofApplications = ['listApplications', 'listMenu', 'importPackage', 'exportPackage', 'exportPackageZip'];
  const ofIndexes = ['listModelIndexes', 'makeModelIndexes', 'dropModelIndex'];
  const exempt = [...ofApplications, ...ofIndexes, 'uploadFile', 'generateQrCode', 'getPrintSelection'];
  const reaching = operations.map(({ operationId }) => operationId).filter((id) => !exempt.includes(id));
  expect(reaching.sort()).toEqual(Object.keys(table).sort());
});

const found = (calls: readonly Called[], mark: (name: RecordName) => string) =>
  all.filter((name) => calls.some(({ text }) => text.includes(mark(name))));

describe.each(everybody)('%s: %s', (user, _, shape) => {
  test.each(rowsOf('shows'))('%s shows what they see', async (_name, row) => {
    const calls = await row.shows(user);
    expect(found(calls, marks.title)).toEqual(shape.view);
    expect(found(calls, marks.amount)).toEqual(shape.amount ?? shape.view);
    if (row.withPrices) expect(found(calls, marks.price)).toEqual(shape.price ?? shape.view);
    const refused = [codeOf('noPermissionToView'), codeOf('recordMissing')];
    if (shape.view.length === 0) expect(calls.every(({ errcode }) => refused.includes(errcode as never))).toBe(true);
  });

  test.each(rowsOf('works'))('%s works where they may', async (name, row) => {
    const done: RecordName[] = [];
    for (const each of all) if (await row.on(user, each)) done.push(each);
    const expected = name === 'downloadFile' && user === 'bill' ? shape.view.slice(1) : shape[row.works];
    expect(done).toEqual(expected);
  });

  test.each(rowsOf('describes'))('%s describes the model, and no record', async (_name, row) => {
    const { errcode, text } = await row.describes(user);
    expect(errcode).toBe(shape.view.length === 0 ? codeOf('noPermissionToView') : 0);
    for (const mark of Object.values(marks)) expect(found([{ errcode, text, data: null }], mark)).toEqual([]);
  });

  test.each(rowsOf('adds'))('%s is for who may add', async (_name, row) => {
    const { errcode } = await row.adds(user);
    const refusal = shape.view.length === 0 ? 'noPermissionToView' : 'noPermissionToAdd';
    expect(errcode).toBe(shape.adds ? 0 : codeOf(refusal));
  });

  test('the list offers what they may do, and says why not the rest', async () => {
    if (shape.view.length === 0) return;
    const { data } = await call(models.getListConfigData, claims, user);
    const codes = {
      add: 'noPermissionToAdd',
      delete: 'noPermissionToDelete',
      change_owner: 'noPermissionToChangeOwner',
      batch_update: 'noPermissionToEdit',
    } as const;
    const may = {
      add: shape.adds,
      delete: shape.delete.length > 0,
      change_owner: shape.changeOwner.length > 0,
      batch_update: shape.edit.length > 0,
    };
    const reasons = Object.fromEntries(
      data.view.queryActions.map(({ actionCode, disabledCode }) => [actionCode, disabledCode]),
    );
    for (const [action, name] of Object.entries(codes)) {
      const isOffered = may[action as keyof typeof may];
      expect([action, reasons[action]]).toEqual([action, isOffered ? undefined : codeOf(name)]);
    }
    expect((await call(records.queryRecords, firstPage, user)).data.actions).toEqual(data.actions);
  });
});
