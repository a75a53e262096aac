import { notificationTarget } from './notification-target.ts';

test.each([
  [
    { workflowInstanceId: 'i1', WorkItemId: 'w1', workItemType: 0 },
    '/form/detail?isFromTips=true&workflowInstanceId=i1&workitemId=w1&workitemType=0',
  ],
  [{ workflowInstanceId: 'i1' }, '/form/detail?isFromTips=true&workflowInstanceId=i1'],
  [
    { objectId: 'o1', schemaCode: 'order' },
    '/form/detail?isFromTips=true&objectId=o1&schemaCode=order&sheetCode=order',
  ],
  [
    { workflowInstanceId: 'i1', objectId: 'o1', schemaCode: 'order', sheetCode: 'main', isBusiness: true },
    '/form/detail?isFromTips=true&objectId=o1&schemaCode=order&sheetCode=main',
  ],
  [{ workflowInstanceId: 'i1', isBusiness: true }, '/form/detail?isFromTips=true&workflowInstanceId=i1'],
  [
    { objectId: 'o1', schemaCode: 'order', commentId: 'c/1' },
    '/form/detail?isFromTips=true&objectId=o1&schemaCode=order&sheetCode=order#comment-c%2F1',
  ],
  [
    { appCode: 'sales', schemaCode: 'order', viewCode: 'all', listQuery: 'f.customer=A%26B&sort=amount.desc' },
    '/application/sales/application-list/order?queryCode=all&f.customer=A%26B&sort=amount.desc',
  ],
  [
    { appCode: '../x?', schemaCode: '//evil.example', viewCode: 'a#b', listQuery: '', savedViewId: 'v1' },
    '/application/..%2Fx%3F/application-list/%2F%2Fevil.example?queryCode=a%23b&savedView=v1',
  ],
  [{ appCode: 'sales', schemaCode: 'order', viewCode: 'all', listQuery: 7 }, null],
  [{ workflowInstanceId: 'a&b=c#d' }, '/form/detail?isFromTips=true&workflowInstanceId=a%26b%3Dc%23d'],
  [{ objectId: 'o1' }, null],
  [{}, null],
])('%p opens %s', (facts, target) => {
  expect(notificationTarget({ messageType: 1, bizParams: JSON.stringify(facts) }, null)).toBe(target);
});

test.each(['', '{', 'null', '"text"', '[]'])('unreadable facts %p lead nowhere', (bizParams) => {
  expect(notificationTarget({ messageType: 1, bizParams }, '/admin/')).toBeNull();
});

test.each([
  [{ userNameList: [{ name: '王芳' }, { name: '李雷' }] }, '?userName=%E7%8E%8B%E8%8A%B3'],
  [{ userNameList: ['A & B'] }, '?userName=A+%26+B'],
  [{ userNameList: 'Ann' }, '?userName=Ann'],
  [{ userNameList: [] }, ''],
  [{ userNameList: [7] }, ''],
  [{}, ''],
])('a departure with %p leads to the hand-over of work', (facts, search) => {
  const target = notificationTarget({ messageType: 105, bizParams: JSON.stringify(facts) }, '/admin/');
  expect(target).toBe(`/admin/#/organization/workHandover${search}`);
});

test('a departure leads nowhere where the portal has no back-stage, and to the one that it has', () => {
  const message = { messageType: 105, bizParams: '{"userNameList":["Ann"]}' };
  expect(notificationTarget(message, null)).toBeNull();
  const elsewhere = 'https://manage.example/portico/';
  expect(notificationTarget(message, elsewhere)).toBe(`${elsewhere}#/organization/workHandover?userName=Ann`);
});
