import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { getInstance, listStartableWorkflows, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import {
  anInstance,
  anInstanceDetail,
  answers,
  aStartableWorkflow,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { leaveForm as config, leaveRecord as record } from '../testing/leave-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const workflow = aStartableWorkflow();

const detail = anInstanceDetail({
  instance: anInstance({
    status: 'COMPLETED',
    finishTime: '2026-01-06T02:00:00.000Z',
  }),
});

describe('starting again', () => {
  const path = '/form/detail?startWorkflowCode=leaveFlow&copyOf=record-1';

  test('begins with what the old record held, and submits it as a new one', async () => {
    const started = {
      workflowInstanceId: 'i2',
      objectId: asRecordId('record-2'),
      instanceName: '请假',
      instanceName_i18n: null,
    };
    const calls = stubNetwork(
      answers(listStartableWorkflows, [workflow]),
      answers(getForm, config),
      answers(getRecord, record),
      answers(startWorkflow, started),
      ...besideForm,
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
    stubNetwork(
      answers(listStartableWorkflows, [workflow]),
      answers(getForm, config),
      refuses(getRecord, 'noPermissionToView'),
      ...besideForm,
    );
    renderWithProviders(<Page />, { path });
    expect(await screen.findByRole('textbox', { name: '事由' })).toHaveValue('');
    expect(screen.getByText('原单据无法读取，请重新填写')).toBeVisible();
  });

  test('is offered on a workflow that has ended, to those who may start it', async () => {
    stubNetwork(
      answers(listStartableWorkflows, [workflow]),
      answers(getInstance, detail),
      answers(getForm, config),
      answers(getRecord, record),
      ...besideForm,
    );
    const { user, shell } = renderWithProviders(<Page />, {
      path: '/form/detail?workflowInstanceId=i1&return=%2Fdone',
    });
    await user.click(await screen.findByRole('button', { name: /再次发起/ }));
    expect(shell.paths.at(-1)).toBe(`${path}&return=%2Fdone`);
  });
});
