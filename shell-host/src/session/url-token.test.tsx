import { configureTransport } from '@portico/shared-kit/api';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { logout, refreshTokenOf } from '@portico/shared-kit/contract/session.endpoints';
import {
  answers,
  aTokenReply,
  aUser,
  envelope,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  responds,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { codeOf } from '@portico/shared-kit/errors';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
// Fetched later in the portal; here it is there already, so that nothing waits for it.
import './UrlTokenQuestion.tsx';
import { forgetUrlToken, urlToken, takeUrlToken } from './url-token.ts';
import { UrlTokenGate } from './UrlTokenGate.tsx';
import { storeTokens } from './token-changes.ts';
import { readTokens, storedUserId } from './token-store.ts';

const address = () => location.pathname + location.search + location.hash;

function openAddress(path: string): void {
  history.replaceState({ idx: 3 }, '', path);
  takeUrlToken();
}

beforeEach(() => {
  localStorage.clear();
  forgetUrlToken();
});
afterAll(() => history.replaceState(null, '', '/'));

describe('a token in the address', () => {
  test.each([
    ['/form/detail?objectId=1&T=a.b.c&sheetCode=S#top', '/form/detail?objectId=1&sheetCode=S#top', 'a.b.c'],
    ['/form/detail?T=a.b.c', '/form/detail', 'a.b.c'],
    ['/form/detail?T=a.b.c&T=d', '/form/detail', 'a.b.c'],
    ['/form/detail?T=', '/form/detail', null],
    ['/user?T=a.b.c', '/user', null],
    ['/form/detail?t=a.b.c', '/form/detail?t=a.b.c', null],
  ])('of %s is taken out of it at once: %s', (path, rest, token) => {
    openAddress(path);
    expect([address(), urlToken(), history.state]).toEqual([rest, token, { idx: 3 }]);
  });
});

const reply = aTokenReply({ access_token: 'b', refresh_token: 'r2', userId: 'wang' });
const wang = aUser({ id: 'wang', name: 'Wang Fang', username: 'wang.f' });
const emma = aUser({ id: 'emma', name: 'Emma', username: 'emma.w' });

/** The server knows the token `linked` of Wang, which is rotated to `b`, and `own` of Emma; returns the calls. */
function startServer(known: Readonly<Record<string, CurrentUser | undefined>> = {}) {
  const users: typeof known = { 'Bearer linked': wang, 'Bearer b': wang, 'Bearer own': emma, ...known };
  return stubNetwork(
    answers(refreshTokenOf, reply),
    answers(logout, {}),
    responds(getCurrentUser, ({ headers }) => {
      const user = users[headers.get('Authorization') ?? ''];
      return user === undefined ? envelope(null, codeOf('notSignedIn'), 401) : envelope(user);
    }),
  );
}

/** The calls besides those that ask whose a token is. */
const others = (calls: ReturnType<typeof startServer>) =>
  calls.map(({ operationId }) => operationId).filter((name) => name !== getCurrentUser.operationId);

function signInAsEmma() {
  storeTokens({ ...reply, access_token: 'own', refresh_token: 'r1', userId: 'emma' });
}

function open(path = '/form/detail?objectId=1&T=linked') {
  openAddress(path);
  configureTransport({ accessToken: () => readTokens()?.token ?? null });
  return renderWithProviders(
    <Routes>
      <Route
        path="*"
        element={
          <UrlTokenGate loading={<p>Opening</p>}>
            <p>The form</p>
          </UrlTokenGate>
        }
      />
    </Routes>,
    { path: '/form/detail?objectId=1', locale: 'en' },
  );
}

test('nobody is signed in by a link before they have seen as whom and said yes', async () => {
  const calls = startServer();
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Open the link with this account?' })).toBeInTheDocument();
  expect(screen.getByText('wang.f')).toBeInTheDocument();
  expect([readTokens(), screen.queryByText('The form')]).toEqual([null, null]);
  await user.click(screen.getByRole('button', { name: 'Use this account' }));
  expect(await screen.findByText('The form')).toBeInTheDocument();
  expect([readTokens()?.token, storedUserId()]).toEqual(['b', 'wang']);
  expect(JSON.stringify(localStorage)).not.toContain('linked');
  expect(others(calls)).toEqual(['refreshTokenOf']);
  expect(urlToken()).toBeNull();
});

test('who would rather use their own account goes on without the token', async () => {
  const calls = startServer();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sign in with my own account' }));
  expect(await screen.findByText('The form')).toBeInTheDocument();
  expect([readTokens(), urlToken(), others(calls)]).toEqual([null, null, []]);
});

test('a link with the session of somebody else leaves the present one alone, unless its person wants to change', async () => {
  const calls = startServer();
  signInAsEmma();
  const { user } = open();
  expect(await screen.findByText(/you are signed in as Emma/)).toBeInTheDocument();
  expect(readTokens()?.token).toBe('own');
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('The form')).toBeInTheDocument();
  expect([readTokens()?.token, storedUserId(), others(calls)]).toEqual(['own', 'emma', []]);
});

test('who changes to the account of the link is signed out of the present one', async () => {
  const calls = startServer();
  signInAsEmma();
  localStorage.setItem('login_jump', '1');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Use this account' }));
  expect(await screen.findByText('The form')).toBeInTheDocument();
  expect([readTokens()?.token, storedUserId(), localStorage.getItem('login_jump')]).toEqual(['b', 'wang', null]);
  expect(inputsOf(calls, logout)).toEqual([{ T: 'r1' }]);
});

test.each([
  ['is of the person who is signed in', { 'Bearer linked': emma }],
  ['is no good any more', { 'Bearer linked': undefined }],
])('a token that %s is dropped without a word', async (_, known) => {
  const calls = startServer(known);
  signInAsEmma();
  open();
  expect(await screen.findByText('The form')).toBeInTheDocument();
  expect([readTokens()?.token, storedUserId(), urlToken(), others(calls)]).toEqual(['own', 'emma', null, []]);
});

test('a token that no header can carry is dropped', async () => {
  startServer();
  open(`/form/detail?T=${encodeURIComponent('密\n钥')}`);
  expect(await screen.findByText('The form')).toBeInTheDocument();
  expect(readTokens()).toBeNull();
});

test('a session that ended while the question stood is told of, and the question stays', async () => {
  startServer();
  replaceAnswers(refuses(refreshTokenOf, 'tokenExpired'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Use this account' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(readTokens()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in with my own account' }));
  await waitFor(() => expect(screen.getByText('The form')).toBeInTheDocument());
});
