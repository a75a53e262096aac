import { beginOpenId, finishOpenId } from '@portico/shared-kit/contract/open-id.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import type { SystemConfig } from '@portico/shared-kit/contract/system.schema';
import { answers, aSystemConfig, aTokenReply, aUser, refuses, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { keepReturn } from '../session/open-id-return.ts';
import { SignInAgainDialog } from '../session/SignInAgainDialog.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { LoginErrorPage } from './LoginErrorPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { OAuthPage } from './OAuthPage.tsx';
import { OpenIdButton } from './OpenIdButton.tsx';

const name = { zh: null, en: 'Contoso' };
const config = (openIdName: SystemConfig['openIdName']) => answers(getSystemConfig, aSystemConfig({ openIdName }));
const configured = config(name);
const address = 'https://id.example/auth?state=1';
const begins = answers(beginOpenId, { address });
const finishes = answers(finishOpenId, aTokenReply());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const shownAddress = () => screen.findByTestId('address');

test('the login page offers the account of the other system only where that is configured', async () => {
  stubNetwork(config(null));
  const { unmount } = renderInShell(<LoginPage />, { path: '/login' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /Sign in with/ })).toBeNull();
  unmount();
  stubNetwork(configured);
  renderInShell(<LoginPage />, { path: '/login' });
  expect(await screen.findByRole('button', { name: 'Sign in with Contoso' })).toBeInTheDocument();
});

test('its button leaves for the provider and remembers where one wanted to go', async () => {
  const calls = stubNetwork(configured, begins);
  const open = jest.fn();
  const { user } = renderInShell(<OpenIdButton name={name} target="/my-draft" open={open} />);
  await user.click(screen.getByRole('button', { name: 'Sign in with Contoso' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith(address));
  expect(calls.map(({ input }) => input)).toEqual([{ isAnew: false }]);
  expect(sessionStorage.getItem('portico-return')).toBe('/my-draft');
});

test('a provider that is down is told above the button, which can be tried again', async () => {
  stubNetwork(configured, refuses(beginOpenId, 'openIdUnreachable'));
  const { user } = renderInShell(<OpenIdButton name={name} target="/" open={jest.fn()} />, { locale: 'zh' });
  const button = screen.getByRole('button', { name: '使用企业账号登录' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('账号和密码');
  expect(button).toBeEnabled();
});

test('the answer of the provider signs in, once, and leads to where one wanted to go', async () => {
  keepReturn('/form/detail?objectId=1');
  localStorage.setItem('login_jump', '1');
  const calls = stubNetwork(configured, finishes);
  renderInShell(<OAuthPage open={jest.fn()} />, { path: '/oauth?code=c&state=s&iss=https%3A%2F%2Fid.example' });
  await waitFor(async () => expect(await shownAddress()).toHaveTextContent('/form/detail?objectId=1'));
  const made = calls.filter(({ operationId }) => operationId === 'finishOpenId');
  expect(made.map(({ input }) => input)).toEqual([{ answer: 'code=c&state=s&iss=https%3A%2F%2Fid.example' }]);
  expect([localStorage.getItem('token'), localStorage.getItem('login_jump')]).toEqual(['a', null]);
});

test('nobody is led to another site, nor to the page of the person before', async () => {
  keepReturn('//evil.example/x');
  stubNetwork(configured, finishes);
  renderInShell(<OAuthPage open={jest.fn()} />, { path: '/oauth?code=c&state=s' });
  await waitFor(async () => expect(await shownAddress()).toHaveTextContent(/^\/portal-page\/defaultPortalDashboard$/));
});

test('who comes back with an answer that was used and is signed in goes on', async () => {
  keepReturn('/my-draft');
  localStorage.setItem('token', 'a');
  const calls = stubNetwork(configured, refuses(finishOpenId, 'openIdAttemptOver'));
  renderInShell(<OAuthPage open={jest.fn()} />, { path: '/oauth?code=c&state=s' });
  await waitFor(async () => expect(await shownAddress()).toHaveTextContent('/my-draft'));
  expect(calls.filter(({ operationId }) => operationId === 'finishOpenId')).toEqual([]);
});

test('a refused answer leads to the page that says why, with the way to where one wanted to go', async () => {
  keepReturn('/my-draft');
  stubNetwork(configured, refuses(finishOpenId, 'openIdRefused'));
  renderInShell(<OAuthPage open={jest.fn()} />, { path: '/oauth?error=access_denied&state=s' });
  await waitFor(async () => expect(await shownAddress()).toHaveTextContent('/login-error?code=100021'));
  const { searchParams } = new URL((await shownAddress()).textContent, 'https://portal.example');
  expect(searchParams.get('return')).toBe('/my-draft');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a link to the page leads to the provider, which asks anew where that is wanted', async () => {
  const calls = stubNetwork(configured, begins);
  const open = jest.fn();
  renderInShell(<OAuthPage open={open} />, { path: '/oauth?return=/my-draft&prompt=login' });
  await waitFor(() => expect(open).toHaveBeenCalledWith(address));
  expect(calls.find(({ operationId }) => operationId === 'beginOpenId')?.input).toEqual({ isAnew: true });
  expect(sessionStorage.getItem('portico-return')).toBe('/my-draft');
});

test('the page is not there where nothing is configured', async () => {
  const calls = stubNetwork(config(null), begins, finishes);
  renderInShell(<OAuthPage open={jest.fn()} />, { path: '/oauth?code=c&state=s' });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(calls.map(({ operationId }) => operationId)).toEqual(['getSystemConfig']);
});

test.each([
  [100020, 'en', 'This sign-in attempt has expired', 'Start again from the sign-in page', 'Try again'],
  [100021, 'zh', '登录已取消', '请返回登录页重试', '重试'],
  [100022, 'en', 'No Portico user is linked to this account', 'ask an administrator', 'Sign in with another account'],
  [201018, 'zh', '用户已停用', '请联系管理员', '使用其他账号登录'],
  [100023, 'en', 'The sign-in service cannot be reached right now', 'account and password', 'Try again'],
  [100024, 'zh', '统一登录服务的回复无法确认', '错误码', '重试'],
  [100025, 'en', 'The clocks of the sign-in service', 'synchronise the clocks', 'Try again'],
] as const)('error %i says in %s what happened and what to do next', async (code, locale, message, hint, again) => {
  stubNetwork(configured);
  const path = `/login-error?code=${code}&traceId=a1b2c3d4&return=%2Fmy-draft`;
  const { user } = renderInShell(<LoginErrorPage />, { path, locale });
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(message));
  for (const text of [hint, String(code), 'a1b2c3d4']) expect(alert).toHaveTextContent(text);
  expect(await screen.findByRole('button', { name: again })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: locale === 'zh' ? '返回登录页' : 'Back to sign-in' }));
  expect(await shownAddress()).toHaveTextContent('/login?return=%2Fmy-draft');
});

test('a page whose session ended offers the account of the other system on a new tab, so that it stays as it is', async () => {
  stubNetwork(configured);
  renderInShell(<SignInAgainDialog user={aUser()} isOpen />);
  const link = await screen.findByRole('link', { name: 'Sign in with Contoso in a new tab' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/oauth', '_blank']);
});
