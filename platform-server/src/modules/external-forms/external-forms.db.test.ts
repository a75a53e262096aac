import {
  lookUpNames,
  openExternalForm,
  submitExternalForm,
  uploadExternalFile,
} from '@portico/shared-kit/contract/external-forms.endpoints';
import { visitHeader } from '@portico/shared-kit/contract/external-limits';
import { listExternalLinks } from '@portico/shared-kit/contract/external-links.endpoints';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { callInVisit, newLink, startExternalWorld, visitOf } from '../../testing/external-world.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newSession } from '../../testing/test-session.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');
const schemaCode = 'Feedback';

beforeAll(async () => {
  app = await startExternalWorld(() => clock);
  const add = async (data: object, by: string) => app.call(saveRecord, { schemaCode: 'Client', data: { ...data } }, by);
  await add({ title: '甲公司', phone: '13800000001', product: 'A1', isActive: true }, 'ada');
  await add({ title: '乙公司', phone: '13800000002', product: 'B2', isActive: true }, 'ada');
  await add({ title: '旧客户', phone: '13800000003', product: 'C3', isActive: false }, 'ada');
  await add({ title: '博的客户', phone: '13800000004', product: 'D4', isActive: true }, 'bob');
});
afterAll(() => app.close());

const submit = (data: Record<string, unknown>, visit: string, requestId = app.platform.newId()) =>
  callInVisit(app, submitExternalForm, { data, requestId }, visit);

