import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { searchUsers } from '@portico/shared-kit/contract/organisation.endpoints';
import { actOnWorkItem } from '@portico/shared-kit/contract/workflow.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import {
  anInstanceDetail,
  anOwnWorkItem,
  answers,
  aUserOption,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { besideForm } from '../../testing/beside-form.ts';
import { WorkItemActionRow } from '../../testing/WorkItemActionRow.tsx';

const detail = anInstanceDetail({
  workItem: anOwnWorkItem(),
  actions: ['agree', 'disagree', 'forward', 'finish'],
});
const people = answers(searchUsers, {
  content: [aUserOption({ id: 'u9', name: '刘芳' }), aUserOption({ id: 'u8', name: '马强' })],
  totalElements: 2,
});

interface ActionsProps {
  readonly shown: WorkflowInstanceDetail;
  /** Detail that the page shows once an action was refused. */
  readonly then?: WorkflowInstanceDetail;
}

function Actions({ shown, then = shown }: ActionsProps) {
  const [seen, setSeen] = useState(shown);
  return (
    <FieldServicesProvider services={useApiFieldServices()}>
      <WorkItemActionRow detail={seen} onRefused={() => setSeen(then)} />
    </FieldServicesProvider>
  );
}

const draw = (shown: WorkflowInstanceDetail = detail, then = shown) =>
  renderWithProviders(<Actions shown={shown} then={then} />);

