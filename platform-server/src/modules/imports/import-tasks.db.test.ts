import {
  beginImport,
  discardImportFile,
  getImport,
  getImportLimit,
  listImports,
  stopImport,
} from '@portico/shared-kit/contract/imports.endpoints';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { sheetOf, workbookOf } from '../../spreadsheets/testing/workbook-fixture.ts';
import {
  beginFile,
  csvOf,
  forgetContacts,
  importFile,
  startImportApp,
  storedNumbers,
  uploadSheet,
} from '../../testing/import-world.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let clock = new Date('2026-11-24T01:00:00Z');
beforeAll(async () => {
  app = await startImportApp(() => clock, { MAX_IMPORT_MB: '1' });
});
afterAll(() => app.close());
beforeEach(() => {
  // So many uploads of a person take more than a minute.
  clock = new Date(clock.getTime() + 61_000);
});
afterEach(() => forgetContacts(app));

const db = () => app.platform.connections.db;
const work = (signal = new AbortController().signal) => app.services.imports.work(signal);
const outcome = async ({ taskId }: ImportTask, user = 'max') => (await app.call(getImport, { taskId }, user)).data;
const count = async () => (await storedNumbers(app)).length;
const named = (from: number, to: number, code = (at: number) => `N${at}`) =>
  csvOf(['名称', '编码'], ...Array.from({ length: to - from }, (_, at) => [`行 ${from + at}`, code(from + at)]));

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

test('the largest file is what the configuration says, and a larger one is refused', async () => {
  expect((await app.call(getImportLimit, {}, 'max')).data).toEqual({ megabytes: 1 });
  expect((await uploadSheet(app, 'max', Buffer.alloc(1024 * 1024 + 1), 'a.csv')).errcode).toBe(codeOf('fileTooLarge'));
  expect((await uploadSheet(app, 'max', Buffer.from('a'), 'a.txt')).errcode).toBe(codeOf('spreadsheetTypeWrong'));
});

test.each<[string, string, Buffer, number, ErrorName]>([
  ['without rows', 'a.csv', csvOf(['名称', '编码']), 10, 'importEmpty'],
  ['with nothing', 'a.csv', Buffer.from(' '), 10, 'importEmpty'],
  ['with other heads', 'a.csv', csvOf(['甲', '乙'], ['1', '2']), 4, 'importHeadsUnknown'],
  ['of another kind', 'a.xlsx', Buffer.from('name,code\n1,2\n'), 7, 'spreadsheetTypeWrong'],
  ['that is damaged', 'a.xlsx', Buffer.from('PK\u0003\u0004 and no more'), 7, 'spreadsheetDamaged'],
  [
    'with too many columns',
    'a.xlsx',
    workbookOf({ sheet: sheetOf(`<row r="1">${'<c t="str"><v>a</v></c>'.repeat(1_001)}</row>`) }),
    3,
    'spreadsheetTooManyColumns',
  ],
])('a file %s ends with its reason', async (_, name, content, errorType, error) => {
  const task = await importFile(app, 'max', content, { name });
  expect(task).toMatchObject({ taskStatus: 'CHECK_ERROR', errorType, failure: { resultCode: codeOf(error) } });
});

test('cells with errors of spreadsheets are refused', async () => {
  const sheet = sheetOf(
    '<row r="1"><c r="A1" t="str"><v>名称</v></c></row><row r="2"><c r="A2" t="e"><v>#N/A</v></c></row>',
  );
  const task = await importFile(app, 'max', workbookOf({ sheet }), { name: 'a.xlsx' });
  expect(task).toMatchObject({
    errorCount: 1,
    reasons: [{ propertyPath: 'title', reason: expect.stringContaining('#N/A') }],
  });
});

test.each<[string, string, object, ErrorName]>([
  ['somebody without the right', 'lee', {}, 'noPermissionToImport'],
  ['somebody who does not see the list', 'out', {}, 'noPermissionToView'],
  ['a key of another kind', 'max', { queryField: 'amount' }, 'importKeyRefused'],
  ['a key that is unknown', 'max', { queryField: 'nothing' }, 'importKeyRefused'],
  ['a field that is computed', 'max', { mapping: [{ column: 0, propertyPath: 'total' }] }, 'importFieldRefused'],
])('%s does not begin', async (_, user, more, error) => {
  const { data } = await uploadSheet(app, user, named(0, 1));
  const input = { fileName: data.fileName, originalFilename: 'a.csv', schemaCode: 'Contact', ...more };
  expect((await app.call(beginImport, input, user)).errcode).toBe(codeOf(error));
});

test("somebody else's file, and one that was discarded, is not there", async () => {
  const { data } = await uploadSheet(app, 'max', named(0, 1));
  const input = { fileName: data.fileName, originalFilename: 'a.csv', schemaCode: 'Contact' };
  expect((await app.call(beginImport, input, 'ann')).errcode).toBe(codeOf('importFileMissing'));
  await app.call(discardImportFile, { fileName: data.fileName }, 'ann');
  const { data: task } = await app.call(beginImport, input, 'max');
  expect((await app.call(discardImportFile, { fileName: data.fileName }, 'max')).errcode).toBe(
    codeOf('importFileInUse'),
  );
  await work();
  expect((await outcome(task)).errorType).toBe(0);
  await app.call(discardImportFile, { fileName: data.fileName }, 'max');
  expect((await app.call(beginImport, input, 'max')).errcode).toBe(codeOf('importFileMissing'));
});

