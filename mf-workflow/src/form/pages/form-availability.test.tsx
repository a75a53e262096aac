import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { listStartableWorkflows } from '@portico/shared-kit/contract/workflow.endpoints';
import {
  aForm,
  answers,
  aProperty,
  aRecord,
  aStartableWorkflow,
  aUser,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const config = aForm({
  workflowCode: 'leaveFlow',
  properties: [aProperty('reason', { name: '事由', required: true })],
});
const record = aRecord({ reason: '回家' }, { schemaCode: 'leave' });

test.each(['schemaCode=leave&sheetCode=leaveForm', 'startWorkflowCode=leaveFlow'])(
  'who would add a record by a form that is switched off is told before anything is filled in: %s',
  async (search) => {
    const off = { ...config, form: { ...config.form, name: '请假单' }, unavailable: 'off' as const };
    stubNetwork(answers(listStartableWorkflows, [aStartableWorkflow()]), answers(getForm, off), ...besideForm);
    renderWithProviders(<Page />, { path: `/form/detail?${search}` });
    expect(await screen.findByText('表单“请假单”已停用，不能新增数据')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('a record is read and edited by a form that is retired', async () => {
  const retired = { ...config, workflowCode: null, unavailable: 'retired' as const };
  stubNetwork(answers(getForm, retired), answers(getRecord, { ...record, actions: ['edit'] }), ...besideForm);
  const { user } = renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&objectId=record-1' });
  await user.click(await screen.findByRole('button', { name: '编辑' }));
  expect(await screen.findByRole('textbox', { name: '事由' })).toHaveValue('回家');
});

test('a draft of a form that is switched off stays to go on with, and says why it cannot be submitted', async () => {
  const owner = { id: aUser().id, name: aUser().name, type: 3 };
  const draft = aRecord({ reason: '回家', sequenceStatus: 'DRAFT', owner }, { schemaCode: 'leave', actions: ['edit'] });
  const off = { ...config, form: { ...config.form, name: '请假单' }, unavailable: 'off' as const };
  stubNetwork(
    answers(getForm, off),
    answers(getRecord, draft),
    answers(listStartableWorkflows, [aStartableWorkflow()]),
    ...besideForm,
  );
  renderWithProviders(<Page />, { path: '/form/detail?schemaCode=leave&objectId=record-1' });
  expect(await screen.findByText('表单“请假单”已停用，不能新增数据')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '事由' })).toHaveValue('回家');
  expect(screen.getByRole('button', { name: '存为草稿' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^(提交|保存)$/ })).toBeNull();
});
