import {
  addComment,
  deleteComment,
  listComments,
  searchMentionable,
} from '@portico/shared-kit/contract/comments.endpoints';
import type { CommentInputContent } from '@portico/shared-kit/contract/comments.schema';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getUnreadCount, searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { notificationTarget } from '@portico/shared-kit/contract/notification-target';
import { modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import { deleteRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { TestApp } from '../../testing/test-app.ts';
import { newOrder, purgeDeleted, startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;
let clock = Date.parse('2026-03-02T17:00:00Z');

beforeAll(async () => {
  app = await startRecordsApp(() => new Date(clock));
});
afterAll(() => app.close());

const of = (bizObjectId: string) => ({ schemaCode: 'Order', bizObjectId });
const words = (text: string): CommentInputContent => [{ text }];

/** Says something a second after what was said before, and answers the envelope. */
function say(user: string, id: string, content: CommentInputContent, more: object = {}) {
  clock += 1000;
  return app.call(addComment, { ...of(id), content, ...more }, user);
}

async function said(user: string, id: string, content: CommentInputContent, more: object = {}): Promise<string> {
  const answer = await say(user, id, content, more);
  if (answer.errcode !== 0) throw new Error(answer.errmsg);
  return answer.data.id;
}

const read = async (user: string, id: string, more: object = {}) =>
  (await app.call(listComments, { ...of(id), ...more }, user)).data;
const textsOf = async (user: string, id: string, more: object = {}) =>
  (await read(user, id, more)).content.map(({ content }) => content);

async function told(user: string, locale: Locale = 'zh') {
  const input = { tab: 'MESSAGE', messageType: 'COMMENT', page: 0, size: 50, readState: 'UNREADED' } as const;
  return (await app.call(searchNotifications, input, user, locale)).data.MESSAGE.content;
}

test('comments stand in the order in which they were written, a page at a time from the newest', async () => {
  const { id } = await newOrder(app, 'ann');
  for (const text of ['one', 'two', 'three', 'four', 'five']) await said('ann', id, words(text));
  const newest = await read('lee', id, { size: 2 });
  expect(newest).toMatchObject({ hasEarlier: true, totalElements: 5 });
  expect(newest.content.map(({ content }) => content)).toEqual([words('four'), words('five')]);
  expect(newest.content[1]).toMatchObject({ author: { id: 'ann', name: '安' }, replyTo: null, canDelete: false });
  const before = await read('lee', id, { size: 3, before: newest.content[0]?.id });
  expect(before).toMatchObject({ hasEarlier: false, totalElements: 5 });
  expect(before.content.map(({ content }) => content)).toEqual([words('one'), words('two'), words('three')]);
  expect((await read('ann', id, { size: 1 })).content[0]?.canDelete).toBe(true);
});

test('only who may read the record reads, writes, deletes and looks for people, from the moment they may', async () => {
  const { id } = await newOrder(app, 'ann');
  const comment = await said('ann', id, words('for colleagues'));
  for (const [user, error] of [
    ['bob', 'recordMissing'],
    ['out', 'noPermissionToView'],
  ] as const) {
    const refused = codeOf(error);
    expect((await app.call(listComments, of(id), user)).errcode).toBe(refused);
    expect((await say(user, id, words('me, too'))).errcode).toBe(refused);
    expect((await app.call(deleteComment, { ...of(id), id: comment }, user)).errcode).toBe(refused);
    expect((await app.call(searchMentionable, of(id), user)).errcode).toBe(refused);
  }
  expect((await app.call(listComments, of(id), null)).errcode).toBe(codeOf('notSignedIn'));
  await said('lee', id, words('by the lead'));
  await app.call(modifyOwner, { schemaCode: 'Order', objectIds: [id], ownerId: 'bob' }, 'adm');
  expect(await textsOf('bob', id)).toHaveLength(2);
  expect((await app.call(listComments, of(id), 'ann')).errcode).toBe(codeOf('recordMissing'));
});

test('who is mentioned is told once, in their language, with the way to the record and its name as they see it', async () => {
  const order = await newOrder(app, 'ann', { title: '紧急订单' });
  const comment = await said('ann', order.id, [
    { mention: 'lee' },
    { text: ' 请看\n' },
    { mention: 'max' },
    { text: ' ' },
    { mention: 'lee' },
  ]);
  const [message, ...others] = await told('lee');
  expect(others).toEqual([]);
  expect(message).toMatchObject({ messageType: 41, senderVO: { id: 'ann' }, title: '有人提到您' });
  expect(message?.content).toMatch(/^安 在“紧急订单 .*”中提到了您：@李 请看 @马 @李$/);
  const target = new URLSearchParams({
    isFromTips: 'true',
    objectId: order.id,
    schemaCode: 'Order',
    sheetCode: 'Order',
  });
  expect(notificationTarget({ messageType: 41, bizParams: message?.bizParams ?? '' }, null)).toBe(
    `/form/detail?${target.toString()}#comment-${comment}`,
  );
  const form = await app.call(getForm, { schemaCode: 'Order', sheetCode: 'Order' }, 'lee');
  expect(form).toMatchObject({ errcode: 0, data: { form: { code: expect.not.stringMatching(/^Order$/) as string } } });
  expect((await told('max', 'en'))[0]?.content).toMatch(/^安 mentioned you in “紧急订单/);
  expect((await app.call(getUnreadCount, {}, 'lee')).data).toMatchObject({ COMMENT: 1 });
  expect(await told('ann')).toEqual([]);
});

test('who may not read the record cannot be mentioned: the comment is refused with their names, and nothing is kept', async () => {
  const { id } = await newOrder(app, 'ann');
  const answer = await say('ann', id, [
    { mention: 'lee' },
    { mention: 'cat' },
    { mention: 'out' },
    { mention: 'nobody' },
  ]);
  expect(answer).toMatchObject({ status: 403, errcode: codeOf('mentionedMayNotRead') });
  expect(answer.errmsg).toContain('Kai, 外, nobody');
  expect(await textsOf('ann', id)).toEqual([]);
  expect((await told('cat')).length + (await told('out')).length).toBe(0);
});

test('the picker offers people with whether they may read the record, at first those who have to do with it', async () => {
  const { id } = await newOrder(app, 'ann');
  const find = async (keyword?: string) => {
    const input = { ...of(id), ...(keyword === undefined ? {} : { keyword }) };
    return (await app.call(searchMentionable, input, 'lee')).data.map((person) => [person.id, person.canRead]);
  };
  expect(await find()).toEqual([['ann', true]]);
  await said('max', id, words('…'));
  expect(await find()).toEqual([
    ['max', true],
    ['ann', true],
  ]);
  expect(await find('凯')).toEqual([['cat', false]]);
  expect(await find('李')).toEqual([]);
});

test('an answer quotes what it answers and tells its author, and nobody who has lost the record', async () => {
  const { id } = await newOrder(app, 'ann');
  const question = await said('max', id, words('When?'));
  await said('ann', id, words('Tomorrow'), { replyToId: question });
  const [, answer] = (await read('lee', id)).content;
  expect(answer?.replyTo).toMatchObject({ id: question, author: { id: 'max' }, content: words('When?') });
  expect((await told('max'))[0]).toMatchObject({ messageType: 42, title: '有人回复您' });
  const { db } = app.platform.connections;
  await db.updateTable('app_user').set({ status: 'DISABLED' }).where('id', '=', 'max').execute();
  const before = await db.selectFrom('notification').select('id').where('user_id', '=', 'max').execute();
  await said('ann', id, words('Sure'), { replyToId: question });
  expect(await db.selectFrom('notification').select('id').where('user_id', '=', 'max').execute()).toEqual(before);
  await db.updateTable('app_user').set({ status: 'ENABLED' }).where('id', '=', 'max').execute();
});

test('a comment of another record cannot be answered, nor one that is deleted', async () => {
  const [first, second] = [await newOrder(app, 'ann'), await newOrder(app, 'ann')];
  const there = await said('ann', first.id, words('there'));
  const missing = codeOf('commentMissing');
  expect((await say('ann', second.id, words('here'), { replyToId: there })).errcode).toBe(missing);
  await app.call(deleteComment, { ...of(first.id), id: there }, 'ann');
  expect((await say('ann', first.id, words('late'), { replyToId: there })).errcode).toBe(missing);
});

test('only its author deletes a comment: its place stays, its words are nowhere any more', async () => {
  const { id } = await newOrder(app, 'ann');
  const mine = await said('ann', id, words('regretted'));
  await said('lee', id, words('why?'), { replyToId: mine });
  for (const user of ['lee', 'adm']) {
    const answer = await app.call(deleteComment, { ...of(id), id: mine }, user);
    expect(answer.errcode).toBe(codeOf('commentMissing'));
  }
  expect((await app.call(deleteComment, { ...of(id), id: mine }, 'ann')).errcode).toBe(0);
  const page = await read('lee', id);
  expect(page.totalElements).toBe(1);
  expect(page.content[0]).toMatchObject({ id: mine, content: null, canDelete: false });
  expect(page.content[1]?.replyTo).toMatchObject({ id: mine, content: null });
  expect(JSON.stringify(page)).not.toContain('regretted');
  expect((await app.call(deleteComment, { ...of(id), id: mine }, 'ann')).errcode).toBe(codeOf('commentMissing'));
});

test('a comment that is sent again is said once', async () => {
  const { id } = await newOrder(app, 'ann');
  const again = { requestId: 'the-same' };
  const first = await said('ann', id, [{ text: 'once ' }, { mention: 'lee' }], again);
  const before = (await told('lee')).length;
  expect(await said('ann', id, [{ text: 'once ' }, { mention: 'lee' }], again)).toBe(first);
  expect(await textsOf('ann', id)).toHaveLength(1);
  expect(await told('lee')).toHaveLength(before);
});

test('words come back as they were written, whatever they look like, and what does not fit is refused whole', async () => {
  const { id } = await newOrder(app, 'ann');
  const hostile = `<img src=x onerror=alert(1)> '; drop table record_comment; -- {{name}} \u202E@[lee] 👨‍👩‍👧`;
  await said('ann', id, words(hostile));
  expect(await textsOf('ann', id)).toEqual([words(hostile)]);
  expect((await say('ann', id, words('字'.repeat(1001)))).errcode).toBe(codeOf('commentTooLong'));
  expect((await say('ann', id, words('字'.repeat(1000)))).errcode).toBe(0);
  expect((await say('ann', id, words(' \n '))).errcode).toBe(codeOf('commentEmpty'));
  expect((await say('ann', id, words('a\u0000b'))).errcode).toBe(codeOf('requestInvalid'));
  expect((await say('ann', id, [{ text: 'x', html: '<b>' } as never])).errcode).toBe(codeOf('requestInvalid'));
  expect((await say('ann', id, [])).errcode).toBe(codeOf('requestInvalid'));
});

test("another organisation's record of the same id has comments of its own", async () => {
  const { id } = await newOrder(app, 'ann');
  const mine = await said('ann', id, words('ours'));
  const { db } = app.platform.connections;
  const theirs = { corp_id: 'other', id: mine, schema_code: 'Order', record_id: id, author_id: 'ann' };
  await db
    .insertInto('record_comment')
    .values({ ...theirs, content: JSON.stringify(words('theirs')), created_time: new Date(clock) })
    .execute();
  expect(await textsOf('ann', id)).toEqual([words('ours')]);
  await app.call(deleteComment, { ...of(id), id: mine }, 'ann');
  const kept = db.selectFrom('record_comment').select('content').where('corp_id', '=', 'other').where('id', '=', mine);
  expect((await kept.executeTakeFirst())?.content).toEqual(words('theirs'));
});

test('the comments of a record go when it goes for good', async () => {
  const { id } = await newOrder(app, 'ann');
  await said('ann', id, words('gone soon'));
  const other = (await app.call(saveRecord, { schemaCode: 'Order', data: { title: 'stays' } }, 'ann')).data.id;
  await said('ann', other, words('stays'));
  await app.call(deleteRecords, { schemaCode: 'Order', ids: [id] }, 'ann');
  await purgeDeleted(app);
  const { db } = app.platform.connections;
  const left = await db
    .selectFrom('record_comment')
    .select('record_id')
    .where('record_id', 'in', [id, other])
    .where('corp_id', '=', 'main')
    .execute();
  expect(left.map((row) => row.record_id)).toEqual([other]);
});
