import { configureTransport } from '@portico/shared-kit/api';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { getRsaKey, signIn, signInByProxy } from '@portico/shared-kit/contract/session.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import {
  answers,
  aSystemConfig,
  aTokenReply,
  aUser,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { stubPasswordCipher } from '../testing/stub-cipher.ts';
import { useSession } from '../app/session-context.ts';
// Fetched later in the portal; here it is there already, so that nothing waits for it.
import './ProxySignIn.tsx';
import './SessionCare.tsx';
import { SessionGate } from './SessionGate.tsx';
import { clearSession, endSession, storeTokens } from './token-changes.ts';

const tokens = aTokenReply();
const emma = aUser({ id: 'emma', name: 'Emma', username: 'emma.w', roleName: 'Sales', departmentId: 'd1' });
const stubs = [
  answers(getSystemConfig, aSystemConfig()),
  answers(getCurrentUser, emma),
  answers(getRsaKey, { index: 'k', key: 'key' }),
  answers(signIn, { ...tokens, access_token: 'b' }),
];

stubPasswordCipher((_, password) => `~${password}`);

function Inside() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <p>Inside: {useSession()?.name}</p>
      <input aria-label="Subject" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </>
  );
}

function Login() {
  return <p>Login{useLocation().search}</p>;
}

const startAnew = jest.fn();

const open = () =>
  renderWithProviders(
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route
        path="*"
        element={
          <SessionGate loading={<p>Opening</p>} startAnew={startAnew}>
            <Inside />
          </SessionGate>
        }
      />
    </Routes>,
    { path: '/form/detail?objectId=1', locale: 'en' },
  );

/** A page with something typed into it, of somebody who is signed in. */
async function openWithWork() {
  storeTokens(tokens);
  const calls = stubNetwork(...stubs);
  open();
  fireEvent.change(await screen.findByLabelText('Subject'), { target: { value: 'half a letter' } });
  return calls;
}

/** Sends this tab the event of another tab's change to the storage. */
const hear = () => act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));

beforeEach(() => {
  localStorage.clear();
  startAnew.mockClear();
});

test('without a token the login page opens and remembers where the user wanted to go', () => {
  stubNetwork();
  open();
  expect(screen.getByText('Login?return=%2Fform%2Fdetail%3FobjectId%3D1')).toBeInTheDocument();
});

test('with a token the user is fetched and passes, and is kept beside the tokens', async () => {
  storeTokens(tokens);
  stubNetwork(...stubs);
  open();
  expect(screen.getByText('Opening')).toBeInTheDocument();
  expect(await screen.findByText('Inside: Emma')).toBeInTheDocument();
  expect(localStorage.getItem('user')).toBe('{"id":"emma","roleName":"Sales","departmentId":"d1"}');
});

test('a token that the server does not know leads to the login page where nothing was open yet', async () => {
  storeTokens(tokens);
  stubNetwork(refuses(getCurrentUser, 'notSignedIn'));
  configureTransport({
    refresh: async () => {
      endSession();
      return false;
    },
  });
  open();
  expect(await screen.findByText(/^Login\?return=/)).toBeInTheDocument();
});

