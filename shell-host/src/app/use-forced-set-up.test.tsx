import { useGetCurrentUserQuery } from '@portico/shared-kit/api/current-user.api';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { answers, aUser, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { useForcedSetUp } from './use-forced-set-up.ts';

function Portal() {
  const { data, refetch } = useGetCurrentUserQuery();
  const { isSettingUp, finish } = useForcedSetUp(data?.mustSetUpSecondFactor === true);
  return (
    <>
      <p>{isSettingUp ? 'Setting up' : 'Pages'}</p>
      <button type="button" onClick={() => void refetch()}>
        Look again
      </button>
      <button type="button" onClick={finish}>
        I have saved them
      </button>
    </>
  );
}

test('the portal opens once the recovery codes are kept, not when the second factor is on', async () => {
  let must = true;
  stubNetwork(answers(getCurrentUser, () => aUser({ name: `must: ${must}`, mustSetUpSecondFactor: must })));
  const { user } = renderWithProviders(<Portal />);
  expect(await screen.findByText('Setting up')).toBeInTheDocument();
  must = false;
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(screen.getByText('Setting up')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.getByText('Pages')).toBeInTheDocument();
});

test('it opens at once although the server was not asked again, and closes where a role asks for it later', async () => {
  stubNetwork(answers(getCurrentUser, aUser({ mustSetUpSecondFactor: true })));
  const { user } = renderWithProviders(<Portal />);
  await screen.findByText('Setting up');
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.getByText('Pages')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('Setting up')).toBeInTheDocument();
});
