import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import {
  correctCells,
  importCorrected,
  queryImportRows,
} from '@portico/shared-kit/contract/import-corrections.endpoints';
import { getImport, stopImport, undoImport } from '@portico/shared-kit/contract/imports.endpoints';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { listOwnJobs } from '@portico/shared-kit/contract/own-jobs.endpoints';
import { deleteRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { JobContext } from '../../../jobs/index.ts';
import { purgeExpired } from '../../../jobs/purge-expired.job.ts';
import { contactsOf, csvOf, forgetContacts, importFile, startImportApp } from '../../../testing/import-world.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let clock = new Date('2026-11-24T01:00:00Z');
beforeAll(async () => {
  app = await startImportApp(() => clock);
});
afterAll(() => app.close());
beforeEach(() => {
  // So many uploads of a person take more than a minute.
  clock = new Date(clock.getTime() + 61_000);
});
afterEach(() => forgetContacts(app));

const day = 24 * 60 * 60 * 1000;
const db = () => app.platform.connections.db;
const work = (signal = new AbortController().signal) => app.services.imports.work(signal);
const outcome = async ({ taskId }: ImportTask) => (await app.call(getImport, { taskId }, 'max')).data;
const undo = ({ taskId }: Pick<ImportTask, 'taskId'>, user = 'max') => app.call(undoImport, { taskId }, user);
const undone = async (task: ImportTask) => {
  const { errcode, errmsg } = await undo(task);
  expect([errcode, errmsg]).toEqual([0, '']);
  await work();
  return outcome(task);
};
const keptUndo = () => db().selectFrom('record_undo').select('record_id').execute();
const shown = ({ data: { title, code, amount, total, note, lines } }: BizRecord) => {
  const rows = (lines as { product: string; quantity: string }[] | null) ?? [];
  return { title, code, amount, total, note, lines: rows.map(({ product, quantity }) => `${product} ${quantity}`) };
};
const contacts = async () => (await contactsOf(app, 'max')).map(shown);
const found = async (code: string) => {
  const record = (await contactsOf(app, 'max')).find(({ data }) => data.code === code);
  if (record === undefined) throw new Error(`No contact has the code ${code}.`);
  return record;
};
const change = async (code: string, data: Record<string, unknown>, user = 'max') => {
  const { id, version } = await found(code);
  return app.call(saveRecord, { schemaCode: 'Contact', id: asRecordId(id), version, data }, user);
};
const add = (data: Record<string, unknown>) => app.call(saveRecord, { schemaCode: 'Contact', data }, 'max');

/** Two contacts that are there; one import that overwrites both and makes two more. */
async function overwriting() {
  await add({ title: '旧甲', code: 'A', amount: '1', note: '留', lines: [{ id: 'x', product: '钢', quantity: '1' }] });
  await add({
    title: '旧乙',
    code: 'B',
    lines: [
      { id: 'x', product: '铁' },
      { id: 'y', product: '铜', quantity: '5' },
    ],
  });
  const before = await contacts();
  const file = csvOf(
    ['名称', '编码', '金额', '明细.产品', '明细.数量'],
    ['新甲', 'A', '100', '铝', '7'],
    ['', '', '', '锌', '8'],
    ['新乙', 'B', '200', '', ''],
    ['丙', 'C', '300', '锡', '9'],
    ['丁', 'D', '400', '', ''],
  );
  const task = await importFile(app, 'max', file, { queryField: 'code' });
  expect(task).toMatchObject({ successCount: 4, updatedCount: 2, errorCount: 0, canUndo: true, undo: null });
  return { before, task };
}
const clean = { undone: 4, changedSince: 0, refused: 0, reasons: [] };

test('an undo deletes what an import made and gives back what it overwrote, rows of sub-tables too', async () => {
  const { before, task } = await overwriting();
  const [first] = await contactsOf(app, 'max');
  expect((await undo(task)).data).toMatchObject({ taskStatus: 'RUN', isUndo: true, canUndo: false, errorType: null });
  const jobs = async () => (await app.call(listOwnJobs, {}, 'max')).data.content;
  expect(await jobs()).toMatchObject([{ kind: 'import', operation: 'undo', status: 'RUNNING', total: 4, handled: 0 }]);
  await work();
  expect(await outcome(task)).toMatchObject({
    taskStatus: 'END',
    errorType: 0,
    successCount: 4,
    isUndo: false,
    canUndo: false,
    undo: clean,
    undoFailure: null,
  });
  expect({ now: await contacts(), faults: app.faults }).toEqual({ now: before, faults: [] });
  const [again] = await contactsOf(app, 'max');
  expect([first?.version, again?.version, again?.data.name]).toEqual([2, 3, '旧甲']);
  expect(again?.data.modifier).toMatchObject({ id: 'max' });
  const trace = { schemaCode: 'Contact', bizObjectId: again?.id ?? '', page: 0, size: 20 };
  const { content } = (await app.call(getFormTrace, trace, 'max')).data;
  expect(content.map(({ action }) => action)).toEqual(['edit', 'edit', 'add']);
  expect(await keptUndo()).toEqual([]);
  expect(await jobs()).toMatchObject([
    { operation: 'undo', status: 'DONE', handled: 4, refused: 0, appCode: 'contacts', viewCode: null },
  ]);
  const events = await db().selectFrom('audit_event').selectAll().where('action', '=', 'importUndo').execute();
  expect(events.map(({ actor_id, detail }) => [actor_id, (detail as { undone?: number }).undone])).toContainEqual([
    'max',
    4,
  ]);
});

test('what somebody changed or deleted since stays as it is', async () => {
  const { task } = await overwriting();
  expect((await change('A', { note: '改过' })).errcode).toBe(0);
  expect((await change('C', { amount: '301' })).errcode).toBe(0);
  const { id } = await found('D');
  await app.call(deleteRecords, { schemaCode: 'Contact', ids: [id] }, 'max');
  expect((await undone(task)).undo).toEqual({ undone: 1, changedSince: 3, refused: 0, reasons: [] });
  expect(await contacts()).toMatchObject([
    { title: '新甲', amount: '100', note: '改过', lines: ['铝 7', '锌 8'] },
    { title: '旧乙', amount: null, total: null, lines: ['铁 null', '铜 5'] },
    { title: '丙', amount: '301' },
  ]);
});

test('what a rule keeps from being undone is told with its reason', async () => {
  const { task } = await overwriting();
  await add({ title: '戊', code: 'E' });
  // The code that the second one had is taken by the time that it would get it back.
  const second = csvOf(['名称', '编码'], ['新乙', 'B2']);
  const renaming = await importFile(app, 'max', second, { queryField: 'title' });
  expect(renaming).toMatchObject({ successCount: 1, updatedCount: 1 });
  expect((await change('E', { code: 'B' })).errcode).toBe(0);
  const { undo: told } = await undone(renaming);
  expect(told).toMatchObject({ undone: 0, changedSince: 0, refused: 1, reasons: [{ count: 1, firstNames: ['新乙'] }] });
  expect(told?.reasons[0]?.reason).toMatch(/编码.*B|Code.*B/);
  expect((await found('B2')).data.title).toBe('新乙');
  expect((await undone(task)).undo).toMatchObject({ undone: 3, changedSince: 1 });
});

test('rights are those of the time of the undo', async () => {
  const { before, task } = await overwriting();
  const { definition } = await app.services.models.current('Contact');
  const { permissions } = definition;
  const boss = permissions.find(({ role }) => role === 'boss');
  Object.assign(definition, { permissions: [{ ...boss, import: false }] });
  expect((await undo(task)).errcode).toBe(codeOf('noPermissionToImport'));
  Object.assign(definition, { permissions });
  expect((await undo(task)).errcode).toBe(0);
  Object.assign(definition, { permissions: [{ ...boss, import: false }] });
  await work();
  Object.assign(definition, { permissions });
  const failed = { canUndo: true, undo: null, undoFailure: { resultCode: codeOf('noPermissionToImport') } };
  expect(await outcome(task)).toMatchObject(failed);
  const fields = [{ propertyCode: 'amount', writable: false }];
  Object.assign(definition, { permissions: [{ ...boss, delete: false, fields }] });
  const { undo: told } = await undone(task);
  Object.assign(definition, { permissions });
  expect(told).toMatchObject({ undone: 0, changedSince: 0, refused: 4 });
  expect(told?.reasons.map(({ count }) => count)).toEqual([2, 2]);
  expect(await contacts()).not.toEqual(before);
});

test('what referred to a record that is gone since stays as it is', async () => {
  const { data: client } = await app.call(saveRecord, { schemaCode: 'Customer', data: { title: '老客户' } }, 'max');
  const reference = { id: client.id, schemaCode: 'Customer', name: '' };
  await add({ title: '甲', code: 'A', client: reference });
  const task = await importFile(app, 'max', csvOf(['编码', '客户'], ['A', '']), { queryField: 'code' });
  expect(task).toMatchObject({ updatedCount: 1 });
  expect((await app.call(deleteRecords, { schemaCode: 'Customer', ids: [client.id] }, 'max')).data.successCount).toBe(
    1,
  );
  expect((await undone(task)).undo).toMatchObject({
    refused: 1,
    reasons: [{ reason: expect.stringContaining('客户'), firstNames: ['甲'] }],
  });
  expect((await found('A')).data.client ?? null).toBeNull();
});

test('a corrected second run is undone with the first one, and what both wrote goes back to the oldest', async () => {
  await add({ title: '旧甲', code: 'A', amount: '1' });
  const file = csvOf(['名称', '编码', '金额'], ['新甲', 'A', '2'], ['乙', 'B', '3'], ['', 'Y', 'x'], ['', 'Z', 'x']);
  const task = await importFile(app, 'max', file, { queryField: 'code' });
  expect(task).toMatchObject({ successCount: 2, errorCount: 2 });
  const corrections = [
    { rowNumber: 4, propertyPath: 'title', value: '更新甲' },
    { rowNumber: 4, propertyPath: 'code', text: 'A' },
    { rowNumber: 4, propertyPath: 'amount', text: '20' },
    { rowNumber: 5, propertyPath: 'title', value: '更新乙' },
    { rowNumber: 5, propertyPath: 'code', text: 'B' },
    { rowNumber: 5, propertyPath: 'amount', text: '30' },
  ];
  const { taskId } = task;
  expect((await app.call(correctCells, { taskId, corrections }, 'max')).data).toMatchObject({ problemRows: 0 });
  expect((await app.call(importCorrected, { taskId }, 'max')).data).toMatchObject({ errorType: null, canUndo: false });
  await work();
  expect(await outcome(task)).toMatchObject({ successCount: 4, updatedCount: 3, errorCount: 0 });
  expect((await contacts()).map(({ title, amount }) => [title, amount])).toEqual([
    ['更新甲', '20'],
    ['更新乙', '30'],
  ]);
  expect((await undone(task)).undo).toEqual({ undone: 2, changedSince: 0, refused: 0, reasons: [] });
  expect((await contacts()).map(({ title, amount }) => [title, amount])).toEqual([['旧甲', '1']]);
});

test('an import with refused rows is over once it is undone', async () => {
  const task = await importFile(app, 'max', csvOf(['名称', '金额'], ['甲', '1'], ['乙', 'x']));
  expect(await undone(task)).toMatchObject({ hasCorrections: false, hasErrorFile: false, errorCount: 1 });
  const rows = await app.call(queryImportRows, { taskId: task.taskId, page: 0, size: 20 }, 'max');
  expect(rows.errcode).toBe(codeOf('importUndone'));
  expect(await db().selectFrom('import_row').select('id').execute()).toEqual([]);
});

/** A signal that something is done by before each step of the work that looks at it. */
function atStep(step: number, act: (controller: AbortController) => void | Promise<void>): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  let left = step;
  const check = signal.throwIfAborted.bind(signal);
  signal.throwIfAborted = () => {
    left -= 1;
    if (left === 0) void act(controller);
    check();
  };
  return signal;
}
const many = () =>
  importFile(app, 'max', csvOf(['名称', '编码'], ...Array.from({ length: 1_200 }, (_, at) => [`行${at}`, `M${at}`])));
