import { getInstanceAdministration } from '@portico/shared-kit/contract/instance-administration.endpoints';
import type { InstanceAdministration } from '@portico/shared-kit/contract/instance-administration.schema';
import { answers, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { useInstanceAdminActions } from '../../instance/administration/use-instance-admin-actions.tsx';
import { FormActions } from './FormActions.tsx';

const administration: InstanceAdministration = {
  instanceName: '采购',
  owner: { id: 'wang', name: '王秀英' },
  actions: [{ action: 'urge', refusal: 'urgedRecently' }],
  liveActivities: [],
  otherActivities: [],
  people: [],
};

function OnForm() {
  return <FormActions sources={[useInstanceAdminActions('i1')]} />;
}

test('who may do nothing to a workflow sees no action of its administration on the form page', async () => {
  const calls = stubNetwork(answers(getInstanceAdministration, { ...administration, actions: [] }));
  renderWithProviders(<OnForm />);
  await waitFor(() => expect(inputsOf(calls, getInstanceAdministration)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('what may be done to a workflow stands in the row of the form page', async () => {
  stubNetwork(answers(getInstanceAdministration, administration));
  renderWithProviders(<OnForm />);
  expect(await screen.findByRole('button', { name: /催办/ })).toHaveAttribute('aria-disabled', 'true');
});
