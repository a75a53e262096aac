import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ErrorPage } from './ErrorPage.tsx';

test.each([
  // An address does not carry the names that the words have room for.
  ['?code=404001&traceId=a1b2c3d4', 'This overlaps with your delegation to …, … to …', 'end that delegation first'],
  ['?code=101005', 'The organisation could not be synchronised', 'give an administrator this code'],
  ['?code=123', 'undefined error code 123', 'Tell an administrator this code'],
  ['?code=abc', 'Something went wrong', 'Error code 999999'],
  ['', 'Something went wrong', 'Error code 999999'],
])('the error page of "%s" says what happened and what to do next', async (search, message, next) => {
  renderInShell(<ErrorPage />, { path: `/error${search}` });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(next);
});

test('what can only fail again offers the way back in the place of another try', async () => {
  renderInShell(<ErrorPage />, { path: '/error?code=700020' });
  expect(await screen.findByRole('button', { name: 'Back' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Try again|Retry/ })).not.toBeInTheDocument();
});

test('its details are copied with code, trace id and time, and trying again leads to where one wanted to go', async () => {
  const { user } = renderInShell(<ErrorPage />, { path: '/error?code=999999&traceId=a1b2c3d4&return=/my-draft' });
  expect(screen.getByText('Trace ID a1b2c3d4')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Copy details/ }));
  const copied = await navigator.clipboard.readText();
  for (const fact of ['code: 999999', 'trace: a1b2c3d4', 'time: 20']) expect(copied).toContain(fact);
  await user.click(screen.getByRole('button', { name: /Try again|Retry/ }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/my-draft');
});
