import { configureTransport } from '@portico/shared-kit/api';
import { aUser, renderWithProviders } from '@portico/shared-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../app/session-context.ts';
import { stubNetwork } from '../testing/stub-network.ts';
import { SessionGate } from './SessionGate.tsx';
import { clearSession, storeTokens } from './token-store.ts';

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 7200, exp: 1_900_000_000, corpId: 'main' };

function Inside() {
  return <p>Inside: {useSession()?.name}</p>;
}

function Login() {
  return <p>Login{useLocation().search}</p>;
}

const open = () =>
  renderWithProviders(
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route
        path="*"
        element={
          <SessionGate loading={<p>Opening</p>}>
            <Inside />
          </SessionGate>
        }
      />
    </Routes>,
    { path: '/form/detail?objectId=1' },
  );

beforeEach(() => localStorage.clear());

test('without a token the login page opens and remembers where the user wanted to go', () => {
  stubNetwork({});
  open();
  expect(screen.getByText('Login?return=%2Fform%2Fdetail%3FobjectId%3D1')).toBeInTheDocument();
});

test('with a token the user is fetched and passes', async () => {
  storeTokens(tokens);
  stubNetwork({ 'GET /api/organization/user/current': aUser({ name: 'Emma' }) });
  open();
  expect(screen.getByText('Opening')).toBeInTheDocument();
  expect(await screen.findByText('Inside: Emma')).toBeInTheDocument();
});

test('a token that the server does not know ends the session', async () => {
  storeTokens(tokens);
  stubNetwork({ 'GET /api/organization/user/current': new Error('100008') });
  configureTransport({ refresh: async () => false, onSessionEnded: clearSession });
  open();
  expect(await screen.findByText(/^Login\?return=/)).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
});

test('signing out in another tab leads this one to the login page', async () => {
  storeTokens(tokens);
  stubNetwork({ 'GET /api/organization/user/current': aUser({ name: 'Emma' }) });
  open();
  await screen.findByText('Inside: Emma');
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await waitFor(() => expect(screen.getByText(/^Login/)).toBeInTheDocument());
});