test('a session that ends while a page is open asks for the password and loses nothing typed', async () => {
  const calls = await openWithWork();
  act(() => endSession());
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
  expect(screen.getByLabelText('Subject')).toHaveValue('half a letter');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret-42' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in and continue' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBe('b'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Subject')).toHaveValue('half a letter');
  expect(inputsOf(calls, signIn)).toEqual([{ username: 'emma.w', index: 'k', password: '~Secret-42' }]);
});

test.each([
  ['was not used', 'unused', 1],
  ['ended otherwise', 'ended', 0],
] as const)('who comes back to a session that %s is told why', async (_, reason, count) => {
  await openWithWork();
  act(() => endSession(reason));
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
  expect(screen.queryAllByText(/^You have not used the portal for a while/)).toHaveLength(count);
  expect(screen.getByLabelText('Subject')).toHaveValue('half a letter');
});

test('who comes back is asked for anew, since rights and password may have changed, and the page stays', async () => {
  let team = 'Sales';
  await openWithWork();
  replaceAnswers(answers(getCurrentUser, () => ({ ...emma, name: `Emma of ${team}` })));
  act(() => endSession());
  await screen.findByRole('dialog');
  team = 'Finance';
  act(() => storeTokens({ ...tokens, access_token: 'c' }));
  expect(await screen.findByText('Inside: Emma of Finance')).toBeInTheDocument();
  expect(screen.getByLabelText('Subject')).toHaveValue('half a letter');
});

test('the dialog goes by itself when the same person signs in in another tab', async () => {
  await openWithWork();
  act(() => endSession());
  await screen.findByRole('dialog');
  act(() => storeTokens({ ...tokens, access_token: 'c' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Subject')).toHaveValue('half a letter');
});

test.each([
  ['over a page whose session had ended', () => act(() => endSession())],
  ['in a tab that slept through the sign-out', () => undefined],
])('somebody else who signs in finds nothing of the first one: %s', async (_, before) => {
  await openWithWork();
  before();
  act(() => storeTokens({ ...tokens, access_token: 'c', userId: 'hacker' }));
  expect(screen.queryByLabelText('Subject')).not.toBeInTheDocument();
  expect(startAnew).toHaveBeenCalledWith('/');
});

test('the way to another account leads to the login page and not back to this one', async () => {
  await openWithWork();
  act(() => endSession());
  fireEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(await screen.findByText('Login')).toBeInTheDocument();
  expect(localStorage.getItem('user')).toBeNull();
});

test('signing out in another tab leads this one to the login page', async () => {
  await openWithWork();
  act(clearSession);
  hear();
  expect(await screen.findByText('Login')).toBeInTheDocument();
});

test('the last sign-in is told once per session', async () => {
  storeTokens(tokens);
  stubNetwork(answers(getCurrentUser, { ...emma, lastLoginTime: '2026-03-01T10:20:00Z' }));
  const { unmount } = open();
  expect(await screen.findByText('Last sign-in: 2026-03-01 18:20')).toBeInTheDocument();
  expect(localStorage.getItem('login_jump')).toBe('1');
  unmount();
  open();
  await screen.findByText('Inside: Emma');
  await waitFor(() => expect(screen.queryByText(/Last sign-in/)).not.toBeInTheDocument());
});

test('the last sign-in goes away at the first press, so that nothing below it waits', async () => {
  storeTokens(tokens);
  stubNetwork(answers(getCurrentUser, { ...emma, lastLoginTime: '2026-03-01T10:20:00Z' }));
  open();
  await screen.findByText('Last sign-in: 2026-03-01 18:20');
  fireEvent.pointerDown(screen.getByText('Inside: Emma'));
  await waitFor(() => expect(screen.queryByText(/Last sign-in/)).not.toBeInTheDocument(), { timeout: 1_000 });
});

describe('behind a proxy that signs people in', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<i id="portico" data-sign-in="proxy"></i>');
  });
  afterEach(() => document.getElementById('portico')?.remove());

  test('who comes without a token comes in as whom the proxy names, where they wanted to go', async () => {
    stubNetwork(...stubs, answers(signInByProxy, tokens));
    open();
    expect(await screen.findByText('Inside: Emma')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('a');
    expect(screen.queryByText(/Login/)).not.toBeInTheDocument();
  });

  test('who is not known is told so and not sent to the login page, and can ask again', async () => {
    stubNetwork(...stubs, refuses(signInByProxy, 'proxyAccountUnknown'));
    open();
    const retry = await screen.findByRole('button', { name: /Retry/ });
    expect(screen.queryByText(/Login/)).not.toBeInTheDocument();
    replaceAnswers(answers(signInByProxy, tokens));
    fireEvent.click(retry);
    expect(await screen.findByText('Inside: Emma')).toBeInTheDocument();
  });

  test('a session that ends over an open page goes on by itself and loses nothing typed', async () => {
    await openWithWork();
    replaceAnswers(answers(signInByProxy, { ...tokens, access_token: 'p' }));
    act(() => endSession());
    await waitFor(() => expect(localStorage.getItem('token')).toBe('p'));
    expect(screen.getByLabelText('Subject')).toHaveValue('half a letter');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a session that nobody used goes on once somebody touches the page, and not before', async () => {
    const calls = await openWithWork();
    replaceAnswers(answers(signInByProxy, { ...tokens, access_token: 'p' }));
    act(() => endSession('unused'));
    await act(async () => undefined);
    expect([inputsOf(calls, signInByProxy), localStorage.getItem('token')]).toEqual([[], null]);
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(localStorage.getItem('token')).toBe('p'));
    expect(screen.getByLabelText('Subject')).toHaveValue('half a letter');
  });

  test('where the proxy names nobody any more, the dialog asks for the password', async () => {
    await openWithWork();
    replaceAnswers(refuses(signInByProxy, 'proxyAccountUnknown'));
    act(() => endSession());
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
  });

  test('somebody else at the proxy finds nothing of the first one', async () => {
    await openWithWork();
    replaceAnswers(answers(signInByProxy, { ...tokens, userId: 'hacker' }));
    act(() => endSession());
    await waitFor(() => expect(startAnew).toHaveBeenCalledWith('/'));
  });

  test('who signs out is not signed in again by itself', async () => {
    const calls = await openWithWork();
    act(clearSession);
    hear();
    expect(await screen.findByText('Login')).toBeInTheDocument();
    expect(inputsOf(calls, signInByProxy)).toEqual([]);
  });
});
