import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import type { Wire } from '@portico/shared-kit/contract/ids';
import { listOwnJobs } from '@portico/shared-kit/contract/own-jobs.endpoints';
import {
  beginPrintFile,
  downloadPrintFile,
  getPrintFile,
  stopPrintFile,
} from '@portico/shared-kit/contract/print-files.endpoints';
import type { BeginPrintFileInput } from '@portico/shared-kit/contract/print-files.schema';
import { deleteRecords } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { asJson } from '../../../database/index.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';
import { newSession } from '../../../testing/test-session.ts';

let app: TestApp;
const day = 24 * 60 * 60 * 1000;
let now = new Date('2026-03-02T01:00:00Z');

const title = { eleType: 'title', id: 't', top: 10, left: 20, innerTxt: '{"zh":"销售订单","en":"Sales order"}' };
const field = { eleType: 'column', id: 'c', top: 40, left: 0, code: 'title' };
const templates = {
  order: { version: 1, pages: [[title, field]] },
  empty: { version: 1, pages: [[]] },
  broken: { version: 1, pages: 'none' },
} as const;

beforeAll(async () => {
  app = await startRecordsApp(() => now);
  const { db } = app.platform.connections;
  for (const [index, [code, content]] of Object.entries(templates).entries()) {
    const template = { corp_id: 'main', code, name: '订单', name_i18n: '{"en":"Sales order"}' };
    await db
      .insertInto('print_template')
      .values({ ...template, schema_code: 'Order', form_code: null, sort_key: index })
      .execute();
    const version = { ...template, version: 1, published_time: now, content: asJson(content) };
    await db.insertInto('print_template_version').values(version).execute();
  }
});
beforeEach(() => app.platform.connections.db.deleteFrom('print_file_task').execute());
afterAll(() => app.close());

type Choice = Partial<Wire<BeginPrintFileInput>>;

const begin = (objectIds: readonly string[], choice: Choice = {}, user = 'ann', locale: Locale = 'zh') =>
  app.call(
    beginPrintFile,
    { schemaCode: 'Order', objectIds: [...objectIds], templateId: 'order', ...choice },
    user,
    locale,
  );
const work = () => app.services.printFiles.work(new AbortController().signal);
const state = async (id: string, user = 'ann') => app.call(getPrintFile, { id }, user);

async function download(id: string, user = 'ann') {
  const headers = { authorization: `Bearer ${await newSession(app.platform, user)}` };
  return app.http.inject({ method: 'GET', url: downloadPrintFile.path.replace(':id', id), headers });
}

async function written(objectIds: readonly string[], choice: Choice = {}, locale: Locale = 'zh') {
  const { data } = await begin(objectIds, choice, 'ann', locale);
  await work();
  const { statusCode, rawPayload } = await download(data.id);
  if (statusCode !== 200) throw new Error(app.faults.at(-1) ?? 'no file');
  return { id: data.id, pdf: await readPdf(rawPayload) };
}

const orders = async (...titles: readonly string[]) => {
  const ids: string[] = [];
  for (const each of titles) ids.push((await newOrder(app, 'ann', { title: each })).id);
  return ids;
};

describe('a file of printed records', () => {
  test('has the pages of each record in the order in which they were named, and what it is called', async () => {
    const [one = '', two = ''] = await orders('一号', '二号');
    const { pdf } = await written([two, one]);
    expect(pdf.pages.map(({ texts }) => texts.map(({ text }) => text))).toEqual([
      expect.arrayContaining(['销售订单', '二号']),
      expect.arrayContaining(['销售订单', '一号']),
    ]);
    expect(pdf).toMatchObject({ title: '订单', language: 'zh-CN' });
  });

  test('is in the language of who began it', async () => {
    const { id, pdf } = await written(await orders('One'), {}, 'en');
    expect(pdf.pages[0]?.texts.map(({ text }) => text)).toContain('Sales order');
    expect(pdf).toMatchObject({ title: 'Sales order', language: 'en' });
    expect((await state(id)).data.fileName).toBe('Sales order20260302090000.pdf');
  });

  test('is laid out from the form where there is no template', async () => {
    const { pdf } = await written(await orders('无模板'), { templateId: null });
    expect(pdf.pages[0]?.texts.map(({ text }) => text)).toContain('无模板');
  });

  test('ends pages where its person has put breaks', async () => {
    const [id = ''] = await orders('一号');
    const { pdf } = await written([id], { breaks: { [id]: [{ page: 0, end: 30 }] } });
    expect(pdf.pages.map(({ texts }) => texts.map(({ text }) => text))).toEqual([
      ['销售订单', '第 1 页 共 2 页'],
      expect.arrayContaining(['一号']),
    ]);
  });

  test('is among the jobs of its person, and noted in the trace of its records', async () => {
    const [id = ''] = await orders('一号');
    const { id: file } = await written([id]);
    const { data: jobs } = await app.call(listOwnJobs, {}, 'ann');
    expect(jobs.content).toMatchObject([
      { kind: 'printFile', id: file, status: 'DONE', total: 1, handled: 1, refused: 0, hasFile: true },
    ]);
    const trace = { schemaCode: 'Order', bizObjectId: id, page: 0, size: 10 };
    const { data } = await app.call(getFormTrace, trace, 'ann', 'en');
    expect(data.content[0]).toMatchObject({ action: 'print', changes: [{ afterValue: 'Sales order (PDF)' }] });
  });

  test('is begun once for one attempt of its person', async () => {
    const ids = await orders('一号');
    const [first, again] = [await begin(ids, { requestId: 'r1' }), await begin(ids, { requestId: 'r1' })];
    expect(again.data.id).toBe(first.data.id);
  });
});