const count = async () => (await contactsCount()).length;
const contactsCount = async () => {
  const { table } = (await app.services.models.current('Contact')).table;
  return db()
    .selectFrom(table as 'import_row')
    .select('id')
    .execute();
};

test.each([1, 2, 3])('a worker that ends at step %i leaves all as it was to the next one', async (step) => {
  const task = await many();
  await undo(task);
  await work(atStep(step, (controller) => controller.abort(new Error('the process ends'))));
  expect([await count(), (await keptUndo()).length]).toEqual([1_200, 1_200]);
  await work();
  expect((await outcome(task)).undo).toEqual({ undone: 1_200, changedSince: 0, refused: 0, reasons: [] });
  expect(await count()).toBe(0);
});

test('an undo that was taken from its worker, and one that was stopped, change nothing', async () => {
  const task = await many();
  await undo(task);
  let other: Promise<void> | undefined;
  await work(
    atStep(2, () => {
      clock = new Date(clock.getTime() + 10 * 60_000);
      other = work();
    }),
  );
  await other;
  await work();
  expect((await outcome(task)).undo?.undone).toBe(1_200);

  const next = await many();
  await undo(next);
  let stopping: Promise<unknown> | undefined;
  await work(
    atStep(2, () => {
      stopping = app.call(stopImport, { taskId: next.taskId }, 'max');
    }),
  );
  await stopping;
  expect(await outcome(next)).toMatchObject({ taskStatus: 'END', errorType: 0, undo: null, canUndo: true });
  expect(await count()).toBe(1_200);
  expect((await undone(next)).undo?.undone).toBe(1_200);
});