test('a model of a workflow is not imported into', async () => {
  const model = await app.services.models.current('Contact');
  Object.assign(model.definition, { workflowCode: 'flow' });
  const answer = await beginFile(app, 'max', named(0, 1));
  Object.assign(model.definition, { workflowCode: undefined });
  expect(answer.errcode).toBe(codeOf('importOfProcessData'));
});

test('two imports of a person may be under way, each seen by them alone; the same request begins one', async () => {
  const requestId = 'once';
  const { data: upload } = await uploadSheet(app, 'max', named(0, 2));
  const input = { fileName: upload.fileName, originalFilename: 'a.csv', schemaCode: 'Contact', requestId };
  const [first, again] = [await app.call(beginImport, input, 'max'), await app.call(beginImport, input, 'max')];
  expect(again.data.taskId).toBe(first.data.taskId);
  await beginFile(app, 'max', named(2, 4));
  expect((await beginFile(app, 'max', named(4, 6))).errcode).toBe(codeOf('tooManyImports'));
  await work();
  expect((await app.call(getImport, { taskId: first.data.taskId }, 'ann')).errcode).toBe(codeOf('importMissing'));
  expect((await app.call(stopImport, { taskId: first.data.taskId }, 'ann')).errcode).toBe(codeOf('importMissing'));
  const listed = await app.call(listImports, { schemaCode: 'Contact', page: 0, size: 10 }, 'max');
  expect(listed.data).toMatchObject({ totalElements: 2, content: [{ successCount: 2 }, { successCount: 2 }] });
  expect((await app.call(listImports, { page: 0, size: 10 }, 'ann')).data.totalElements).toBe(0);
});

test('an import that was stopped before it writes leaves nothing', async () => {
  const { data: waiting } = await beginFile(app, 'max', named(0, 2));
  expect((await app.call(stopImport, { taskId: waiting.taskId }, 'max')).data.taskStatus).toBe('FAIL');
  const { data: task } = await beginFile(app, 'max', named(0, 2_500));
  await work(atStep(2, async () => void (await app.call(stopImport, { taskId: task.taskId }, 'max'))));
  expect(await outcome(task)).toMatchObject({ taskStatus: 'FAIL', failure: { resultCode: codeOf('importStopped') } });
  expect([await count(), (await db().selectFrom('import_row').select('id').execute()).length]).toEqual([0, 0]);
});

test.each([1, 2, 3, 4, 5, 6])(
  'a worker that ends at step %i leaves all to the next one: nothing doubled, nothing lost',
  async (step) => {
    const { data: task } = await beginFile(app, 'max', named(0, 2_500));
    await work(atStep(step, (controller) => controller.abort(new Error('the process ends'))));
    expect(await count()).toBe(0);
    await work();
    expect(await outcome(task)).toMatchObject({ errorType: 0, successCount: 2_500 });
    expect(await count()).toBe(2_500);
    const numbers = await storedNumbers(app);
    expect(new Set(numbers).size).toBe(numbers.length);
  },
);

test('a worker that was taken for dead does nothing more', async () => {
  const { data: task } = await beginFile(app, 'max', named(0, 2_500));
  let other: Promise<void> | undefined;
  await work(
    atStep(4, () => {
      // Minutes pass in which it says nothing.
      clock = new Date(clock.getTime() + 10 * 60_000);
      other = work();
    }),
  );
  await other;
  await work();
  expect(await outcome(task)).toMatchObject({ errorType: 0, successCount: 2_500 });
  expect(await count()).toBe(2_500);
});

test('imports at once and people who save give the same as one after the other', async () => {
  const code = (at: number) => `S${at}`;
  const [one, two] = [
    await beginFile(app, 'max', named(0, 300, code)),
    await beginFile(app, 'ann', named(150, 450, code)),
  ];
  const saves = Array.from({ length: 20 }, (_, at) =>
    app.call(saveRecord, { schemaCode: 'Contact', data: { title: '手', code: code(at * 20) } }, 'max'),
  );
  const [, , ...saved] = await Promise.all([work(), work(), ...saves]);
  clock = new Date(clock.getTime() + 60_000);
  await work();
  const done = [await outcome(one.data), await outcome(two.data, 'ann')];
  expect(done.map(({ taskStatus, total }) => [taskStatus, total])).toEqual([
    ['END', 300],
    ['END', 300],
  ]);
  const succeeded = saved.filter(({ errcode }) => errcode === 0).length;
  const imported = done.reduce((sum, { successCount }) => sum + successCount, 0);
  expect(await count()).toBe(450);
  expect(succeeded + imported).toBe(450);
});
