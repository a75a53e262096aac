import { deleteDrafts } from '@portico/shared-kit/contract/drafts.endpoints';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { listStartableWorkflows, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import type { ShellApi } from '@portico/shared-kit/remotes/react';
import {
  answers,
  aRecord,
  aStartableWorkflow,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { leaveForm as config } from '../testing/leave-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const workflow = aStartableWorkflow();
const draft = (reason: string, version = 1) =>
  aRecord({ reason, days: null, sequenceStatus: 'DRAFT' }, { schemaCode: 'leave', version });
const started = { workflowInstanceId: 'i1', objectId: 'record-1', instanceName: '请假' };
const newPath = '/form/detail?schemaCode=leave&sheetCode=leaveForm';
const startPath = '/form/detail?startWorkflowCode=leaveFlow';

test('a workflow that is begun keeps itself as a draft, which its submission finishes', async () => {
  const calls = stubNetwork(
    answers(listStartableWorkflows, [workflow]),
    answers(getForm, config),
    answers(saveRecord, draft('回家')),
    answers(startWorkflow, started),
    ...besideForm,
  );
  const { user, shell } = renderWithProviders(<Page />, { path: startPath });
  await user.type(await screen.findByLabelText('事由'), '回家');
  expect(await screen.findByText(/^草稿已于 \d\d:\d\d 保存$/)).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord).at(-1)).toMatchObject({
    schemaCode: 'leave',
    draft: true,
    data: { reason: '回家' },
  });
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(shell.paths).toEqual(['/form/detail?workflowInstanceId=i1']));
  expect(inputsOf(calls, startWorkflow)).toMatchObject([
    { workflowCode: 'leaveFlow', objectId: 'record-1', version: 1 },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.includes('form/'))).toEqual([]);
});

test('a form that nobody touched makes no draft, and may be left without a question', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const calls = stubNetwork(answers(getForm, config), ...besideForm);
    let hasUnsaved = () => true;
    const confirmLeave: ShellApi['confirmLeave'] = (question) => {
      hasUnsaved = question;
      return () => undefined;
    };
    renderWithProviders(<Page />, { path: newPath, shell: { confirmLeave } });
    await screen.findByLabelText('事由');
    act(() => jest.advanceTimersByTime(600_000));
    expect(inputsOf(calls, saveRecord)).toEqual([]);
    expect(hasUnsaved()).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('a draft takes what no record can hold, by itself and by hand, and only submitting says what is wrong', async () => {
  const options = { rule: '<=', value: 10, prompt: '最多 10 天' } as const;
  const rules = [{ schemaCode: 'leave', checkType: 2 as const, propertyCode: 'days', options }];
  const calls = stubNetwork(
    answers(getForm, { ...config, workflowCode: null, dataRules: rules }),
    answers(saveRecord, draft('回家')),
    answers(getRecord, draft('回家')),
    answers(listStartableWorkflows, []),
    ...besideForm,
  );
  const { user } = renderWithProviders(<Page />, { path: newPath });
  await user.type(await screen.findByLabelText('天数'), '99');
  expect(await screen.findByText(/^草稿已于/)).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord).at(-1)).toMatchObject({ draft: true, data: { days: '99' } });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('事由')).toHaveFocus());
  expect(screen.getByLabelText('天数')).toHaveAccessibleDescription('最多 10 天');
  const before = inputsOf(calls, saveRecord).length;
  await user.click(screen.getByRole('button', { name: '存为草稿' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)).toHaveLength(before + 1));
  expect(inputsOf(calls, saveRecord).at(-1)).toMatchObject({ draft: true, data: { days: '99' } });
});

test('what cannot reach the server stays in the browser, says so, and goes there as soon as there is a network', async () => {
  const calls = stubNetwork(answers(getForm, config), refuses(saveRecord, 'networkDown'), ...besideForm);
  const { user } = renderWithProviders(<Page />, { path: newPath });
  await user.type(await screen.findByLabelText('事由'), '回家');
  expect(await screen.findByText(/^内容暂存于此浏览器/)).toBeInTheDocument();
  replaceAnswers(answers(saveRecord, draft('回家')));
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^草稿已于/)).toBeInTheDocument();
  const [first, ...later] = inputsOf(calls, saveRecord);
  expect(first?.requestId).toEqual(expect.any(String));
  expect(later.every(({ requestId }) => requestId === first?.requestId)).toBe(true);
});

