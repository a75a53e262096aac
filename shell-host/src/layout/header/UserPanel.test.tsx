import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { listHelpLinks } from '@portico/shared-kit/contract/help.endpoints';
import { logout } from '@portico/shared-kit/contract/session.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { answers, aSystemConfig, aUser, inputsOf, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addLeaveQuestion } from '../../app/leave-questions.ts';
import { LeaveGuard } from '../../app/LeaveGuard.tsx';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { UserPanel } from './UserPanel.tsx';

const emma: Partial<CurrentUser> = {
  name: '艾玛',
  name_i18n: '{"en":"Emma Wilson"}',
  mobile: '555',
  departmentName: '国际部',
  departmentName_i18n: '{"en":"International"}',
};

const stubs = [
  answers(getSystemConfig, aSystemConfig({ backStageUrl: '/admin/' })),
  answers(listHelpLinks, [{ topic: 'manual', url: '/manual/' }]),
  answers(logout, {}),
];

function open(
  user: Partial<CurrentUser>,
  { locale = 'en', withTools = false }: { locale?: 'zh' | 'en'; withTools?: boolean } = {},
) {
  const calls = stubNetwork(...stubs);
  const onOpen = jest.fn();
  const whole = { ...emma, ...user };
  const panel = (
    <>
      <UserPanel user={aUser(whole)} withTools={withTools} onOpen={onOpen} />
      <LeaveGuard />
    </>
  );
  return { calls, onOpen, ...renderInShell(panel, { user: whole, locale, path: '/user?T=secret&tab=1' }) };
}

const inBrowser = navigator.userAgent;
const pretend = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });

afterEach(() => pretend(inBrowser));

test.each<[Partial<CurrentUser>, string | null]>([
  [{ permissions: ['APP_MNG', 'WORKFLOW_ADMIN'] }, null],
  [{ permissions: ['SYS_MNG'] }, '/audit-trail'],
])('who has %p is led to the audit trail at %p', (user, path) => {
  open(user);
  expect(screen.queryByRole('link', { name: 'Audit trail' })?.getAttribute('href') ?? null).toBe(path);
});

test.each<[Partial<CurrentUser>, string | null, string | null]>([
  [{ permissions: [] }, null, null],
  [{ permissions: ['WORKFLOW_ADMIN'] }, null, null],
  [{ permissions: ['APP_MNG'] }, 'App admin', '应用管理员'],
  [{ permissions: ['SYS_MNG', 'APP_MNG'] }, 'System admin', '系统管理员'],
  [{ permissions: ['ADMIN', 'SYS_MNG'] }, 'Root admin', '超级管理员'],
])('who has %p wears the badge %p', (user, en, zh) => {
  const badges = /admin$|管理员$/;
  const first = open(user);
  expect(screen.queryByText(badges)?.textContent ?? null).toBe(en);
  first.unmount();
  open(user, { locale: 'zh' });
  expect(screen.queryByText(badges)?.textContent ?? null).toBe(zh);
});

test('it says who is signed in, with telephone and main department, in the user’s language', () => {
  open({});
  const panel = screen.getByRole('dialog', { name: "Emma Wilson's account" });
  for (const fact of ['Emma Wilson', '555', 'International']) expect(within(panel).getByText(fact)).toBeInTheDocument();
});

test('whoever has neither telephone nor department has no empty lines', () => {
  const { container } = open({ mobile: null, departmentName: null, departmentName_i18n: null });
  expect(container.querySelectorAll('[class*="fact "], .fact')).toHaveLength(0);
});

test('personal settings are for everybody, a change of password for those who may', async () => {
  const { onOpen, user, unmount } = open({ mayChangePassword: false });
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Personal settings' }));
  expect(onOpen).toHaveBeenCalledWith('settings');
  unmount();
  const other = open({ mayChangePassword: true });
  await other.user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(other.onOpen).toHaveBeenCalledWith('password');
});

test('on a phone the header’s tools and help stand here', async () => {
  const { onOpen, user } = open({ permissions: ['SYS_MNG'], admin: true }, { withTools: true });
  expect(await screen.findByRole('link', { name: 'User manual' })).toHaveAttribute('href', '/manual/');
  expect(screen.getByRole('link', { name: 'Back-stage' })).toHaveAttribute('href', '/admin/');
  expect(screen.getByRole('button', { name: '切换到中文' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change theme' }));
  expect(onOpen).toHaveBeenCalledWith('theme');
});

test('signing out asks first where work would be lost, and stays where one stays', async () => {
  localStorage.setItem('token', 'a');
  localStorage.setItem('refresh_token', 'r');
  const giveUp = jest.fn();
  const takeBack = addLeaveQuestion({ hasUnsaved: () => true, giveUp });
  const { calls, user } = open({});
  const signOut = () => user.click(screen.getByRole('button', { name: 'Sign out' }));
  await signOut();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(localStorage.getItem('token')).toBe('a');
  await signOut();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(giveUp).toHaveBeenCalledTimes(1);
  expect(inputsOf(calls, logout)).toHaveLength(1);
  takeBack();
});

test('only inside DingTalk the page opens in the browser, without the token of its address', () => {
  const first = open({});
  expect(screen.queryByText(/browser/)).toBeNull();
  first.unmount();
  pretend(`${inBrowser} DingTalk(7.0.40)`);
  open({}, { locale: 'zh' });
  const link = screen.getByRole('link', { name: '在浏览器中打开' });
  const target = encodeURIComponent(`${location.origin}/user?tab=1`);
  expect(link).toHaveAttribute('href', `dingtalk://dingtalkclient/page/link?url=${target}&pc_slide=false`);
});

test('inside DingTalk on a phone the address is copied, and where that is refused the way is told', async () => {
  pretend('Mozilla/5.0 (iPhone) Mobile/20A362 AliApp(DingTalk/7.0.40)');
  const { user, onOpen } = open({});
  await user.click(screen.getByRole('button', { name: 'Copy the link for the browser' }));
  expect(await screen.findByText('Link copied, open it in the browser')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/user?tab=1`);
  expect(onOpen).toHaveBeenCalledWith(null);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy the link for the browser' }));
  expect(await screen.findByText(/could not be copied/)).toBeInTheDocument();
});