test('it is undone once, by its own person, and not after a week', async () => {
  const { task } = await overwriting();
  expect((await undo(task, 'ann')).errcode).toBe(codeOf('importMissing'));
  const [first, second] = await Promise.all([undo(task), undo(task)]);
  expect([first.errcode, second.errcode, second.data.isUndo]).toEqual([0, 0, true]);
  await Promise.all([work(), work()]);
  expect((await outcome(task)).undo).toEqual(clean);
  expect((await undo(task)).errcode).toBe(codeOf('importUndone'));

  const late = await importFile(app, 'max', csvOf(['名称', '编码'], ['己', 'F']));
  // A week later, when no session is left that the test could use.
  const inTime = await db()
    .selectFrom('import_task')
    .select('undo_until')
    .where('id', '=', late.taskId)
    .executeTakeFirstOrThrow();
  expect(inTime.undo_until).toEqual(new Date(clock.getTime() + 7 * day));
  await db().updateTable('import_task').set({ undo_until: clock }).where('id', '=', late.taskId).execute();
  expect(await outcome(late)).toMatchObject({ canUndo: false });
  expect((await undo(late)).errcode).toBe(codeOf('importNotUndoable'));
  expect((await keptUndo()).length).toBe(1);
  const { connections, log } = app.platform;
  const { fileStore, records } = app.services;
  const purgeRecycleBin = records.recycleBin.purgeExpired;
  const context = { connections, log, now: () => clock, removeStoredFile: fileStore.remove, purgeRecycleBin };
  await purgeExpired.handle({}, context as unknown as JobContext, new AbortController().signal);
  expect(await keptUndo()).toEqual([]);
  expect((await found('F')).data.title).toBe('己');
});

test('people who save while an undo is at work win or come too late, and nothing is mixed', async () => {
  const task = await many();
  const all = await contactsOf(app, 'max');
  await undo(task);
  const saves = all
    .slice(0, 20)
    .map(({ id, version }) =>
      app.call(saveRecord, { schemaCode: 'Contact', id: asRecordId(id), version, data: { note: '手' } }, 'max'),
    );
  const [, ...saved] = await Promise.all([work(), ...saves]);
  await work();
  const won = saved.filter(({ errcode }) => errcode === 0).length;
  expect((await outcome(task)).undo).toEqual({ undone: 1_200 - won, changedSince: won, refused: 0, reasons: [] });
  const left = await contacts();
  expect(left.map(({ note }) => note)).toEqual(Array.from({ length: won }, () => '手'));
});