async function leftOver() {
  const calls = stubNetwork(
    answers(listStartableWorkflows, [workflow]),
    answers(getForm, config),
    answers(saveRecord, draft('回家')),
    answers(deleteDrafts, { successCount: 1, errorCount: 0 }),
    ...besideForm,
  );
  const first = renderWithProviders(<Page />, { path: startPath });
  await first.user.type(await screen.findByLabelText('事由'), '回家');
  await screen.findByText(/^草稿已于/);
  first.unmount();
  const next = renderWithProviders(<Page />, { path: startPath });
  expect(await screen.findByText('已恢复上次未提交的内容')).toBeInTheDocument();
  expect(screen.getByLabelText('事由')).toHaveValue('回家');
  return { calls, ...next };
}

test('what was begun before is back with a choice: another one is begun beside it', async () => {
  const { calls, user } = await leftOver();
  await user.click(screen.getByRole('button', { name: '另起一份' }));
  expect(screen.getByLabelText('事由')).toHaveValue('');
  expect(inputsOf(calls, deleteDrafts)).toEqual([]);
  const before = inputsOf(calls, saveRecord).length;
  await user.type(screen.getByLabelText('事由'), '看病');
  await waitFor(() => expect(inputsOf(calls, saveRecord).length).toBeGreaterThan(before));
  expect(inputsOf(calls, saveRecord).at(before)).not.toHaveProperty('id');
});

test('or it is thrown away, here and on the server', async () => {
  const { calls, user } = await leftOver();
  await user.click(screen.getByRole('button', { name: '放弃草稿' }));
  await waitFor(() => expect(screen.getByLabelText('事由')).toHaveValue(''));
  expect(inputsOf(calls, deleteDrafts)).toEqual([{ drafts: [{ schemaCode: 'leave', objectId: 'record-1' }] }]);
});

test('one’s own draft is opened to go on with, wherever it was begun, and can be submitted from there', async () => {
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, draft('回家', 4)),
    answers(listStartableWorkflows, [workflow]),
    answers(startWorkflow, started),
    ...besideForm,
  );
  const path = '/form/detail?objectId=record-1&schemaCode=leave&sheetCode=leaveForm';
  const { user, shell } = renderWithProviders(<Page />, { path });
  expect(await screen.findByLabelText('事由')).toHaveValue('回家');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await waitFor(() => expect(shell.paths).toEqual(['/form/detail?workflowInstanceId=i1']));
  expect(inputsOf(calls, startWorkflow)).toMatchObject([
    { objectId: 'record-1', version: 4, data: { reason: '回家' } },
  ]);
});

test('a draft that another window changed is not overwritten: both are joined by choice', async () => {
  const other = draft('看病', 7);
  let shown = draft('', 6);
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, () => shown),
    answers(listStartableWorkflows, []),
    refuses(saveRecord, 'recordConflict'),
    ...besideForm,
  );
  const path = '/form/detail?objectId=record-1&schemaCode=leave&sheetCode=leaveForm';
  const { user } = renderWithProviders(<Page />, { path });
  await user.type(await screen.findByLabelText('事由'), '回家');
  shown = other;
  await user.click(await screen.findByRole('button', { name: '合并内容' }));
  replaceAnswers(answers(saveRecord, draft('回家', 8)));
  await user.click(await screen.findByRole('button', { name: '全部用我的' }));
  await user.click(screen.getByRole('button', { name: '按所选内容保存' }));
  expect(await screen.findByText(/^草稿已于/)).toBeInTheDocument();
  expect(inputsOf(calls, saveRecord).at(-1)).toMatchObject({ id: 'record-1', version: 7, data: { reason: '回家' } });
  expect(screen.getByLabelText('事由')).toHaveValue('回家');
});
