import {
  lookUpNames,
  openExternalForm,
  submitExternalForm,
  uploadExternalFile,
} from '@portico/shared-kit/contract/external-forms.endpoints';
import { guestTokenHeader } from '@portico/shared-kit/contract/external-limits';
import { listExternalLinks } from '@portico/shared-kit/contract/external-links.endpoints';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { callAsGuest, newLink, startExternalWorld, guestSessionOf } from '../../testing/external-world.ts';
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

const submit = (data: Record<string, unknown>, guestToken: string, requestId = app.platform.newId()) =>
  callAsGuest(app, submitExternalForm, { data, requestId }, guestToken);

async function upload(guestToken: string, name = 'a.txt'): Promise<{ errcode: number; data: StoredFile }> {
  const part = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\nabc\r\n--x--\r\n`;
  const headers = { [guestTokenHeader]: guestToken, 'content-type': 'multipart/form-data; boundary=x' };
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

  test('asks for the chosen fields, without the conditions under which records are looked up', async () => {
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
      await guestSessionOf(app, link),
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
    ['a field that the link does not ask for', { title: 'x', customer: { id: 'c', name: 'c' } }],
    ['one that its maker may not fill in', { title: 'x', priority: '1' }],
    ['one that is not on the form', { title: 'x', secret: '1' }],
    ['one that there is not', { title: 'x', nothing: '1' }],
    ['a system property', { title: 'x', owner: { id: 'bob', name: '博' } }],
    ['a column by its path', { title: 'x', 'lines.keeper': '1' }],
  ])('with %s is refused in the same words', async (_, data) => {
    const guestToken = await guestSessionOf(app, await newLink(app));
    const before = (await records()).length;
    const { errcode, errmsg } = await submit(data, guestToken);
    expect(errcode).toBe(codeOf('propertyMissing'));
    expect(errmsg).not.toMatch(/内部|处理人|拥有者/);
    expect(await records()).toHaveLength(before);
  });

  test('with a cell that is not asked for is refused', async () => {
    const guestToken = await guestSessionOf(app, await newLink(app));
    const keeper = { id: 'bob', name: '博' };
    const { errcode } = await submit({ title: 'x', lines: [{ id: 'r', text: '一', keeper }] }, guestToken);
    expect(errcode).toBe(codeOf('fieldNotWritable'));
  });

  test.each([
    ['lacks what is required', { score: '1' }, 'valueRequired'],
    ['breaks a data rule', { title: 'x', score: '6' }, 'dataRuleBroken'],
    ['has a value of another type', { title: 'x', score: 'many' }, 'valueInvalid'],
  ] as const)('that %s is refused as any other save', async (_, data, refusal) => {
    const guestToken = await guestSessionOf(app, await newLink(app));
    expect((await submit(data, guestToken)).errcode).toBe(codeOf(refusal));
  });

  test('that is sent twice is kept once, even when it was the last that the link takes', async () => {
    const link = await newLink(app, { maxAnswers: 1 });
    const [guestToken, other] = [await guestSessionOf(app, link), await guestSessionOf(app, link)];
    const before = (await records()).length;
    const both = await Promise.all([
      submit({ title: '一' }, guestToken, 'one'),
      submit({ title: '一' }, guestToken, 'one'),
    ]);
    expect(both.map(({ errcode }) => errcode)).toEqual([0, 0]);
    expect((await submit({ title: '一' }, guestToken, 'one')).errcode).toBe(0);
    expect((await submit({ title: '二' }, other)).errcode).toBe(codeOf('linkNotUsable'));
    expect(await records()).toHaveLength(before + 1);
  });

  test('is not taken beyond the maximum, however many are sent at the same time', async () => {
    const link = await newLink(app, { maxAnswers: 3 });
    const tokens = await Promise.all(Array.from({ length: 8 }, () => guestSessionOf(app, link)));
    const answers = await Promise.all(tokens.map((guestToken) => submit({ title: '一起' }, guestToken)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(3);
  });

  test('is bounded by address and by link', async () => {
    const guestToken = await guestSessionOf(app, await newLink(app));
    const { db } = app.platform.connections;
    for (const kind of ['linkSubmit', 'linkAnswers'] as const) {
      expect((await submit({ title: 'x' }, guestToken)).errcode).toBe(0);
      await db.updateTable('limited_use').set({ uses: 2_000 }).where('counter', '=', kind).execute();
      expect(await submit({ title: 'x' }, guestToken)).toMatchObject({
        status: 429,
        errcode: codeOf('tooManyRequests'),
      });
      await db.deleteFrom('limited_use').execute();
    }
  });
});

describe('files', () => {
  test('are attached by the guest session that uploaded them, and by no other', async () => {
    const link = await newLink(app);
    const [guestToken, other] = [await guestSessionOf(app, link), await guestSessionOf(app, link)];
    const { data: file } = await upload(guestToken);
    expect((await submit({ title: '偷', files: [file] }, other)).errcode).toBe(codeOf('fileMissing'));
    expect((await submit({ title: '有附件', files: [file] }, guestToken)).errcode).toBe(0);
    expect((await records())[0]?.data['files']).toMatchObject([{ id: file.id, name: 'a.txt' }]);
  });

  test('are not taken by a form without attachments, nor with an ending that it refuses', async () => {
    const bare = await guestSessionOf(app, await newLink(app, { fields: ['title'] }));
    expect((await upload(bare)).errcode).toBe(codeOf('noPermission'));
    const guestToken = await guestSessionOf(app, await newLink(app));
    const { data: file } = await upload(guestToken, 'a.exe');
    expect((await submit({ title: 'x', files: [file] }, guestToken)).errcode).toBe(codeOf('valueInvalid'));
  });
});

describe('looking up', () => {
  const find = async (propertyCode: string, more: object, fields?: string[]) => {
    const guestToken = await guestSessionOf(
      app,
      await newLink(app, { fields: fields ?? ['title', 'customer', 'product'] }),
    );
    return callAsGuest(app, lookUpNames, { propertyCode, page: 0, ...more }, guestToken);
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
    const guestToken = await guestSessionOf(app, await newLink(app, { fields: ['title', 'customer'] }));
    const { content } = (await callAsGuest(app, lookUpNames, { propertyCode: 'customer', page: 0 }, guestToken)).data;
    const [first] = content;
    expect((await submit({ title: '甲', customer: first }, guestToken)).errcode).toBe(0);
    const all = await app.call(queryRecords, { schemaCode: 'Client', page: 0, size: 9, search: '旧' }, 'ada');
    const old = { id: all.data.content[0]?.id, name: '旧客户' };
    expect((await submit({ title: '旧', customer: old }, guestToken)).errcode).toBe(codeOf('valueInvalid'));
  });
});

describe('a guest session', () => {
  test('lasts half an hour; opening the link again goes on with it and its files', async () => {
    const { formid } = await newLink(app);
    const guestToken = await guestSessionOf(app, { formid });
    const { data: file } = await upload(guestToken);
    clock = new Date(clock.getTime() + 31 * 60_000);
    expect(await submit({ title: 'x' }, guestToken)).toMatchObject({
      status: 401,
      errcode: codeOf('guestSessionExpired'),
    });
    const next = (await app.call(openExternalForm, { formid, guestToken }, null)).data.guestToken;
    expect((await submit({ title: '接着', files: [file] }, next)).errcode).toBe(0);
  });

  test('of one link goes on in no other', async () => {
    const guestToken = await guestSessionOf(app, await newLink(app));
    const { data: file } = await upload(guestToken);
    const { formid } = await newLink(app);
    const next = (await app.call(openExternalForm, { formid, guestToken }, null)).data.guestToken;
    expect((await submit({ title: 'x', files: [file] }, next)).errcode).toBe(codeOf('fileMissing'));
  });

  test('is neither made up nor a signed-in session', async () => {
    for (const token of ['', 'x.y.z', await newSession(app.platform, 'ada')]) {
      expect((await submit({ title: 'x' }, token)).errcode).toBe(codeOf('notSignedIn'));
    }
  });
});
