import {
  actOnInstance,
  getInstanceAdministration,
} from '@portico/shared-kit/contract/instance-administration.endpoints';
import type { InstanceAdministration } from '@portico/shared-kit/contract/instance-administration.schema';
import { answers, inputsOf, refuses, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { InstanceAdminRowMenu } from './InstanceAdminRowMenu.tsx';

const activity = (id: string, name: string) => ({
  id,
  activityCode: id,
  activityName: name,
  activityName_i18n: null,
  isHandedBack: false,
  workItems: [{ id: `${id}-item`, user: { id: 'liu', name: '刘芳' }, receiveTime: '2026-01-05T02:00:00.000Z' }],
});

const administration: InstanceAdministration = {
  instanceName: '采购',
  owner: { id: 'wang', name: '王秀英' },
  actions: [
    { action: 'urge', refusal: 'urgedRecently' },
    { action: 'communicate', refusal: null },
    { action: 'cancelActivity', refusal: null },
    { action: 'void', refusal: null },
  ],
  liveActivities: [activity('a1', '主管审批')],
  otherActivities: [],
  people: [
    { id: 'wang', name: '王秀英' },
    { id: 'liu', name: '刘芳' },
  ],
};

const draw = () => renderWithProviders(<InstanceAdminRowMenu workflowInstanceId="i1" />);

async function choose(user: ReturnType<typeof draw>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: /管理/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole('dialog');
}

test('an action that cannot be taken now is disabled and says why', async () => {
  stubNetwork(answers(getInstanceAdministration, administration));
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: /管理/ }));
  const urge = await screen.findByRole('menuitem', { name: /催办/ });
  expect(urge).toHaveAttribute('aria-disabled', 'true');
  expect(urge).toHaveTextContent('10 分钟内已催办过');
});

test('who may do nothing learns so when the menu is opened', async () => {
  stubNetwork(answers(getInstanceAdministration, { ...administration, actions: [] }));
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: '管理' }));
  expect(await screen.findByText('没有可用的操作')).toBeInTheDocument();
});

test('a row asks what may be done when its menu is opened, not before', async () => {
  const calls = stubNetwork(answers(getInstanceAdministration, administration));
  const { user } = draw();
  expect(inputsOf(calls, getInstanceAdministration)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '管理' }));
  expect(await screen.findByRole('menuitem', { name: '作废流程' })).toBeInTheDocument();
});

test('a message needs people and words, and goes out with both', async () => {
  const calls = stubNetwork(answers(getInstanceAdministration, administration), answers(actOnInstance, {}));
  const { user, shell } = draw();
  const dialog = await choose(user, '沟通');
  const send = within(dialog).getByRole('button', { name: /沟\s?通/ });
  await user.click(send);
  expect(await within(dialog).findByText('请选择人员')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('combobox', { name: '发送给' }));
  await user.click(await screen.findByTitle('刘芳'));
  await user.type(within(dialog).getByRole('textbox', { name: '内容' }), '发票差一张');
  await user.click(send);
  await waitFor(() => expect(inputsOf(calls, actOnInstance)).toHaveLength(1));
  expect(inputsOf(calls, actOnInstance)[0]).toMatchObject({
    workflowInstanceId: 'i1',
    command: { type: 'communicate', userIds: ['liu'] },
    comment: '发票差一张',
  });
  await waitFor(() => expect(shell.toasts).toContainEqual({ kind: 'success', text: '已发送' }));
});

test('the last live activity cannot be left without a way on', async () => {
  const calls = stubNetwork(answers(getInstanceAdministration, administration), answers(actOnInstance, {}));
  const { user } = draw();
  const dialog = await choose(user, '取消节点任务');
  expect(within(dialog).getByRole('radio', { name: /流程留在/ })).toBeDisabled();
  expect(within(dialog).getByText(/流程会停滞/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '取消节点任务' }));
  await waitFor(() => expect(inputsOf(calls, actOnInstance)).toHaveLength(1));
  expect(inputsOf(calls, actOnInstance)[0]?.command).toEqual({ type: 'cancelActivity', activityId: 'a1', way: 'goOn' });
});

test('those whose turn is still to come are adjusted with who has the task now', async () => {
  const inTurn = { ...activity('a1', '依次审批'), queue: [{ id: 'wang', name: '王秀英' }] };
  const adjusting = { action: 'adjustParticipants' as const, refusal: null };
  const turns = { ...administration, actions: [adjusting], liveActivities: [inTurn] };
  const calls = stubNetwork(answers(getInstanceAdministration, turns), answers(actOnInstance, {}));
  const { user } = draw();
  const dialog = await choose(user, '调整处理人');
  expect(within(dialog).getByText(/依次处理/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '调整处理人' }));
  await waitFor(() => expect(inputsOf(calls, actOnInstance)).toHaveLength(1));
  const command = { type: 'adjustParticipants', activityId: 'a1', userIds: ['liu', 'wang'] };
  expect(inputsOf(calls, actOnInstance)[0]?.command).toEqual(command);
});

test('a refusal stays in the dialog with what was typed, and the same attempt is sent again', async () => {
  const calls = stubNetwork(
    answers(getInstanceAdministration, administration),
    refuses(actOnInstance, 'workflowEnded'),
  );
  const { user } = draw();
  const dialog = await choose(user, '作废流程');
  await user.type(within(dialog).getByRole('textbox', { name: '说明' }), '重复');
  const confirm = within(dialog).getByRole('button', { name: '作废流程' });
  await user.click(confirm);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('流程已结束');
  expect(within(dialog).getByRole('textbox', { name: '说明' })).toHaveValue('重复');
  await user.click(confirm);
  await waitFor(() => expect(inputsOf(calls, actOnInstance)).toHaveLength(2));
  const [first, second] = inputsOf(calls, actOnInstance);
  expect(second?.requestId).toBe(first?.requestId);
});
