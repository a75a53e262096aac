import { getFormTrace } from '@portico/shared-kit/contract/form-trace.endpoints';
import { getPrintSelection, keepPrintSelection, notePrinting } from '@portico/shared-kit/contract/printing.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { asJson } from '../../../database/index.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;
const now = new Date('2026-03-02T01:00:00Z');
const model = { schemaCode: 'Order' };

beforeAll(async () => {
  app = await startRecordsApp(() => now);
  const { db } = app.platform.connections;
  const template = { corp_id: 'main', code: 'order', name: '订单', name_i18n: '{"en":"Sales order"}' };
  await db
    .insertInto('print_template')
    .values({ ...template, schema_code: 'Order', form_code: null, sort_key: 1 })
    .execute();
  await db
    .insertInto('print_template_version')
    .values({ ...template, version: 1, published_time: now, content: asJson({ version: 1, pages: [] }) })
    .execute();
});
afterAll(() => app.close());

describe('a selection of records to print', () => {
  const keep = (objectIds: string[], user = 'ann') => app.call(keepPrintSelection, { ...model, objectIds }, user);
  const get = (selection: string, user: string) => app.call(getPrintSelection, { selection }, user);

  test('keeps hundreds of records in their order, for who made it alone', async () => {
    const objectIds = Array.from({ length: 500 }, (_, at) => `record-${499 - at}`);
    const { selection } = (await keep(objectIds)).data;
    expect((await get(selection, 'ann')).data).toEqual({ ...model, objectIds });
    expect((await get(selection, 'bob')).errcode).toBe(codeOf('printSelectionOver'));
    expect((await keep([...objectIds, 'one-more'])).errcode).toBe(codeOf('requestInvalid'));
    expect((await keep(['x'], 'out')).errcode).toBe(codeOf('noPermissionToView'));
  });

  test('is over after a day', async () => {
    const { selection } = (await keep(['x'])).data;
    const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000 - 1);
    await app.platform.connections.db.updateTable('print_selection').set({ created_time: dayAgo }).execute();
    expect((await get(selection, 'ann')).errcode).toBe(codeOf('printSelectionOver'));
  });
});

describe('what was printed', () => {
  const note = (objectIds: string[], more: object = {}, user = 'ann') =>
    app.call(notePrinting, { ...model, objectIds, templateId: null, ...more }, user);
  const trace = async (bizObjectId: string, locale: 'zh' | 'en' = 'zh') =>
    (await app.call(getFormTrace, { ...model, bizObjectId, page: 0, size: 10 }, 'ann', locale)).data.content;

  test('stands in the trace of each record with its template, in the language of who reads it', async () => {
    const [one, two] = [await newOrder(app, 'ann', { title: '一' }), await newOrder(app, 'ann', { title: '二' })];
    expect((await note([one.id, two.id], { templateId: 'order' })).errcode).toBe(0);
    for (const [{ id }, title] of [
      [one, '一'],
      [two, '二'],
    ] as const) {
      const [entry] = await trace(id);
      expect(entry).toMatchObject({
        action: 'print',
        creatorId: 'ann',
        title: expect.stringContaining(title),
        bizObjectId: id,
      });
      expect(entry?.changes).toMatchObject([{ name: '打印模板', beforeValue: null, afterValue: '订单' }]);
    }
    const [english] = await trace(one.id, 'en');
    expect(english?.changes).toMatchObject([
      { afterValue: 'Sales order', property: { name_i18n: '{"en":"Print template"}' } },
    ]);
  });

  test.each([
    ['plain', '通用版式', 'Plain layout'],
    ['labels', '标签', 'Labels'],
  ] as const)('names the layout where there is no template: %s', async (layout, zh, en) => {
    const { id } = await newOrder(app, 'ann');
    await note([id], { layout });
    expect((await trace(id))[0]?.changes).toMatchObject([{ afterValue: zh }]);
    expect((await trace(id, 'en'))[0]?.changes).toMatchObject([{ afterValue: en }]);
  });

  test('is not noted for records that somebody does not see, nor by a template that is not there', async () => {
    const [seen, hidden] = [await newOrder(app, 'ann'), await newOrder(app, 'cat')];
    expect((await note([seen.id, hidden.id])).errcode).toBe(codeOf('recordMissing'));
    expect((await note([seen.id], { templateId: 'none' })).errcode).toBe(codeOf('printTemplateMissing'));
    expect((await note([seen.id], {}, 'out')).errcode).toBe(codeOf('noPermissionToView'));
    expect((await trace(seen.id)).map(({ action }) => action)).toEqual(['add']);
  });
});