async function fromMenu({ user }: ReturnType<typeof draw>, name: string) {
  await user.click(screen.getByRole('button', { name: /更多/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function choose(
  { user }: ReturnType<typeof draw>,
  dialog: Awaited<ReturnType<typeof fromMenu>>,
  field: string,
  name: string,
) {
  await user.click(dialog.getByRole('combobox', { name: field }));
  await user.click(await screen.findByText(name));
}

test('what answers the work item has a button, the rest a menu; few actions need no menu', async () => {
  stubNetwork(people, ...besideForm);
  const { unmount } = draw();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['同意', '不同意', '更多']);
  unmount();
  draw({ ...detail, actions: ['agree', 'disagree', 'forward'] });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['同意', '不同意', '转办']);
});

test('what several have is claimed and given back at once, without a dialog', async () => {
  const calls = stubNetwork(answers(actOnWorkItem, {}), ...besideForm);
  const workItem = { ...detail.workItem, claim: { by: null } } as WorkflowInstanceDetail['workItem'];
  const drawn = draw({ ...detail, workItem, actions: ['agree', 'disagree', 'claim', 'forward', 'finish'] });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['同意', '不同意', '认领', '更多']);
  await drawn.user.click(screen.getByRole('button', { name: '认领' }));
  await waitFor(() => expect(drawn.shell.toasts).toEqual([{ kind: 'success', text: '已认领，此待办由您处理' }]));
  expect(inputsOf(calls, actOnWorkItem)).toMatchObject([{ id: 'w1', action: 'claim' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a claim that comes too late says who was faster, and the page is asked anew', async () => {
  stubNetwork(refuses(actOnWorkItem, 'workItemClaimed', { name: '刘芳' }), ...besideForm);
  let reloads = 0;
  const { user, shell } = renderWithProviders(
    <WorkItemActionRow detail={{ ...detail, actions: ['agree', 'claim'] }} onRefused={() => (reloads += 1)} />,
  );
  await user.click(screen.getByRole('button', { name: '认领' }));
  await waitFor(() => expect(reloads).toBe(1));
  expect(shell.errors).toMatchObject([{ errcode: codeOf('workItemClaimed'), params: { name: '刘芳' } }]);
});

test('who comes to what another has claimed sees who that is instead of an action', async () => {
  stubNetwork(...besideForm);
  const claimed = { ...detail.workItem, status: 'CANCELED', claim: { by: { id: 'u9', name: '刘芳' } } };
  const { user } = draw({ ...detail, workItem: claimed as WorkflowInstanceDetail['workItem'], actions: ['circulate'] });
  const button = screen.getByRole('button', { name: '同意' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('刘芳 已认领此待办，退回后您才能处理。');
});

const draft = { comment: '待核实', attachments: [], signature: null, savedTime: '2026-01-05T02:00:00.000Z' };

test('what was kept for later stands in the dialog again and can be kept anew instead of deciding', async () => {
  const calls = stubNetwork(answers(actOnWorkItem, {}), ...besideForm);
  const workItem = { ...detail.workItem, draft } as WorkflowInstanceDetail['workItem'];
  const drawn = draw({ ...detail, workItem, actions: ['agree', 'disagree', 'temporarySave', 'forward', 'finish'] });
  await drawn.user.click(screen.getByRole('button', { name: '同意' }));
  const dialog = within(await screen.findByRole('dialog', { name: '同意' }));
  expect(dialog.getByLabelText('意见')).toHaveValue('待核实');
  await drawn.user.type(dialog.getByLabelText('意见'), '，缺发票');
  await drawn.user.click(dialog.getByRole('button', { name: /^暂\s?存$/ }));
  await waitFor(() => expect(drawn.shell.toasts).toEqual([{ kind: 'success', text: '已暂存，可稍后继续处理' }]));
  expect(inputsOf(calls, actOnWorkItem)).toMatchObject([
    { id: 'w1', action: 'temporarySave', comment: '待核实，缺发票' },
  ]);
  expect(screen.queryByRole('link', { name: /下一条待办/ })).toBeNull();
});

test('an opinion that is emptied is kept as none; what is said to others is not what was kept', async () => {
  const calls = stubNetwork(people, answers(actOnWorkItem, {}), ...besideForm);
  const workItem = { ...detail.workItem, draft } as WorkflowInstanceDetail['workItem'];
  const drawn = draw({ ...detail, workItem, actions: ['agree', 'disagree', 'temporarySave', 'forward', 'finish'] });
  const forward = await fromMenu(drawn, '转办');
  expect(forward.getByLabelText('意见')).toHaveValue('');
  expect(forward.queryByRole('button', { name: /^暂\s?存$/ })).toBeNull();
  await drawn.user.click(forward.getByRole('button', { name: /取\s?消/ }));
  const kept = await fromMenu(drawn, '暂存');
  await drawn.user.clear(kept.getByLabelText('意见'));
  await drawn.user.click(kept.getByRole('button', { name: /^暂\s?存$/ }));
  await waitFor(() => expect(inputsOf(calls, actOnWorkItem)).toMatchObject([{ action: 'temporarySave', comment: '' }]));
});

test('a work item is handed to the person who is chosen, and to nobody before', async () => {
  const calls = stubNetwork(people, answers(actOnWorkItem, {}), ...besideForm);
  const drawn = draw();
  const dialog = await fromMenu(drawn, '转办');
  await drawn.user.click(dialog.getByRole('button', { name: '转办' }));
  expect(await dialog.findByText('请选择人员')).toBeInTheDocument();
  expect(inputsOf(calls, actOnWorkItem)).toEqual([]);
  await choose(drawn, dialog, '转办给', '刘芳');
  await drawn.user.type(dialog.getByLabelText('意见'), '请代为审批');
  await drawn.user.click(dialog.getByRole('button', { name: '转办' }));
  await waitFor(() => expect(drawn.shell.toasts).toEqual([{ kind: 'success', text: '已转办' }]));
  expect(inputsOf(calls, actOnWorkItem)[0]).toMatchObject({
    id: 'w1',
    action: 'forward',
    people: ['u9'],
    comment: '请代为审批',
  });
});

test('an action that is refused keeps who was chosen and what was typed', async () => {
  stubNetwork(people, refuses(actOnWorkItem, 'personHasItem', { names: '刘芳' }), ...besideForm);
  const drawn = draw();
  const dialog = await fromMenu(drawn, '转办');
  await choose(drawn, dialog, '转办给', '刘芳');
  await drawn.user.type(dialog.getByLabelText('意见'), '请代为审批');
  await drawn.user.click(dialog.getByRole('button', { name: '转办' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('刘芳 在该节点已有待办');
  expect(dialog.getByText('刘芳')).toBeInTheDocument();
  expect(dialog.getByLabelText('意见')).toHaveValue('请代为审批');
});

test('who comes too late is told so, and can only close the dialog: what was typed is still there to copy', async () => {
  stubNetwork(people, refuses(actOnWorkItem, 'workItemHandled'), ...besideForm);
  const drawn = draw(detail, { ...detail, actions: [] });
  const dialog = await fromMenu(drawn, '转办');
  await choose(drawn, dialog, '转办给', '刘芳');
  await drawn.user.type(dialog.getByLabelText('意见'), '请代为审批');
  await drawn.user.click(dialog.getByRole('button', { name: '转办' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('该待办已被处理此操作未执行');
  expect(dialog.getByLabelText('意见')).toHaveValue('请代为审批');
  expect(dialog.queryByRole('button', { name: '转办' })).toBeNull();
  await drawn.user.click(dialog.getAllByRole('button', { name: /^关\s*闭$/ })[1] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a work item is sent back to the activity that is chosen, from which it comes straight back', async () => {
  const calls = stubNetwork(answers(actOnWorkItem, {}), ...besideForm);
  const earlier = [
    { activityCode: 'start', name: '提交申请', name_i18n: null, handler: { id: 'u1', name: '王秀英' } },
    { activityCode: 'manager', name: '主管审批', name_i18n: null, handler: { id: 'u2', name: '刘芳' } },
  ];
  const workItem = { ...detail.workItem, earlier } as WorkflowInstanceDetail['workItem'];
  const drawn = draw({ ...detail, workItem, actions: ['agree', 'disagree', 'reject', 'finish'] });
  const dialog = await fromMenu(drawn, '驳回');
  expect(dialog.getByRole('radio', { name: /提交申请\s*王秀英/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: '重新逐级流转' })).toBeChecked();
  await drawn.user.click(dialog.getByRole('radio', { name: /主管审批\s*刘芳/ }));
  await drawn.user.click(dialog.getByRole('radio', { name: '处理后直接回到我' }));
  await drawn.user.click(dialog.getByRole('button', { name: '驳回' }));
  await waitFor(() => expect(drawn.shell.toasts).toEqual([{ kind: 'success', text: '已驳回' }]));
  expect(inputsOf(calls, actOnWorkItem)[0]).toMatchObject({
    id: 'w1',
    action: 'reject',
    activityCode: 'manager',
    straightBack: true,
  });
});

test('signers are added to sign after, and while others sign before the decision says for whom it waits', async () => {
  const calls = stubNetwork(people, answers(actOnWorkItem, {}), ...besideForm);
  const drawn = draw({ ...detail, actions: ['agree', 'disagree', 'assist', 'addSign'] });
  const dialog = await fromMenu(drawn, '加签');
  await choose(drawn, dialog, '加签人', '马强');
  await drawn.user.click(dialog.getByRole('radio', { name: /^后加签/ }));
  await drawn.user.click(dialog.getByRole('button', { name: '加签' }));
  await waitFor(() => expect(drawn.shell.toasts).toEqual([{ kind: 'success', text: '已加签' }]));
  expect(inputsOf(calls, actOnWorkItem)[0]).toMatchObject({ action: 'addSign', people: ['u8'], timing: 'after' });
  drawn.unmount();

  const workItem = {
    ...detail.workItem,
    waitsFor: [{ id: 'u8', name: '马强' }],
    signers: [{ id: 'u8', name: '马强' }],
  };
  const later = draw({ ...detail, workItem: workItem as WorkflowInstanceDetail['workItem'], actions: ['removeSign'] });
  const locked = screen.getByRole('button', { name: '同意' });
  expect(locked).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: '减签' })).not.toHaveClass('ant-btn-primary');
  await later.user.hover(locked);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('正在等待 马强 处理');
  await later.user.click(screen.getByRole('button', { name: '减签' }));
  const removal = within(await screen.findByRole('dialog'));
  expect(removal.getByRole('checkbox', { name: '马强' })).toBeChecked();
  await later.user.click(removal.getByRole('button', { name: '减签' }));
  await waitFor(() =>
    expect(inputsOf(calls, actOnWorkItem)[1]).toMatchObject({ action: 'removeSign', people: ['u8'] }),
  );
});

test.each([
  ['has something to do hands it in', { isTask: true }, /^提\s*交$/],
  ['has it back submits it again', {}, '重新提交'],
  ['was asked for help gives an opinion', { type: 2 }, '提交意见'],
])('who %s', (_, item, name) => {
  const workItem = detail.workItem && { ...detail.workItem, disagree: null, ...item };
  draw({ ...detail, workItem, actions: ['submit'] });
  expect(screen.getByRole('button', { name })).toBeVisible();
});
