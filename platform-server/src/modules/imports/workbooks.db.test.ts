import { downloadImportErrors, downloadImportTemplate } from '@portico/shared-kit/contract/imports.endpoints';
import { fillPath } from '@portico/shared-kit/contract/endpoint';
import { allRows, TemporaryFiles } from '../../spreadsheets/testing/temporary-files.ts';
import { scanSpreadsheet, type SpreadsheetRow } from '../../spreadsheets/index.ts';
import { contactsOf, csvOf, forgetContacts, importFile, startImportApp } from '../../testing/import-world.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newSession } from '../../testing/test-session.ts';

let app: TestApp;
const files = new TemporaryFiles();
beforeAll(async () => {
  app = await startImportApp(() => new Date('2026-11-24T01:02:03Z'));
});
afterAll(async () => {
  files.remove();
  await app.close();
});
afterEach(() => forgetContacts(app));

async function download(
  endpoint: typeof downloadImportErrors | typeof downloadImportTemplate,
  input: object,
  locale: string,
) {
  const { url, rest } = fillPath(endpoint.path, input as Record<string, unknown>);
  const token = await newSession(app.platform, 'max');
  const headers = { authorization: `Bearer ${token}`, 'accept-language': locale };
  const answer = await app.http.inject({ url, query: rest as Record<string, string>, headers });
  const name = /filename\*=UTF-8''(.*)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? '';
  return { name: decodeURIComponent(name), bytes: answer.rawPayload };
}

async function rowsOf(bytes: Buffer): Promise<readonly SpreadsheetRow[]> {
  const { rows } = await scanSpreadsheet(files.file(bytes));
  return allRows(rows);
}

const textsOf = (row: SpreadsheetRow | undefined) => (row?.cells ?? []).map(({ value }) => String(value));

test.each([
  ['zh', '联系人导入模板.xlsx', ['名称', '金额', '明细'], ['产品', '数量']],
  ['en', 'Contact import template.xlsx', ['Company', '金额', 'Lines'], ['Product', 'Quantity']],
])(
  'a template in %s has the columns of the view, and sub-tables below their names',
  async (locale, file, first, second) => {
    const { name, bytes } = await download(downloadImportTemplate, { schemaCode: 'Contact', queryCode: 'all' }, locale);
    expect(name).toBe(file);
    const [top, below, ...rest] = await rowsOf(bytes);
    expect([textsOf(top), textsOf(below), rest]).toEqual([first, second, []]);
  },
);

test('a template that was filled in comes back', async () => {
  const { bytes } = await download(downloadImportTemplate, { schemaCode: 'Contact' }, 'en');
  const task = await importFile(app, 'max', bytes, { name: 'template.xlsx' });
  expect(task).toMatchObject({ taskStatus: 'CHECK_ERROR', errorType: 10 });
});

test('refused rows come as a workbook with their problems, and in again once they are mended', async () => {
  const file = csvOf(
    ['名称', '金额', '明细.产品', '明细.数量'],
    ['甲', '=1+x', '钢', '1'],
    ['', '', '铝', 'zwei'],
    ['乙', '2', '', ''],
  );
  const task = await importFile(app, 'max', file);
  expect(task).toMatchObject({ hasErrorFile: true, errorCount: 1, successCount: 1 });
  const { name, bytes } = await download(downloadImportErrors, { taskId: task.taskId }, 'zh');
  expect(name).toBe('联系人错误信息20261124090203.xlsx');
  const rows = await rowsOf(bytes);
  expect(rows.slice(0, 2).map(textsOf)).toEqual([
    ['错误信息', '名称', '金额', '明细'],
    ['产品', '数量'],
  ]);
  expect(textsOf(rows[2])).toEqual([expect.stringContaining('金额'), '甲', "'=1+x", '钢', '1']);
  expect(textsOf(rows[3])).toEqual(['铝', 'zwei']);
  const again = await importFile(app, 'max', bytes, { name });
  expect(again).toMatchObject({ total: 1, errorCount: 1, reasons: task.reasons.map(({ reason }) => ({ reason })) });
  expect(await contactsOf(app, 'max')).toHaveLength(1);
});
