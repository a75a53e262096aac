import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  actOnWorkItem,
  checkStart,
  getInstance,
  listStartableWorkflows,
  startWorkflow,
} from '@portico/shared-kit/contract/workflow.endpoints';
import type { ShellApi } from '@portico/shared-kit/remotes/react';
import {
  anInstance,
  anInstanceDetail,
  anOwnWorkItem,
  answers,
  aRecord,
  aStartableWorkflow,
  aUser,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { leaveForm as config, leaveRecord as record } from '../testing/leave-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const workflow = aStartableWorkflow();

const detail = anInstanceDetail({
  instance: anInstance({
    activities: [{ name: '部门经理审批', name_i18n: '{"en":"Manager approval"}' }],
    participants: [{ id: 'user-2', name: '刘芳' }],
    waitingSince: '2026-01-05T02:00:00.000Z',
  }),
  workItem: anOwnWorkItem({ disagree: 'toOriginator' }),
  actions: ['agree', 'disagree'],
});

test('a required entry that is missing is named and nothing is sent', async () => {
  const calls = stubNetwork(answers(getForm, config), ...besideForm);
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&sheetCode=leaveForm' });
  await user.click(await screen.findByRole('button', { name: '保存' }));
  expect(await screen.findByText('此项必填')).toBeInTheDocument();
  const reason = screen.getByRole('textbox', { name: '事由' });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('此项必填');
  expect(inputsOf(calls, saveRecord)).toEqual([]);
});

test('an item that bears the title of its section is not named twice to the eyes, unless it must be filled in', async () => {
  const sections = [
    { title: '天数', properties: ['days'] },
    { title: '事由', properties: ['reason'] },
  ];
  stubNetwork(answers(getForm, { ...config, form: { code: 'leaveForm', name: '请假单', sections } }), ...besideForm);
  renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&sheetCode=leaveForm' });
  await screen.findByRole('heading', { level: 2, name: '天数' });
  expect(screen.getByText('天数', { selector: 'label' })).toHaveAttribute('data-heard', 'true');
  expect(screen.getByRole('textbox', { name: '天数' })).toBeInTheDocument();
  expect(screen.getByText('事由', { selector: 'label' })).toHaveAttribute('data-heard', 'false');
});

test('a new record is saved and its own page is shown', async () => {
  const calls = stubNetwork(answers(getForm, config), answers(saveRecord, record), ...besideForm);
  const { user, shell } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&sheetCode=leaveForm' });
  await user.type(await screen.findByLabelText('事由'), '回家');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(shell.paths).toEqual(['/form/detail?schemaCode=leave&sheetCode=leaveForm&objectId=record-1']),
  );
  // A draft may have been kept on the way.
  expect(inputsOf(calls, saveRecord).at(-1)).toMatchObject({
    schemaCode: 'leave',
    draft: false,
    data: { reason: '回家', days: null },
  });
});

test.each([
  ['a draft of somebody else is kept as a draft again before it is whole', 'DRAFT', '存为草稿'],
  ['a record that was whole once becomes no draft', 'COMPLETED', null],
])('%s', async (_, sequenceStatus, word) => {
  const owner = { id: 'user-9', name: '刘芳' };
  const kept = aRecord({ reason: null, days: '2', sequenceStatus, owner }, { schemaCode: 'leave' });
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, kept),
    answers(saveRecord, kept),
    answers(listStartableWorkflows, []),
    ...besideForm,
  );
  const path = '/form/detail?schemaCode=leave&sheetCode=leaveForm&objectId=record-1';
  const { user } = renderWithProviders(<Page />, { path });
  await user.click(await screen.findByRole('button', { name: /编辑/ }));
  expect(screen.getByRole('button', { name: '保存' })).toBeInTheDocument();
  if (word === null) {
    expect(screen.queryByRole('button', { name: '存为草稿' })).toBeNull();
    return;
  }
  await user.click(screen.getByRole('button', { name: word }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)[0]).toMatchObject({ id: 'record-1', draft: true }));
});

test('the return address survives what is added', async () => {
  stubNetwork(answers(getForm, config), answers(saveRecord, record), ...besideForm);
  const path = '/form/detail?schemaCode=leave&sheetCode=leaveForm&return=%2Flist%3Fpage%3D2';
  const { user, shell } = renderWithProviders(<Page />, { path });
  await user.type(await screen.findByLabelText('事由'), '回家');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(shell.paths.at(-1)).toMatch(/&return=%2Flist%3Fpage%3D2$/));
});

