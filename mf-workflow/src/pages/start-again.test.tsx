import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { getInstance, listStartableWorkflows, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import {
  answers,
  aProperty,
  aRecord,
  inputsOf,
  refuses,
  renderWithProviders,
  stubServer,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const config: FormConfig = {
  schemaCode: 'leave',
  appCode: 'hr',
  name: '请假单',
  name_i18n: null,
  workflowCode: 'leaveFlow',
  canAdd: true,
  readOnly: [],
  properties: [
    aProperty('reason', { name: '事由', required: true }),
    aProperty('days', { name: '天数', propertyType: 2 }),
  ],
  form: { code: 'leaveForm', name: '请假单', sections: [{ title: '请假', properties: ['reason', 'days'] }] },
};

const workflow: StartableWorkflow = {
  workflowCode: 'leaveFlow',
  name: '请假',
  name_i18n: null,
  appCode: 'hr',
  appName: '人事',
  appName_i18n: null,
  schemaCode: 'leave',
  sheetCode: 'leaveForm',
  startCount: 0,
};

const detail: WorkflowInstanceDetail = {
  instance: {
    id: 'i1',
    workflowCode: 'leaveFlow',
    instanceName: '王秀英的请假',
    workflowName: '请假',
    workflowName_i18n: null,
    status: 'COMPLETED',
    startTime: '2026-01-05T02:00:00.000Z',
    finishTime: '2026-01-06T02:00:00.000Z',
    schemaCode: 'leave',
    objectId: 'record-1',
    activities: [],
    participants: [],
    waitingSince: null,
  },
  originator: { id: 'user-1', name: '王秀英' },
  workItem: null,
  actions: [],
  log: [],
};

const record = aRecord({ reason: '回家', days: '2' }, { schemaCode: 'leave' });

describe('starting again', () => {
  const path = '/form/detail?startWorkflowCode=leaveFlow&copyOf=record-1';

  test('begins with what the old record held, and submits it as a new one', async () => {
    const started = { workflowInstanceId: 'i2', objectId: 'record-2' };
    const calls = stubServer(
      answers(listStartableWorkflows, [workflow]),
      answers(getForm, config),
      answers(getRecord, record),
      answers(startWorkflow, started),
    );
    const { user } = renderWithProviders(<Page />, { path });
    expect(await screen.findByRole('textbox', { name: '事由' })).toHaveValue('回家');
    expect(screen.getByText('已带入原单据的内容，提交后是一条新流程')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(inputsOf(calls, startWorkflow)).toMatchObject([
        { workflowCode: 'leaveFlow', data: { reason: '回家', days: '2' } },
      ]),
    );
  });

  test('opens an empty form where the old record cannot be read, and says so', async () => {
    stubServer(
      answers(listStartableWorkflows, [workflow]),
      answers(getForm, config),
      refuses(getRecord, 'noPermissionToView'),
    );
    renderWithProviders(<Page />, { path });
    expect(await screen.findByRole('textbox', { name: '事由' })).toHaveValue('');
    expect(screen.getByText('原单据无法读取，请重新填写')).toBeVisible();
  });

  test('is offered on a workflow that has ended, to those who may start it', async () => {
    stubServer(
      answers(listStartableWorkflows, [workflow]),
      answers(getInstance, detail),
      answers(getForm, config),
      answers(getRecord, record),
    );
    const { user, shell } = renderWithProviders(<Page />, {
      path: '/form/detail?workflowInstanceId=i1&return=%2Fdone',
    });
    await user.click(await screen.findByRole('button', { name: /再次发起/ }, { timeout: 15_000 }));
    expect(shell.paths.at(-1)).toBe(`${path}&return=%2Fdone`);
  });
});
