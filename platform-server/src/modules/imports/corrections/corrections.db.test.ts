import {
  correctCells,
  dropImportRows,
  findNextProblem,
  forgetCorrection,
  importCorrected,
  listImportTexts,
  listRememberedCorrections,
  queryImportRows,
  replaceCells,
} from '@portico/shared-kit/contract/import-corrections.endpoints';
import { getImport } from '@portico/shared-kit/contract/imports.endpoints';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import {
  contactsOf,
  csvOf,
  forgetContacts,
  importFile,
  startImportApp,
  storedNumbers,
} from '../../../testing/import-world.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startImportApp();
});
afterAll(() => app.close());
afterEach(() => forgetContacts(app));

const rowsOf = async ({ taskId }: ImportTask, more: object = {}) =>
  (await app.call(queryImportRows, { taskId, page: 0, size: 20, ...more }, 'max')).data;
const ended = async ({ taskId }: ImportTask) => {
  await app.services.imports.work(new AbortController().signal);
  return (await app.call(getImport, { taskId }, 'max')).data;
};
const bob = { id: 'bob', name: 'whatever' };

test('rows are mended cell by cell, by values and by texts, and imported once all are', async () => {
  const file = csvOf(
    ['名称', '金额', '销售员', '明细.产品', '明细.数量'],
    ['甲', 'x', '无名', '钢', '1'],
    ['', '', '', '', '2'],
    ['', '3', '', '', ''],
    ['丙', '4', '', '', ''],
  );
  const task = await importFile(app, 'max', file);
  expect(task).toMatchObject({ successCount: 1, errorCount: 2, hasCorrections: true });
  const { taskId } = task;
  expect(await rowsOf(task)).toMatchObject({
    totalElements: 2,
    problemRows: 2,
    headColumns: [
      { propertyCode: 'title' },
      { propertyCode: 'amount' },
      { propertyCode: 'seller', propertyType: 50 },
      { propertyCode: 'lines', childColumns: [{ propertyCode: 'product' }, { propertyCode: 'quantity' }] },
    ],
    content: [{ rowNumber: 2, cells: { seller: { text: '无名', problem: { kind: 'NOEXIT' } } } }, { rowNumber: 4 }],
  });
  expect((await app.call(importCorrected, { taskId }, 'max')).errcode).toBe(codeOf('importHasErrors'));
  const next = await app.call(findNextProblem, { taskId, afterRow: 2 }, 'max');
  expect(next.data).toEqual({ position: 1, rowNumber: 4 });
  const corrections = [
    { rowNumber: 2, propertyPath: 'amount', text: '12' },
    { rowNumber: 2, propertyPath: 'seller', value: bob },
    { rowNumber: 3, propertyPath: 'lines.product', value: '铝' },
    { rowNumber: 4, propertyPath: 'title', text: '' },
  ];
  const first = await app.call(correctCells, { taskId, corrections }, 'max');
  expect(first.data).toEqual({ changed: 4, problemRows: 0 });
  // A title is missing still: only the check of the whole row tells.
  await app.call(importCorrected, { taskId }, 'max');
  expect(await ended(task)).toMatchObject({ successCount: 2, errorCount: 1, errorType: 1, hasCorrections: true });
  expect(await rowsOf(task)).toMatchObject({
    content: [{ rowNumber: 4, cells: { title: { problem: { kind: 'EMPTY' } } } }],
  });
  await app.call(correctCells, { taskId, corrections: [{ rowNumber: 4, propertyPath: 'title', value: '乙' }] }, 'max');
  await app.call(importCorrected, { taskId }, 'max');
  expect(await ended(task)).toMatchObject({ successCount: 3, errorCount: 0, errorType: 0, hasCorrections: false });
  const all = await contactsOf(app, 'max');
  expect(all.map(({ data }) => [data.title, data.amount, (data.seller as { id: string } | null)?.id ?? null])).toEqual([
    ['丙', '4', null],
    ['甲', '12', 'bob'],
    ['乙', '3', null],
  ]);
  expect(all[1]?.data.lines).toMatchObject([{ product: '钢' }, { product: '铝', quantity: '2' }]);
});

test('all cells with a text get one value, by conditions, in many rows at once; rows are left out', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => [
    `行 ${at}`,
    at % 3 === 0 ? '张三' : '李四',
    at % 2 === 0 ? '好' : '坏',
  ]);
  const task = await importFile(app, 'max', csvOf(['名称', '销售员', '备注'], ...rows));
  const { taskId } = task;
  const texts = await app.call(listImportTexts, { taskId, propertyPath: 'seller' }, 'max');
  expect(texts.data.content).toEqual([
    { text: '李四', count: 200, problem: 'NOEXIT' },
    { text: '张三', count: 100, problem: 'NOEXIT' },
  ]);
  const wrong = await app.call(
    replaceCells,
    { taskId, propertyPath: 'seller', text: '张三', value: { id: 'ghost', name: '' } },
    'max',
  );
  expect(wrong.errcode).toBe(codeOf('valueInvalid'));
  const conditions = [{ propertyPath: 'note', text: '好' }];
  const some = { taskId, propertyPath: 'seller', text: '李四', value: bob, conditions };
  expect((await app.call(replaceCells, some, 'max')).data).toEqual({ changed: 100, problemRows: 200 });
  expect((await rowsOf(task, { conditions })).totalElements).toBe(150);
  const all = { taskId, propertyPath: 'seller', text: '张三', value: bob, remember: true };
  expect((await app.call(replaceCells, all, 'max')).data).toEqual({ changed: 100, problemRows: 100 });
  const { content } = await rowsOf(task, { conditions: [{ propertyPath: 'seller', text: '李四' }], size: 100 });
  const left = content.filter(({ cells }) => cells.seller?.problem !== undefined).map(({ rowNumber }) => rowNumber);
  const rest = { taskId, propertyPath: 'seller', text: '李四', value: null, rowNumbers: left };
  await app.call(replaceCells, rest, 'max');
  await app.call(dropImportRows, { taskId, rowNumbers: [2, 3] }, 'max');
  expect((await rowsOf(task)).totalElements).toBe(298);
  expect((await app.call(queryImportRows, { taskId, page: 0, size: 1 }, 'ann')).errcode).toBe(codeOf('importMissing'));
});

