import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { changePassword, changePasswordOf } from '@portico/shared-kit/contract/password.endpoints';
import { getRsaKey, logout } from '@portico/shared-kit/contract/session.endpoints';
import { answers, aUser, inputsOf, refuses, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stubPasswordCipher } from '../testing/stub-cipher.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { InitialPasswordDialog } from './InitialPasswordDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PersonalSettingsDialog } from './PersonalSettingsDialog.tsx';

stubPasswordCipher();

const tokens = { token: 'a', refresh_token: 'r', expires_in: '7200', expireTime: '1900000000', corpId: 'main' };
const stubs = [
  answers(getRsaKey, { index: 'i1', key: 'K' }),
  answers(changePassword, {}),
  answers(changePasswordOf, {}),
  answers(logout, {}),
];
const who: Partial<CurrentUser> = {
  username: 'emma',
  userId: 'emma',
  corpId: 'main',
  name: 'Emma Brown',
  departmentName: 'International',
  position: 'Lead',
  employeeNo: 'P0042',
  roleName: 'Staff',
  mobile: '13800000000',
  email: 'emma@example.com',
  remark: 'Back on Monday',
};

beforeEach(() => {
  localStorage.clear();
  for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
});

const settings = (user: Partial<CurrentUser> = {}) =>
  renderInShell(<PersonalSettingsDialog user={aUser({ ...who, ...user })} onClose={() => undefined} />, { user: who });

type User = ReturnType<typeof settings>['user'];

async function type(user: User, old: string, next: string, again = next) {
  const into = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  await into('Old password', old);
  await into('New password', next);
  await into('Confirm new password', again);
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Change password' }));
const openPassword = (user: User) => user.click(screen.getByRole('tab', { name: 'Password setting' }));

test('personal info has every field of the specification', () => {
  stubNetwork(...stubs);
  settings();
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const names = ['Name', 'User ID', 'Department', 'Position', 'Employee no.', 'Role', 'Email', 'Remark'];
  expect(terms).toEqual(names);
  const values = [
    'Emma Brown',
    'emma',
    'International',
    'Lead',
    'P0042',
    'Staff',
    'emma@example.com',
    'Back on Monday',
  ];
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(values);
});

test('the tab of the password is hidden from those who may not change it', () => {
  stubNetwork(...stubs);
  settings({ mayChangePassword: false });
  expect(screen.getByRole('tab', { name: 'Personal info' })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Password setting' })).toBeNull();
});

test('the list of rules follows what is typed, with twelve characters for administrators', async () => {
  stubNetwork(...stubs);
  const { user } = settings({ admin: true });
  await openPassword(user);
  const list = screen.getByRole('list', { name: 'Requirements for the new password' });
  const kept = () =>
    within(list)
      .getAllByRole('listitem')
      .filter((rule) => rule.dataset['kept'] === 'true')
      .map((rule) => rule.children[1]?.textContent);
  expect(kept()).toEqual([]);
  await user.type(screen.getByLabelText('New password'), 'Abcdef12');
  // The form tells its watchers a task after the keystroke.
  await waitFor(() => expect(kept()).toHaveLength(5));
  expect(within(list).getByText('12 to 14 characters').closest('li')).toHaveTextContent('not met');
  expect(kept()).not.toContain('12 to 14 characters');
  await user.type(screen.getByLabelText('New password'), '3456');
  await waitFor(() => expect(kept()).toHaveLength(6));
  await user.type(screen.getByLabelText('Old password'), 'Abcdef123456');
  await waitFor(() => expect(kept()).not.toContain('Different from the old password'));
});

test.each([
  ['', 'Abcdef12', 'Abcdef12', 'Enter the old password'],
  ['旧 密', 'Abcdef12', 'Abcdef12', 'Passwords may not contain Chinese characters or spaces'],
  ['Old-pass-1', '', '', 'Enter a new password'],
  ['Old-pass-1', 'Abcdef 12', 'Abcdef 12', 'Passwords may not contain Chinese characters or spaces'],
  ['Old-pass-1', 'abcdef12', 'abcdef12', 'The new password does not meet the requirements below yet'],
  ['Old-pass-1', 'Old-pass-1', 'Old-pass-1', 'The new password does not meet the requirements below yet'],
  ['Old-pass-1', 'Abcdef12', '', 'Enter the new password again'],
  ['Old-pass-1', 'Abcdef12', 'Abcdef13', 'The two new passwords do not match'],
])('%j to %j, confirmed by %j, says in place: %s', async (old, next, again, message) => {
  const calls = stubNetwork(...stubs);
  const { user } = settings();
  await openPassword(user);
  await type(user, old, next, again);
  await send(user);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('personal settings send both passwords under the fetched key and sign out at once', async () => {
  const calls = stubNetwork(...stubs);
  const { user } = settings();
  await openPassword(user);
  await type(user, 'Old-pass-1', 'Abcdef12');
  await send(user);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'));
  const body = { index: 'i1', oldPassword: 'K(Old-pass-1)', newPassword: 'K(Abcdef12)' };
  expect(inputsOf(calls, changePassword)).toEqual([body]);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a refusal stands above what was typed, which stays', async () => {
  stubNetwork(refuses(changePassword, 'oldPasswordWrong'), ...stubs);
  const { user } = settings();
  await openPassword(user);
  await type(user, 'Old-pass-1', 'Abcdef12');
  await send(user);
  expect(await screen.findByText('The old password is wrong')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('Abcdef12');
  expect(localStorage.getItem('token')).toBe('a');
});

describe('the way of the header', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('sends account and organisation, and signs out three seconds later', async () => {
    const calls = stubNetwork(...stubs);
    const { user } = renderInShell(<PasswordDialog user={aUser(who)} onClose={() => undefined} />, { user: who });
    await type(user, 'Old-pass-1', 'Abcdef12');
    await send(user);
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    const passwords = { oldPassword: 'K(Old-pass-1)', newPassword: 'K(Abcdef12)' };
    const body = { username: 'emma', corpId: 'main', index: 'i1', ...passwords };
    expect(inputsOf(calls, changePasswordOf)).toEqual([body]);
    expect(screen.getByText(/signed out in 3 s/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1000));
    act(() => jest.advanceTimersByTime(1000));
    expect(localStorage.getItem('token')).toBe('a');
    await act(async () => jest.advanceTimersByTime(1000));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'));
    expect(localStorage.getItem('token')).toBeNull();
  });
});

test('an initial password is changed or one signs out; the dialog does not close, and singlePwd is kept meanwhile', async () => {
  const calls = stubNetwork(...stubs);
  const { user } = renderInShell(<InitialPasswordDialog user={aUser(who)} />, { user: who });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(localStorage.getItem('singlePwd')).toBe('true');
  await user.keyboard('{Escape}');
  await type(user, 'Old-pass-1', 'Abcdef12');
  await send(user);
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(inputsOf(calls, changePassword)).toHaveLength(1);
  expect(localStorage.getItem('singlePwd')).toBeNull();
});
