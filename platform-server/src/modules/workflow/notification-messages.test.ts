import type { DatabaseTransaction } from '../../database/index.ts';
import type { Message, NotificationService } from '../notifications/index.ts';
import type { Directory } from '../organisation/index.ts';
import { notificationPort } from './notification-messages.ts';
import type { WorkflowNotification } from './workflow.ports.ts';

const withdrawn = (userId: string, activityName = '审批'): WorkflowNotification => ({
  kind: 'withdrawn',
  userId,
  senderId: 'lin',
  instanceName: '请假',
  instanceNameI18n: null,
  workflowName: '请假',
  workflowNameI18n: null,
  activityName,
  activityNameI18n: null,
  originatorId: 'lin',
  originatorName: '林',
  workflowInstanceId: 'i1',
  workItemId: null,
  workItemType: 0,
  schemaCode: 'leave',
  recordId: 'o1',
});

test('what many hear alike is one message to all of them, and each other one its own', async () => {
  const sent: Message[] = [];
  const notifications = { notify: async (_trx: unknown, message: Message) => void sent.push(message) };
  const directory = { usersById: async () => new Map([['lin', { id: 'lin', name: '林' }]]) };
  const port = notificationPort(notifications as unknown as NotificationService, directory as unknown as Directory);
  const withdrawals = [withdrawn('ann'), withdrawn('ben'), withdrawn('cai', '会签'), withdrawn('dan')];
  await port.send({} as DatabaseTransaction, withdrawals);
  expect(sent.map(({ userIds }) => userIds)).toEqual([['ann', 'ben', 'dan'], ['cai']]);
  expect(sent[0]).toMatchObject({ type: 'instanceWithdrawn', senderId: 'lin', bizParams: { actorName: '林' } });
});