describe('records that are gone when the file is written', () => {
  const remove = (...ids: string[]) => app.call(deleteRecords, { schemaCode: 'Order', ids }, 'ann');

  test('are left out and counted, and the others are in the file', async () => {
    const [one = '', two = ''] = await orders('一号', '二号');
    const { data } = await begin([one, two]);
    await remove(one);
    await work();
    expect((await state(data.id)).data).toMatchObject({ taskStatus: 'END', refused: 1, handled: 2, total: 2 });
    const pdf = await readPdf((await download(data.id)).rawPayload);
    expect(pdf.pages).toHaveLength(1);
  });

  test('end it where none is left, without a file', async () => {
    const [one = ''] = await orders('一号');
    const { data } = await begin([one]);
    await remove(one);
    await work();
    const { data: ended } = await state(data.id);
    expect(ended).toMatchObject({ taskStatus: 'FAIL', failure: { resultCode: codeOf('recordMissing') } });
    expect((await download(data.id)).json()).toMatchObject({ errcode: codeOf('exportNotDone') });
  });
});

describe('a file is refused', () => {
  test.each([
    ['printTemplateEmpty', 'empty'],
    ['printTemplateEmpty', 'broken'],
    ['printTemplateMissing', 'none'],
  ] as const)('with %s by the template %s', async (error, templateId) => {
    expect((await begin(await orders('一号'), { templateId })).errcode).toBe(codeOf(error));
  });

  test('for records that its person does not see, and to who may not print', async () => {
    const hidden = await newOrder(app, 'cat');
    const [seen = ''] = await orders('一号');
    expect((await begin([seen, hidden.id])).errcode).toBe(codeOf('recordMissing'));
    expect((await begin([seen], {}, 'out')).errcode).toBe(codeOf('noPermissionToView'));
  });

  test('for more records than can be printed at once', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => `record-${String(index)}`);
    expect((await begin(ids)).errcode).toBe(codeOf('requestInvalid'));
  });

  test('while three are under way', async () => {
    const ids = await orders('一号');
    for (let count = 0; count < 3; count += 1) expect((await begin(ids)).errcode).toBe(0);
    expect((await begin(ids)).errcode).toBe(codeOf('tooManyExports'));
  });
});

describe('a file belongs to who began it', () => {
  test('who can stop it before it is there', async () => {
    const { data } = await begin(await orders('一号'));
    expect((await app.call(stopPrintFile, { id: data.id }, 'bob')).errcode).toBe(codeOf('exportMissing'));
    const { data: stopped } = await app.call(stopPrintFile, { id: data.id }, 'ann');
    expect(stopped).toMatchObject({ taskStatus: 'FAIL', failure: { resultCode: codeOf('exportStopped') } });
    await work();
    expect((await state(data.id)).data.taskStatus).toBe('FAIL');
  });

  test('for a week', async () => {
    const { id } = await written(await orders('一号'));
    expect((await state(id, 'bob')).errcode).toBe(codeOf('exportMissing'));
    expect((await download(id, 'bob')).json()).toMatchObject({ errcode: codeOf('exportMissing') });
    now = new Date(now.getTime() + 7 * day);
    expect((await download(id)).json()).toMatchObject({ errcode: codeOf('exportFileGone') });
  });
});
