import { type FieldServices, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { actOnWorkItem } from '@portico/shared-kit/contract/workflow.endpoints';
import {
  anInstanceDetail,
  anOwnWorkItem,
  answers,
  inputsOf,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { besideForm } from '../../testing/beside-form.ts';
import { WorkItemActionRow } from '../../testing/WorkItemActionRow.tsx';

/** Draws the actions of a work item whose disagreement needs a reason; answers the calls and the user. */
function show() {
  const calls = stubNetwork(answers(actOnWorkItem, {}), ...besideForm);
  const workItem = anOwnWorkItem({ id: 'w1', reasonFor: ['disagree'] });
  const detail = anInstanceDetail({ workItem, actions: ['disagree', 'abstain'] });
  const { user } = renderWithProviders(
    <FieldServicesProvider services={{} as FieldServices}>
      <WorkItemActionRow detail={detail} onRefused={() => undefined} />
    </FieldServicesProvider>,
  );
  return { calls, user };
}

test('an action that needs a reason is not taken without one, and says so at the opinion', async () => {
  const { calls, user } = show();
  await user.click(screen.getByRole('button', { name: '不同意' }));
  const dialog = within(await screen.findByRole('dialog'));
  const opinion = dialog.getByLabelText('意见');
  expect(opinion).toBeRequired();
  await user.click(dialog.getByRole('button', { name: '不同意' }));
  expect(await dialog.findByText('请填写理由')).toBeVisible();
  expect(opinion).toHaveFocus();
  expect(opinion).toBeInvalid();
  expect(inputsOf(calls, actOnWorkItem)).toEqual([]);
  await user.type(opinion, '超出预算');
  expect(dialog.queryByText('请填写理由')).toBeNull();
  await user.click(dialog.getByRole('button', { name: '不同意' }));
  await waitFor(() => expect(inputsOf(calls, actOnWorkItem)).toMatchObject([{ id: 'w1', comment: '超出预算' }]));
});

test('an action that needs no reason is taken without one, though another of the same work item needs one', async () => {
  const { calls, user } = show();
  await user.click(screen.getByRole('button', { name: '弃权' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('意见')).not.toBeRequired();
  await user.click(dialog.getByRole('button', { name: '弃权' }));
  await waitFor(() => expect(inputsOf(calls, actOnWorkItem)).toMatchObject([{ id: 'w1', action: 'abstain' }]));
});