async function upload(visit: string, name = 'a.txt'): Promise<{ errcode: number; data: StoredFile }> {
  const part = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nabc\r\n--x--\r\n`;
  const headers = { [visitHeader]: visit, 'content-type': 'multipart/form-data; boundary=x' };
  const url = uploadExternalFile.path;
  return (await app.http.inject({ method: 'POST', url, headers, payload: part })).json();
}

/** Returns the records that have come, newest first, as their owner sees them. */
async function records(): Promise<BizRecord[]> {
  const newest = [{ propertyCode: 'sequenceNo', direction: 'desc' as const }];
  return (await app.call(queryRecords, { schemaCode, page: 0, size: 50, orderBy: newest }, 'ada')).data.content;
}

describe('the form behind a link', () => {
  test('has what the link asks for and no word of anything else', async () => {
    const { formid } = await newLink(app);
    const { config } = (await app.call(openExternalForm, { formid }, null)).data;
    expect(config.properties.map(({ code }) => code)).toEqual(['title', 'score', 'files', 'lines']);
    expect(config.form.sections.map(({ title, properties }) => [title, properties])).toEqual([
      ['内容', ['title', 'score', 'lines']],
      ['材料', ['files']],
    ]);
    expect(config.dataRules?.map(({ propertyCode }) => propertyCode)).toEqual(['score']);
    const text = JSON.stringify(config);
    for (const word of ['priority', '内部优先级', 'handler', 'secret', 'keeper', '保管人', 'customer']) {
      expect(text).not.toContain(word);
    }
  });

  test('asks for the chosen data items, without the conditions under which records are looked up', async () => {
    const { formid } = await newLink(app, { fields: ['title', 'customer', 'product'] });
    const { config } = (await app.call(openExternalForm, { formid }, null)).data;
    expect(config.properties.map(({ code }) => code)).toEqual(['title', 'customer', 'product']);
    expect(JSON.stringify(config)).not.toMatch(/isActive|phone/);
  });
});

describe('an answer', () => {
  test('is a record of who made the link, and tells its sender nothing', async () => {
    const link = await newLink(app);
    const answer = await submit(
      { title: '很好', score: '4', lines: [{ id: 'r', text: '一' }] },
      await visitOf(app, link),
    );
    expect([answer.errcode, answer.data]).toEqual([0, {}]);
    const [record] = await records();
    expect(record?.data).toMatchObject({
      title: '很好',
      score: '4',
      creater: { id: 'ada' },
      owner: { id: 'ada' },
      ownerDeptId: { id: 'service' },
      sequenceStatus: 'COMPLETED',
    });
    const kept = await app.platform.connections.db.selectFrom('external_answer').selectAll().execute();
    expect(kept).toMatchObject([{ link_id: link.id, schema_code: schemaCode, record_id: record?.id }]);
    expect(kept[0]?.address_hash).toMatch(/^[\w-]{43}$/);
    const [listed] = (await app.call(listExternalLinks, { schemaCode }, 'ada')).data.items;
    expect(listed).toMatchObject({ answers: 1, lastAnswerTime: clock.toISOString(), state: 'open' });
  });

  test.each([
    ['a data item that the link does not ask for', { title: 'x', customer: { id: 'c', name: 'c' } }],
    ['one that its maker may not fill in', { title: 'x', priority: '1' }],
    ['one that is not on the form', { title: 'x', secret: '1' }],
    ['one that there is not', { title: 'x', nothing: '1' }],
    ['a system property', { title: 'x', owner: { id: 'bob', name: '博' } }],
    ['a column by its path', { title: 'x', 'lines.keeper': '1' }],
  ])('with %s is refused in the same words', async (_, data) => {
    const visit = await visitOf(app, await newLink(app));
    const before = (await records()).length;
    const { errcode, errmsg } = await submit(data, visit);
    expect(errcode).toBe(codeOf('propertyMissing'));
    expect(errmsg).not.toMatch(/内部|处理人|拥有者/);
    expect(await records()).toHaveLength(before);
  });

  test('with a cell that is not asked for is refused', async () => {
    const visit = await visitOf(app, await newLink(app));
    const keeper = { id: 'bob', name: '博' };
    const { errcode } = await submit({ title: 'x', lines: [{ id: 'r', text: '一', keeper }] }, visit);
    expect(errcode).toBe(codeOf('fieldNotWritable'));
  });

  test.each([
    ['lacks what is required', { score: '1' }, 'valueRequired'],
    ['breaks a data rule', { title: 'x', score: '6' }, 'dataRuleBroken'],
    ['has a value of another type', { title: 'x', score: 'many' }, 'valueInvalid'],
  ] as const)('that %s is refused as any other save', async (_, data, refusal) => {
    const visit = await visitOf(app, await newLink(app));
    expect((await submit(data, visit)).errcode).toBe(codeOf(refusal));
  });

  test('that is sent twice is kept once, even when it was the last that the link takes', async () => {
    const link = await newLink(app, { maxAnswers: 1 });
    const [visit, other] = [await visitOf(app, link), await visitOf(app, link)];
    const before = (await records()).length;
    const both = await Promise.all([submit({ title: '一' }, visit, 'one'), submit({ title: '一' }, visit, 'one')]);
    expect(both.map(({ errcode }) => errcode)).toEqual([0, 0]);
    expect((await submit({ title: '一' }, visit, 'one')).errcode).toBe(0);
    expect((await submit({ title: '二' }, other)).errcode).toBe(codeOf('linkNotUsable'));
    expect(await records()).toHaveLength(before + 1);
  });

  test('is not taken beyond the maximum, however many are sent at the same time', async () => {
    const link = await newLink(app, { maxAnswers: 3 });
    const visits = await Promise.all(Array.from({ length: 8 }, () => visitOf(app, link)));
    const answers = await Promise.all(visits.map((visit) => submit({ title: '一起' }, visit)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(3);
  });

  test('is bounded by address and by link', async () => {
    const visit = await visitOf(app, await newLink(app));
    const { db } = app.platform.connections;
    for (const kind of ['linkSubmit', 'linkAnswers'] as const) {
      expect((await submit({ title: 'x' }, visit)).errcode).toBe(0);
      await db.updateTable('limited_use').set({ uses: 2_000 }).where('counter', '=', kind).execute();
      expect(await submit({ title: 'x' }, visit)).toMatchObject({ status: 429, errcode: codeOf('tooManyRequests') });
      await db.deleteFrom('limited_use').execute();
    }
  });
});

describe('files', () => {
  test('are attached by the visit that uploaded them, and by no other', async () => {
    const link = await newLink(app);
    const [visit, other] = [await visitOf(app, link), await visitOf(app, link)];
    const { data: file } = await upload(visit);
    expect((await submit({ title: '偷', files: [file] }, other)).errcode).toBe(codeOf('fileMissing'));
    expect((await submit({ title: '有附件', files: [file] }, visit)).errcode).toBe(0);
    expect((await records())[0]?.data['files']).toMatchObject([{ id: file.id, name: 'a.txt' }]);
  });

  test('are not taken by a form without attachments, nor with an ending that it refuses', async () => {
    const bare = await visitOf(app, await newLink(app, { fields: ['title'] }));
    expect((await upload(bare)).errcode).toBe(codeOf('noPermission'));
    const visit = await visitOf(app, await newLink(app));
    const { data: file } = await upload(visit, 'a.exe');
    expect((await submit({ title: 'x', files: [file] }, visit)).errcode).toBe(codeOf('valueInvalid'));
  });
});

describe('looking up', () => {
  const find = async (propertyCode: string, more: object, fields?: string[]) => {
    const visit = await visitOf(app, await newLink(app, { fields: fields ?? ['title', 'customer', 'product'] }));
    return callInVisit(app, lookUpNames, { propertyCode, page: 0, ...more }, visit);
  };
  const names = async (...asked: Parameters<typeof find>) =>
    (await find(...asked)).data.content.map(({ name }) => name).sort();

  test('finds names of records that the maker of the link sees and that may be picked, and nothing else of them', async () => {
    expect(await names('customer', {})).toEqual(['乙公司', '甲公司']);
    expect(await names('customer', { text: '甲' })).toEqual(['甲公司']);
    expect(JSON.stringify((await find('customer', {})).data)).not.toMatch(/138|A1|sequenceNo/);
  });

  test('finds options, those beside a value, and which of some are there', async () => {
    expect(await names('product', {})).toEqual(['A1', 'B2']);
    expect(await names('product', { beside: '甲公司' })).toEqual(['A1']);
    expect(await names('product', { texts: ['A1', 'C3', 'D4'] })).toEqual(['A1']);
  });

  test('is refused for what the link does not ask for, and with a condition of one’s own', async () => {
    expect((await find('customer', {}, ['title'])).errcode).toBe(codeOf('propertyMissing'));
    expect((await find('title', {})).errcode).toBe(codeOf('propertyMissing'));
    const condition = { propertyCode: 'phone', operator: 'contains', value: '138' };
    expect((await find('customer', { filter: condition })).errcode).toBe(codeOf('requestInvalid'));
  });

  test('what was found can be sent, what may not be picked cannot', async () => {
    const visit = await visitOf(app, await newLink(app, { fields: ['title', 'customer'] }));
    const { content } = (await callInVisit(app, lookUpNames, { propertyCode: 'customer', page: 0 }, visit)).data;
    const [first] = content;
    expect((await submit({ title: '甲', customer: first }, visit)).errcode).toBe(0);
    const all = await app.call(queryRecords, { schemaCode: 'Client', page: 0, size: 9, search: '旧' }, 'ada');
    const old = { id: all.data.content[0]?.id, name: '旧客户' };
    expect((await submit({ title: '旧', customer: old }, visit)).errcode).toBe(codeOf('valueInvalid'));
  });
});

describe('a visit', () => {
  test('lasts half an hour; opening the link again goes on with it and its files', async () => {
    const { formid } = await newLink(app);
    const visit = await visitOf(app, { formid });
    const { data: file } = await upload(visit);
    clock = new Date(clock.getTime() + 31 * 60_000);
    expect(await submit({ title: 'x' }, visit)).toMatchObject({ status: 401, errcode: codeOf('visitEnded') });
    const next = (await app.call(openExternalForm, { formid, visit }, null)).data.visit;
    expect((await submit({ title: '接着', files: [file] }, next)).errcode).toBe(0);
  });

  test('of one link goes on in no other', async () => {
    const visit = await visitOf(app, await newLink(app));
    const { data: file } = await upload(visit);
    const { formid } = await newLink(app);
    const next = (await app.call(openExternalForm, { formid, visit }, null)).data.visit;
    expect((await submit({ title: 'x', files: [file] }, next)).errcode).toBe(codeOf('fileMissing'));
  });

  test('is neither made up nor a signed-in session', async () => {
    for (const token of ['', 'x.y.z', await newSession(app.platform, 'ada')]) {
      expect((await submit({ title: 'x' }, token)).errcode).toBe(codeOf('notSignedIn'));
    }
  });
});
