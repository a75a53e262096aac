import {
  getMessageFormUrl,
  getUnreadCount,
  searchNotifications,
  sendAnnouncement,
  updateReadState,
  updateReadStateAll,
} from '@portico/shared-kit/contract/notifications.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { transaction } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import type { Message } from './index.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');

const workItem: Extract<Message, { type: 'workItemReceived' }> = {
  type: 'workItemReceived',
  userIds: ['li', 'li'],
  senderId: 'wang',
  bizParams: {
    instanceName: '请假单-王芳',
    originatorName: '王芳',
    activityName: '部门经理审批',
    activityName_i18n: '{"en":"Department manager"}',
    workflowInstanceId: 'i1',
    WorkItemId: 'w1',
    schemaCode: 'leave',
    objectId: 'o1',
  },
};

function send(message: Message = workItem) {
  return app.services.notifications.notify(app.platform.connections.db, message);
}

function search(readState: 'UNREADED' | 'READED', more: object = {}, locale: Locale = 'zh', as = 'li') {
  const input = { tab: 'MESSAGE', messageType: 'STATION', page: 0, size: 10, readState, ...more } as const;
  return app.call(searchNotifications, input, as, locale).then((answer) => answer.data.MESSAGE);
}

beforeAll(async () => {
  app = await startTestApp(() => clock);
  await insertOrganisation(app.platform, {
    users: [
      { id: 'wang', name: '王芳' },
      { id: 'li', name: '李雷' },
    ],
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.platform.connections.db.deleteFrom('notification').execute();
});

test('a message reaches each person once and speaks the language of its reader', async () => {
  await send();
  const chinese = await search('UNREADED');
  const english = await search('UNREADED', {}, 'en');
  expect(chinese.totalElements).toBe(1);
  expect(chinese.content[0]).toMatchObject({
    messageType: 1,
    readState: 101,
    title: '待办提醒',
    content: '王芳 发起的“请假单-王芳”等待您处理，当前节点：部门经理审批',
    senderVO: { id: 'wang', name: '王芳' },
  });
  expect(english.content[0]?.content).toBe('“请假单-王芳”, started by 王芳, is waiting for you: Department manager');
  expect(JSON.parse(english.content[0]?.bizParams ?? '')).toMatchObject({ objectId: 'o1', schemaCode: 'leave' });
});

test('the search finds words of either language and takes a percent sign for itself', async () => {
  await send();
  await send({ ...workItem, type: 'instanceCompleted', bizParams: { ...workItem.bizParams, actorName: '' } });
  expect((await search('UNREADED', { searchword: 'approval of your' })).totalElements).toBe(1);
  expect((await search('UNREADED', { searchword: '请假单' }, 'en')).totalElements).toBe(2);
  expect((await search('UNREADED', { searchword: '%' })).totalElements).toBe(0);
});

test('pages come newest first', async () => {
  for (const minute of [1, 2, 3]) {
    clock = new Date(`2026-03-02T01:0${minute}:00Z`);
    await send();
  }
  const first = await search('UNREADED', { size: 2 });
  const second = await search('UNREADED', { size: 2, page: 1 });
  const minutes = [...first.content, ...second.content].map((each) => each.createdTime.slice(14, 16));
  expect(minutes).toEqual(['03', '02', '01']);
  expect(first.totalElements).toBe(3);
});

test('reading one takes it from the unread to the read', async () => {
  await send();
  await send();
  const [one] = (await search('UNREADED')).content;
  await app.call(updateReadState, { messageIdList: [one?.id ?? ''] }, 'li');
  expect((await app.call(getUnreadCount, {}, 'li')).data).toEqual({ STATION: 1, COMMENT: 0, work: '0.0.0' });
  expect((await search('READED')).content).toMatchObject([{ id: one?.id, readState: 102 }]);
});

test('read all reads the own messages of the category and nobody else changes them', async () => {
  await send();
  const [one] = (await search('UNREADED')).content;
  await app.call(updateReadState, { messageIdList: [one?.id ?? ''] }, 'wang');
  await app.call(updateReadStateAll, { messageType: 'STATION' }, 'wang');
  await app.call(updateReadStateAll, { messageType: 'COMMENT' }, 'li');
  expect((await app.call(getUnreadCount, {}, 'li')).data.STATION).toBe(1);
  await app.call(updateReadStateAll, { messageType: 'STATION' }, 'li');
  expect((await app.call(getUnreadCount, {}, 'li')).data.STATION).toBe(0);
});

test('where a message leads is told to the one who got it, and to nobody else', async () => {
  await send();
  const [one] = (await search('UNREADED')).content;
  const asked = { messageId: one?.id ?? '' };
  expect((await app.call(getMessageFormUrl, asked, 'li')).data).toEqual({
    bizObjectId: 'o1',
    workItemId: 'w1',
    workflowInstanceId: 'i1',
    schemaCode: 'leave',
    sheetCode: null,
    url: '/form/detail?isFromTips=true&workflowInstanceId=i1&workitemId=w1',
  });
  expect((await app.call(getMessageFormUrl, asked, 'wang')).errcode).toBe(codeOf('messageMissing'));
  expect((await app.call(getMessageFormUrl, { messageId: 'none' }, 'li')).errcode).toBe(codeOf('messageMissing'));
});

test('the search finds what formatted text says and not its markup', async () => {
  const bizParams = { objectDataName: '放假', htmlStr: '<p class="holiday">Office <b>closed</b></p>' };
  await send({ type: 'announcement', userIds: ['li'], senderId: null, bizParams });
  expect((await search('UNREADED', { searchword: 'office closed' })).totalElements).toBe(1);
  expect((await search('UNREADED', { searchword: 'holiday' })).totalElements).toBe(0);
});

test('a message of a transaction that fails is not sent', async () => {
  const failed = transaction(app.platform.connections.db, async (trx) => {
    await app.services.notifications.notify(trx, workItem);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect((await search('UNREADED')).totalElements).toBe(0);
});

test('an announcement reaches everybody once, as text and never as markup', async () => {
  await insertOrganisation(app.platform, {
    roles: [{ code: 'keeper', name: '系统管理员', grants: ['SYS_MNG'] }],
    users: [{ id: 'adm', name: '管理员', roles: ['keeper'] }],
  });
  const input = { title: '放假', content: '周五 <b>放假</b>\n一天。\n\n周一见。', requestId: 'announce-1' };
  expect((await app.call(sendAnnouncement, input, 'li')).errcode).toBe(codeOf('noPermission'));
  const first = await app.call(sendAnnouncement, input, 'adm');
  expect(first.data.recipientCount).toBeGreaterThanOrEqual(3);
  expect((await app.call(sendAnnouncement, input, 'adm')).data).toEqual(first.data);
  const { content, totalElements } = await search('UNREADED');
  expect([totalElements, content[0]?.messageType, content[0]?.title]).toEqual([1, 201, '公告：放假']);
  const { htmlStr } = JSON.parse(content[0]?.bizParams ?? '{}') as { htmlStr?: string };
  expect(htmlStr).toBe('<p>周五 &#60;b&#62;放假&#60;/b&#62;<br>一天。</p><p>周一见。</p>');
});
