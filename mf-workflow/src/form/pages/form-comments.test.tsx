import { addComment, listComments } from '@portico/shared-kit/contract/comments.endpoints';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  aForm,
  answers,
  aProperty,
  aRecord,
  inputsOf,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { Page } from './FormDetailPage.tsx';

beforeEach(() => localStorage.clear());

const config = aForm({ properties: [aProperty('reason', { name: '事由' })] });
const record = { ...aRecord({ reason: '回家' }, { schemaCode: 'leave' }), actions: ['edit' as const] };

test('who comments beside a form that is being edited loses nothing of it, and saves nothing of it', async () => {
  const calls = stubNetwork(
    answers(getForm, config),
    answers(getRecord, record),
    answers(saveRecord, record),
    answers(listComments, { content: [], hasEarlier: false, totalElements: 0 }),
    answers(addComment, { id: 'c1' }),
    ...besideForm,
  );
  const path = '/form/detail?schemaCode=leave&sheetCode=leaveForm&objectId=record-1';
  const { user } = renderWithProviders(<Page />, { path });
  await user.click(await screen.findByRole('button', { name: /编辑/ }));
  await user.type(screen.getByLabelText('事由'), '看父母');
  const field = await screen.findByRole('textbox', { name: '写评论' });
  await user.type(field, '几天？{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(inputsOf(calls, addComment)[0]).toMatchObject({ bizObjectId: 'record-1', content: [{ text: '几天？' }] });
  expect(inputsOf(calls, saveRecord)).toEqual([]);
  expect(screen.getByLabelText('事由')).toHaveValue('回家看父母');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(inputsOf(calls, saveRecord)[0]?.data).toEqual({ reason: '回家看父母' }));
});