test('a save that fails keeps what was typed, also over a reload of the page', async () => {
  stubNetwork(answers(getForm, config), refuses(saveRecord, 'databaseBusy'), ...besideForm);
  const path = '/form/detail?schemaCode=leave&sheetCode=leaveForm';
  const { user, unmount } = renderWithProviders(<Page />, { path });
  await user.type(await screen.findByLabelText('事由'), '回家');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('系统繁忙')).toBeInTheDocument();
  expect(screen.getByLabelText('事由')).toHaveValue('回家');
  unmount();
  renderWithProviders(<Page />, { path });
  expect(await screen.findByLabelText('事由')).toHaveValue('回家');
  expect(screen.getByText('已恢复上次未保存的内容')).toBeInTheDocument();
});

test('leaving all the same forgets what was typed', async () => {
  stubNetwork(answers(getForm, config), ...besideForm);
  const path = '/form/detail?schemaCode=leave&sheetCode=leaveForm';
  let hasUnsaved = () => false;
  let giveUp: (() => void) | undefined;
  const confirmLeave: ShellApi['confirmLeave'] = (question, onLeaving) => {
    hasUnsaved = question;
    giveUp = onLeaving;
    return () => undefined;
  };
  const { user, unmount } = renderWithProviders(<Page />, { path, shell: { confirmLeave } });
  await screen.findByLabelText('事由');
  expect(hasUnsaved()).toBe(false);
  await user.type(screen.getByLabelText('事由'), '回家');
  expect(hasUnsaved()).toBe(true);
  act(() => giveUp?.());
  expect(hasUnsaved()).toBe(false);
  unmount();
  renderWithProviders(<Page />, { path });
  expect(await screen.findByLabelText('事由')).toHaveValue('');
});

test('what one person typed is not shown to the next one who signs in', async () => {
  stubNetwork(answers(getForm, config), ...besideForm);
  const path = '/form/detail?schemaCode=leave&sheetCode=leaveForm';
  const { user, unmount } = renderWithProviders(<Page />, { path, shell: { session: aUser({ id: 'ann' }) } });
  await user.type(await screen.findByLabelText('事由'), '回家');
  unmount();
  const next = renderWithProviders(<Page />, { path, shell: { session: aUser({ id: 'bob' }) } });
  expect(await screen.findByLabelText('事由')).toHaveValue('');
  next.unmount();
  renderWithProviders(<Page />, { path, shell: { session: aUser({ id: 'ann' }) } });
  expect(await screen.findByLabelText('事由')).toHaveValue('回家');
});

test('pressing submit twice after a lost answer starts the workflow under one request', async () => {
  const calls = stubNetwork(
    answers(listStartableWorkflows, [workflow]),
    answers(getForm, config),
    refuses(startWorkflow, 'databaseBusy'),
    ...besideForm,
  );
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?startWorkflowCode=leaveFlow' });
  await user.type(await screen.findByLabelText('事由'), '回家');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await screen.findByText('系统繁忙');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(inputsOf(calls, startWorkflow)).toHaveLength(2));
  const [first, second] = inputsOf(calls, startWorkflow);
  expect(first?.requestId).toBe(second?.requestId);
});

