import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { answers, inputsOf, refuses, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { leaveForm as config, leaveRecord as record } from '../testing/leave-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const path = '/form/detail?schemaCode=leave&copyOf=record-1';

test('a duplicate begins with what the record holds, says what does not come along, and is saved as a new record', async () => {
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, record),
    answers(saveRecord, record),
    ...besideForm,
  );
  const { user } = renderWithProviders(<Page />, { path });
  expect(await screen.findByRole('textbox', { name: '事由' })).toHaveValue('回家');
  expect(screen.getByText('已带入原数据的内容，保存后是一条新数据')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)).toHaveLength(1));
  const [saved] = inputsOf(calls, saveRecord);
  expect(saved).toMatchObject({ schemaCode: 'leave', draft: false, data: { reason: '回家', days: '2' } });
  expect(saved).not.toHaveProperty('id');
});

test('a duplicate of a record that cannot be read begins empty, and says so', async () => {
  stubNetwork(answers(getForm, config), refuses(getRecord, 'noPermissionToView'), ...besideForm);
  renderWithProviders(<Page />, { path });
  expect(await screen.findByRole('textbox', { name: '事由' })).toHaveValue('');
  expect(screen.getByText('原单据无法读取，请重新填写')).toBeVisible();
});
