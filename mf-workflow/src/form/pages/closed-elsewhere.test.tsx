import { keepUnreadCount, notificationsEndpoints } from '@portico/shared-kit/api/notifications.api';
import { usePortalDispatch } from '@portico/shared-kit/api';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { getInstance } from '@portico/shared-kit/contract/workflow.endpoints';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import {
  aForm,
  anInstanceDetail,
  anOwnWorkItem,
  answers,
  aProperty,
  aRecord,
  inputsOf,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { besideForm } from '../testing/beside-form.ts';
import { Page } from './FormDetailPage.tsx';

const config = aForm({ properties: [aProperty('reason', { name: '事由' })] });
const workItem = { ...anOwnWorkItem(), id: 'w1', status: 'PENDING' as const };
const open: WorkflowInstanceDetail = { ...anInstanceDetail(), workItem, actions: ['submit'] };
const closed: WorkflowInstanceDetail = { ...open, workItem: { ...workItem, status: 'CANCELED' }, actions: [] };

/** Brings what the shell hears of the user's work. */
function News({ mark }: { readonly mark: string }) {
  const dispatch = usePortalDispatch();
  return (
    <button type="button" onClick={() => void dispatch(keepUnreadCount({ STATION: 0, COMMENT: 0, work: mark }))}>
      {mark}
    </button>
  );
}

/** Shows what has arrived of it: a mark that nobody drew before the next one came would be no change. */
function HeardNews() {
  const { data } = notificationsEndpoints.getUnreadCount.useQueryState();
  return <output>{data?.work}</output>;
}

test('an open form says that its work item is done elsewhere, and keeps what was entered', async () => {
  const calls = stubNetwork(
    answers(getInstance, open),
    answers(getForm, config),
    answers(getRecord, aRecord({ reason: '回家' })),
    ...besideForm,
  );
  const { user } = renderWithProviders(
    <>
      <News mark="first" />
      <News mark="second" />
      <News mark="third" />
      <HeardNews />
      <Page />
    </>,
    { path: '/form/detail?workflowInstanceId=i1&workitemId=w1' },
  );
  await user.type(await screen.findByLabelText('事由'), '过年');
  await user.click(screen.getByRole('button', { name: 'first' }));
  await screen.findByText('first', { selector: 'output' });
  expect(inputsOf(calls, getInstance)).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'second' }));
  await waitFor(() => expect(inputsOf(calls, getInstance)).toHaveLength(2));
  expect(screen.queryByText(/^此待办已在别处处理/)).toBeNull();

  replaceAnswers(answers(getInstance, closed));
  await user.click(screen.getByRole('button', { name: 'third' }));
  expect(await screen.findByText('此待办已在别处处理：已取消')).toBeVisible();
  expect(screen.getByLabelText('事由')).toHaveValue('回家过年');
  await user.click(screen.getByRole('button', { name: '查看最新' }));
  await screen.findByText('回家');
  expect(screen.queryByText(/^此待办已在别处处理/)).toBeNull();
});