test('a work item is agreed to with an opinion', async () => {
  const calls = stubNetwork(
    answers(getInstance, detail),
    answers(getForm, config),
    answers(getRecord, record),
    answers(actOnWorkItem, {}),
    ...besideForm,
  );
  const { user, shell } = renderWithProviders(<Page />, { path: '/form/detail?workflowInstanceId=i1&workitemId=w1' });
  await user.click(await screen.findByRole('button', { name: '同意' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('意见'), '好的');
  await user.click(dialog.getByRole('button', { name: '同意' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', text: '已同意：王秀英的请假' }]));
  expect(inputsOf(calls, actOnWorkItem)[0]).toMatchObject({ id: 'w1', action: 'agree', comment: '好的' });
});

test('a record is printed where some remote has the preview, and has no button for it elsewhere', async () => {
  stubNetwork(answers(getForm, config), answers(getRecord, record), ...besideForm);
  const path = '/form/detail?schemaCode=leave&objectId=record-1';
  const preview = { remote: 'mf-print', contribution: { type: 'portal.page', path: '/print' }, Code: null };
  const slots = (() => [preview]) as unknown as ShellApi['slots'];
  const { user, shell, unmount } = renderWithProviders(<Page />, { path, shell: { slots } });
  await user.click(await screen.findByRole('button', { name: /打印/ }));
  expect(shell.paths).toEqual(['/print?schemaCode=leave&sheetCode=leaveForm&objectIds=record-1']);
  unmount();

  renderWithProviders(<Page />, { path });
  expect(await screen.findByRole('button', { name: /编辑/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /打印/ })).toBeNull();
});

test('a step that is refused says so in its dialog and keeps the opinion', async () => {
  stubNetwork(
    answers(getInstance, detail),
    answers(getForm, config),
    answers(getRecord, record),
    refuses(actOnWorkItem, 'workItemHandled'),
    ...besideForm,
  );
  const { user, shell } = renderWithProviders(<Page />, { path: '/form/detail?workflowInstanceId=i1&workitemId=w1' });
  await user.click(await screen.findByRole('button', { name: '不同意' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('不同意后退回发起人，由发起人修改后重新提交。')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('意见'), '请补充');
  await user.click(dialog.getByRole('button', { name: '不同意' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByLabelText('意见')).toHaveValue('请补充');
  expect(shell.toasts).toEqual([]);
});

test('what was handed back is changed and submitted again in one step', async () => {
  const calls = stubNetwork(
    answers(getInstance, { ...detail, actions: ['submit', 'revoke'] }),
    answers(getForm, config),
    answers(getRecord, record),
    answers(actOnWorkItem, {}),
    ...besideForm,
  );
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?workflowInstanceId=i1&workitemId=w1' });
  await user.clear(await screen.findByLabelText('事由'));
  await user.click(screen.getByRole('button', { name: '重新提交' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(screen.getByLabelText(/事由/), '看病');
  await user.click(screen.getByRole('button', { name: '重新提交' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重新提交' }));
  await waitFor(() => expect(inputsOf(calls, actOnWorkItem)).toHaveLength(1));
  const data = { reason: '看病', days: '2' };
  expect(inputsOf(calls, actOnWorkItem)[0]).toMatchObject({
    id: 'w1',
    action: 'submit',
    data,
    version: record.version,
  });
});

test('what was withdrawn is changed by its originator and submitted again as the same record', async () => {
  const withdrawn = {
    ...record,
    data: { ...record.data, sequenceStatus: 'DRAFT', workflowInstanceId: 'i1', owner: { id: 'user-1', name: '林' } },
    actions: ['edit' as const],
  };
  const instance = { ...detail.instance, status: 'WITHDRAWN' as const, finishTime: detail.instance.startTime };
  const calls = stubNetwork(
    answers(getInstance, { ...detail, instance, workItem: null, actions: [] }),
    answers(getForm, { ...config, workflowCode: 'leaveFlow' }),
    answers(getRecord, withdrawn),
    answers(listStartableWorkflows, [aStartableWorkflow()]),
    answers(startWorkflow, { workflowInstanceId: 'i2', objectId: record.id, instanceName: '请假' }),
    ...besideForm,
  );
  const { user, shell } = renderWithProviders(<Page />, { path: '/form/detail?workflowInstanceId=i1' });
  const reason = await screen.findByLabelText('事由');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(detail.instance.instanceName);
  expect(screen.getByText('此流程已撤回')).toBeInTheDocument();
  expect(screen.getAllByText('已撤回').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  await user.clear(reason);
  await user.type(reason, '体检');
  await user.click(await screen.findByRole('button', { name: '重新提交' }));
  await waitFor(() => expect(shell.paths).toEqual(['/form/detail?workflowInstanceId=i2']));
  expect(inputsOf(calls, startWorkflow)).toMatchObject([
    { workflowCode: 'leaveFlow', objectId: record.id, data: { reason: '体检' } },
  ]);
});

test('what is to be filled in is kept unfinished by one press, with the version that was seen', async () => {
  const handedBack = { ...detail, actions: ['submit' as const, 'temporarySave' as const] };
  const calls = stubNetwork(
    answers(getInstance, handedBack),
    answers(getRecord, record),
    answers(getForm, config),
    answers(actOnWorkItem, {}),
    ...besideForm,
  );
  const { user, shell } = renderWithProviders(<Page />, { path: '/form/detail?workflowInstanceId=i1&workitemId=w1' });
  await user.clear(await screen.findByLabelText('事由'));
  await user.click(await screen.findByRole('button', { name: '暂存' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', text: '已暂存，可稍后继续处理' }]));
  const data = { reason: null, days: '2' };
  const kept = { id: 'w1', action: 'temporarySave', data, version: record.version };
  expect(inputsOf(calls, actOnWorkItem)).toEqual([{ ...kept, requestId: expect.any(String) as string }]);
});

test('a record that may not be added says so instead of a form', async () => {
  stubNetwork(answers(getForm, { ...config, canAdd: false }), ...besideForm);
  renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull());
  expect(await screen.findByText(/权限/)).toBeInTheDocument();
});

test('an address that fits no query form says where forms are opened from', async () => {
  renderWithProviders(<Page />, { path: '/form/detail', locale: 'en' });
  expect(await screen.findByText('Open the form from a list, your to-do list or the menu.')).toBeInTheDocument();
});

test('an entry that breaks a data rule is told at its field and not sent; what only the server knows is told there too', async () => {
  const rule = { schemaCode: 'leave', checkType: 1 as const, propertyCode: 'reason' };
  const dataRules = [
    { ...rule, options: { pattern: '^[^!]+$', message: '不能有叹号' } },
    {
      schemaCode: 'leave',
      propertyCode: 'days',
      checkType: 2 as const,
      options: { rule: '<=' as const, value: 30, prompt: '最多 30 天' },
    },
  ];
  const params = { propertyCode: 'days', reason: '超过剩余天数' };
  const calls = stubNetwork(
    answers(getForm, { ...config, dataRules }),
    refuses(saveRecord, 'dataRuleBroken', params),
    ...besideForm,
  );
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&sheetCode=leaveForm' });
  await user.type(await screen.findByLabelText('事由'), '回家!');
  await user.type(screen.getByRole('textbox', { name: '天数' }), '31');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('事由')).toHaveAccessibleDescription('不能有叹号'));
  expect(screen.getByRole('textbox', { name: '天数' })).toHaveAccessibleDescription('最多 30 天');
  expect(inputsOf(calls, saveRecord)).toEqual([]);
  await user.type(screen.getByLabelText('事由'), '{Backspace}');
  await user.type(screen.getByRole('textbox', { name: '天数' }), '{Backspace}');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: '天数' })).toHaveAccessibleDescription('超过剩余天数'),
  );
});

test.each(['modelMissing', 'formMissing'] as const)(
  'a form that is not published leads to the page of such: %s',
  async (name) => {
    stubNetwork(refuses(getForm, name), ...besideForm);
    const { shell } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=gone&return=%2Flist' });
    await waitFor(() => expect(shell.paths).toEqual(['/form-unpublished?return=%2Flist']));
  },
);

test('who may not start a workflow is told before there is anything to fill in', async () => {
  stubNetwork(answers(listStartableWorkflows, [aStartableWorkflow()]), answers(getForm, config), ...besideForm);
  const shell = { session: { ...aUser(), admin: true } };
  renderWithProviders(<Page />, { path: '/form/detail?startWorkflowCode=leaveFlow', shell });
  expect(await screen.findByText('管理员不能发起流程')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the address of a workflow that is switched off says so', async () => {
  const off = { ...aStartableWorkflow(), name: '请假审批', unavailable: 'off' as const };
  stubNetwork(answers(listStartableWorkflows, [off]), ...besideForm);
  renderWithProviders(<Page />, { path: '/form/detail?startWorkflowCode=leaveFlow' });
  expect(await screen.findByText('流程“请假审批”已停用，不能发起')).toBeVisible();
});

test.each([
  ['noPermissionToAdd', /没有新增权限。请联系管理员开通/],
  ['notPublished', /尚未发布。请联系管理员发布/],
] as const)('who may not start a workflow is told why before anything is filled in: %s', async (refusal, why) => {
  stubNetwork(answers(listStartableWorkflows, []), refuses(checkStart, refusal), ...besideForm);
  const { user, shell } = renderWithProviders(<Page />, { path: '/form/detail?startWorkflowCode=leaveFlow' });
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: '发起流程' }));
  expect(shell.paths).toEqual(['/workflow-center/start-workflow']);
});
