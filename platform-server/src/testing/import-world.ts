import { uploadImportFile, beginImport, getImport } from '@portico/shared-kit/contract/imports.endpoints';
import type { BeginImportInput, ImportFile, ImportRow, ImportTask } from '@portico/shared-kit/contract/imports.schema';
import type { Wire } from '@portico/shared-kit/contract/ids';
import { getRecord, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { sql } from 'kysely';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type CellInput, type HeadCell, writeXlsx } from '../spreadsheets/index.ts';
import type { Answer, TestApp } from './test-app.ts';
import { startRecordsApp } from './test-records.ts';
import { newSession } from './test-session.ts';

const contact = `schemaCode: Contact
name: 联系人
name_i18n: { en: Contact }
nameTemplate: "{title}"
sequencePrefix: C
properties:
  - { code: title, name: 名称, name_i18n: { en: Company }, propertyType: 0, required: true }
  - { code: code, name: 编码, name_i18n: { en: Code }, propertyType: 0, unique: true }
  - { code: note, name: 备注, propertyType: 1 }
  - { code: amount, name: 金额, propertyType: 2 }
  - { code: share, name: 占比, propertyType: 2, settings: { style: percent } }
  - { code: due, name: 日期, propertyType: 3, settings: { format: 1 } }
  - { code: at, name: 时间, propertyType: 20, settings: { format: 7 } }
  - { code: urgent, name: 加急, propertyType: 4 }
  - { code: channel, name: 渠道, propertyType: 12, settings: { options: [{ value: on, name: 线上, name_i18n: { en: Online } }, { value: off, name: 线下, name_i18n: { en: Offline } }] } }
  - { code: tags, name: 标签, propertyType: 13, settings: { options: [急, 大, 新] } }
  - { code: seller, name: 销售员, propertyType: 50 }
  - { code: members, name: 成员, propertyType: 51 }
  - { code: region, name: 部门, propertyType: 60 }
  - { code: team, name: 团队, propertyType: 5 }
  - { code: client, name: 客户, propertyType: 9, settings: { schemaCode: Customer, nameProperty: title } }
  - { code: place, name: 地址, propertyType: 10 }
  - { code: secret, name: 机密, propertyType: 0 }
  - { code: total, name: 合计, propertyType: 2, expressions: { value: "amount * 2" } }
  - code: lines
    name: 明细
    name_i18n: { en: Lines }
    propertyType: 8
    subSchema:
      properties:
        - { code: product, name: 产品, name_i18n: { en: Product }, propertyType: 0, required: true }
        - { code: quantity, name: 数量, name_i18n: { en: Quantity }, propertyType: 2 }
dataRules:
  - { propertyCode: note, checkType: 4, options: { maxLength: 10 } }
forms: [{ code: main, name: 联系人, sections: [{ title: 内容, properties: [title, lines] }] }]
listViews:
  - { code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }, { propertyCode: amount }, { propertyCode: lines }] }
permissions:
  - { role: boss, view: all, add: true, edit: true, delete: true, import: true }
  - { role: clerk, view: own, add: true, edit: true, delete: true, import: true, fields: [{ propertyCode: secret, writable: false }] }
  - { role: lead, view: all, add: true, edit: false, delete: false }
`;

/** The server with a model that has one field of each kind, into which clerks and bosses import. */
export async function startImportApp(
  now?: () => Date,
  environment?: Readonly<Record<string, string>>,
): Promise<TestApp> {
  const app = await startRecordsApp(now, environment);
  const files = { 'application.yaml': 'code: contacts\nname: 联系人\nmenu: []\n', 'models/contact.yaml': contact };
  await app.services.appPackages.importPackage(files, {}, null);
  return app;
}

/** Returns an xlsx file with these heads and rows. */
export async function xlsxOf(
  head: readonly (readonly HeadCell[])[],
  rows: Iterable<readonly CellInput[]>,
): Promise<Buffer> {
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), writeXlsx(out, [{ name: 'Sheet1', columns: [], head, rows }])]);
  return bytes;
}

/** Returns a csv file of these rows. */
export const csvOf = (...rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`);

/** Uploads a spreadsheet as somebody. */
export async function uploadSheet(
  app: TestApp,
  user: string,
  content: Buffer,
  name = 'contacts.csv',
): Promise<Answer<ImportFile>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const body = new Response(form);
  const response = await app.http.inject({
    method: 'POST',
    url: uploadImportFile.path,
    headers: {
      authorization: `Bearer ${await newSession(app.platform, user)}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json<Omit<Answer<ImportFile>, 'status'>>() };
}

type More = Partial<Wire<BeginImportInput>> & { readonly name?: string };

/** Uploads a spreadsheet and begins to import it. */
export async function beginFile(
  app: TestApp,
  user: string,
  content: Buffer,
  { name = 'contacts.csv', ...more }: More = {},
): Promise<Answer<ImportTask>> {
  const { data } = await uploadSheet(app, user, content, name);
  const file = { fileName: data.fileName, originalFilename: name, schemaCode: 'Contact' };
  return app.call(beginImport, { ...file, ...more }, user);
}

/** Imports a spreadsheet to its end, and returns the outcome. */
export async function importFile(app: TestApp, user: string, content: Buffer, more: More = {}): Promise<ImportTask> {
  const { data, errmsg } = await beginFile(app, user, content, more);
  if (data === null || data === undefined) throw new Error(errmsg);
  await app.services.imports.work(new AbortController().signal);
  return (await app.call(getImport, { taskId: data.taskId }, user)).data;
}

/** Deletes all contacts and imports. */
export async function forgetContacts({ services, platform: { connections } }: TestApp): Promise<void> {
  const { table } = await services.models.current('Contact');
  const tables = [
    'import_row',
    'record_undo',
    'import_task',
    table.table,
    ...[...table.children.values()].map((child) => child.table),
  ];
  for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(connections.db);
}

/** Returns the contacts that somebody sees, in the order of their numbers. */
export async function contactsOf(app: TestApp, user: string): Promise<readonly BizRecord[]> {
  const input = { schemaCode: 'Contact', page: 0, size: 500, columns: ['title'] };
  const { data } = await app.call(queryRecords, input, user);
  const all = await Promise.all(
    data.content.map(async ({ id }) => (await app.call(getRecord, { schemaCode: 'Contact', id }, user)).data),
  );
  return all.toSorted((left, right) => (String(left.data.sequenceNo) < String(right.data.sequenceNo) ? -1 : 1));
}

/** Returns the refused rows of an import as they are kept. */
export async function refusedRows({ platform }: TestApp, { taskId }: ImportTask): Promise<readonly ImportRow[]> {
  const rows = await platform.connections.db
    .selectFrom('import_row')
    .select('cells')
    .where('task_id', '=', taskId)
    .where('state', '=', 'REFUSED')
    .orderBy('row_number')
    .execute();
  return rows.map(({ cells }) => cells as ImportRow);
}

/** Returns the numbers of all contacts as they are kept. */
export async function storedNumbers({ services, platform: { connections } }: TestApp): Promise<readonly string[]> {
  const { table } = (await services.models.current('Contact')).table;
  const { rows } = await sql<{ no: string }>`select sequence_no as no from ${sql.table(table)}`.execute(connections.db);
  return rows.map(({ no }) => no);
}
