import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { answers, aSystemConfig, aTokenReply, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { endSession, storeTokens } from '../session/token-changes.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { LoginPage } from './LoginPage.tsx';

const tokens = aTokenReply();

const open = (path: string) =>
  renderInShell(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path },
  );

beforeEach(() => {
  localStorage.clear();
  stubNetwork(answers(getSystemConfig, aSystemConfig()));
});

test.each([
  ['where the portal begins, which decides what it was opened for', '/login', /^\/$/],
  ['where the user wanted to go', '/login?return=%2Fuser', /^\/user$/],
  ['to the portal page instead of another site', '/login?return=%2F%2Fevil.example', /^\/portal-page/],
])('signing in leads %s', async (_, path, address) => {
  storeTokens(tokens);
  open(path);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
});

test('somebody else than before begins where the portal begins', async () => {
  localStorage.setItem('user', '{"id":"hacker"}');
  open('/login?return=%2Fuser');
  storeTokens(tokens);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
});

test('who comes back to a session that nobody used is told so, until somebody has signed in', async () => {
  storeTokens(tokens);
  endSession('unused');
  const { unmount } = open('/login');
  expect(await screen.findByText(/^You have not used the portal for a while/)).toBeInTheDocument();
  unmount();
  storeTokens(tokens);
  endSession();
  open('/login');
  expect(await screen.findByLabelText('Account')).toBeInTheDocument();
  expect(screen.queryByText(/^You have not used/)).not.toBeInTheDocument();
});