test('an answer that is kept in mind is taken the next time, until it is forgotten', async () => {
  const file = () => csvOf(['名称', '销售员'], ['甲', '老张'], ['', '老张']);
  const task = await importFile(app, 'max', file());
  const answer = { taskId: task.taskId, propertyPath: 'seller', text: '老张', value: bob, remember: true };
  await app.call(replaceCells, answer, 'max');
  const again = await importFile(app, 'max', file());
  expect(again).toMatchObject({ successCount: 1, errorCount: 1 });
  expect((await rowsOf(again)).content[0]?.cells.seller).toMatchObject({
    text: '老张',
    isFromLastTime: true,
    value: { id: 'bob' },
  });
  const kept = await app.call(listRememberedCorrections, { schemaCode: 'Contact' }, 'max');
  const own = kept.data.content.find(({ text }) => text === '老张');
  expect(own).toMatchObject({ propertyPath: 'seller', value: { id: 'bob' } });
  await app.call(forgetCorrection, { id: own?.id ?? '' }, 'ann');
  await app.call(forgetCorrection, { id: own?.id ?? '' }, 'max');
  expect(await importFile(app, 'max', file())).toMatchObject({ successCount: 0, errorCount: 2 });
});

test('a worker that ends while it imports corrections leaves all to the next one', async () => {
  const file = csvOf(['名称', '编码', '金额'], ...Array.from({ length: 1_500 }, (_, at) => ['行', `W${at}`, 'x']));
  const task = await importFile(app, 'max', file);
  const { taskId } = task;
  await app.call(replaceCells, { taskId, propertyPath: 'amount', text: 'x', value: '1' }, 'max');
  for (const step of [1, 2, 3, 4]) {
    await app.call(importCorrected, { taskId }, 'max');
    const controller = new AbortController();
    let left = step;
    const check = controller.signal.throwIfAborted.bind(controller.signal);
    controller.signal.throwIfAborted = () => {
      left -= 1;
      if (left === 0) controller.abort(new Error('the process ends'));
      check();
    };
    await app.services.imports.work(controller.signal);
  }
  expect(await storedNumbers(app)).toHaveLength(0);
  expect(await ended(task)).toMatchObject({ successCount: 1_500, errorCount: 0 });
  expect(await storedNumbers(app)).toHaveLength(1_500);
});

test('a key that was corrected finds the record that it overwrites', async () => {
  const { data: old } = await app.call(saveRecord, { schemaCode: 'Contact', data: { title: '旧', code: 'Z1' } }, 'max');
  const task = await importFile(app, 'max', csvOf(['名称', 'Number'], ['新', 'C0']), { queryField: 'sequenceNo' });
  const value = old.data.sequenceNo;
  const corrections = [{ rowNumber: 2, propertyPath: 'sequenceNo', text: String(value) }];
  expect((await app.call(correctCells, { taskId: task.taskId, corrections }, 'max')).data.problemRows).toBe(0);
  await app.call(importCorrected, { taskId: task.taskId }, 'max');
  expect(await ended(task)).toMatchObject({ successCount: 1, updatedCount: 1, errorType: 0 });
  expect((await contactsOf(app, 'max')).map(({ id, data }) => [id, data.title])).toEqual([[old.id, '新']]);
});

test('a key that was wrong finds the record of the value that it was corrected to', async () => {
  const save = (code: string) => app.call(saveRecord, { schemaCode: 'Contact', data: { title: '旧', code } }, 'max');
  const [byCode, byNumber] = [(await save('K8')).data.id, (await save('K9')).data.id];
  const numberOf = async (id: string) => (await contactsOf(app, 'max')).find((each) => each.id === id)?.data.sequenceNo;
  const number = String(await numberOf(byNumber));
  const correct = async (file: Buffer, queryField: string, value: string) => {
    const task = await importFile(app, 'max', file, { queryField });
    expect(task).toMatchObject({ successCount: 0, errorCount: 1 });
    const corrections = [
      { rowNumber: 2, propertyPath: queryField, value },
      { rowNumber: 2, propertyPath: 'amount', value: '5' },
    ];
    const { taskId } = task;
    expect((await app.call(correctCells, { taskId, corrections }, 'max')).errcode).toBe(0);
    expect((await app.call(importCorrected, { taskId }, 'max')).errcode).toBe(0);
    return ended(task);
  };
  const code = await correct(csvOf(['名称', '编码', '金额'], ['新', 'K0', 'x']), 'code', 'K8');
  expect(code).toMatchObject({ successCount: 1, updatedCount: 1, errorCount: 0 });
  const numbered = await correct(csvOf(['名称', 'Number', '金额'], ['号', 'C0', '1']), 'sequenceNo', number);
  expect(numbered).toMatchObject({ successCount: 1, updatedCount: 1, errorCount: 0 });
  const titles = (await contactsOf(app, 'max')).map(({ id, data }) => [id, data.title]);
  expect(Object.fromEntries(titles)).toEqual({ [byCode]: '新', [byNumber]: '号' });
});
