import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { getUnreadCount } from '@portico/shared-kit/contract/notifications.endpoints';
import { logout } from '@portico/shared-kit/contract/session.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { anApplication, answers, aSystemConfig, inputsOf, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Header } from './Header.tsx';

const stubs = [
  answers(getSystemConfig, aSystemConfig()),
  answers(getUnreadCount, { STATION: 2, COMMENT: 1, work: '' }),
  answers(listApplications, [anApplication()]),
];

const header = <Header onOpenAside={undefined} />;

test.each([
  [{ STATION: 0, COMMENT: 0 }, 'Notifications', 0],
  [{ STATION: 2, COMMENT: 1 }, 'Notifications, 3 unread', 1],
  [{ STATION: 90, COMMENT: 30 }, 'Notifications, 120 unread', 1],
])('the bell of %p is named %p and has %i dot', async (unread, name, dots) => {
  stubNetwork(answers(getUnreadCount, { ...unread, work: '' }), ...stubs);
  renderInShell(header);
  const bell = await screen.findByRole('button', { name });
  expect(within(bell).queryAllByTestId('unread-dot')).toHaveLength(dots);
});

test('the user’s panel shows who is signed in and signs out', async () => {
  localStorage.setItem('token', 'a');
  localStorage.setItem('refresh_token', 'r');
  const calls = stubNetwork(...stubs, answers(logout, {}));
  const { user } = renderInShell(header, { user: { name: 'Emma Wilson', mobile: '555', permissions: ['ADMIN'] } });
  await user.click(screen.getByTitle("Emma Wilson's account"));
  const panel = await screen.findByRole('dialog', { name: "Emma Wilson's account" });
  expect(within(panel).getByText('Root admin')).toBeInTheDocument();
  expect(within(panel).getByText('555')).toBeInTheDocument();
  await act(async () => user.click(within(panel).getByText('Sign out')));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(inputsOf(calls, logout)).toHaveLength(1);
});

test('the user’s panel has the entries that remotes contribute to it and that this user may open', async () => {
  stubNetwork(...stubs);
  const entry = { type: 'portal.menu', menu: 'user', path: '/notes', order: 1 } as const;
  const contributes = [
    { ...entry, id: 'notes', title: { zh: '便笺', en: 'Notes' } },
    { ...entry, id: 'closed', title: { zh: '管理', en: 'Closed' }, path: '/closed', can: ['theme:change'] },
  ];
  const { user } = renderInShell(header, { user: { name: 'Emma Wilson' }, contributes });
  await user.click(screen.getByTitle("Emma Wilson's account"));
  const panel = await screen.findByRole('dialog', { name: "Emma Wilson's account" });
  expect(within(panel).queryByRole('link', { name: 'Closed' })).toBeNull();
  await user.click(within(panel).getByRole('link', { name: 'Notes' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/notes');
});

test('back leads to the page’s return and is not there on the portal page', () => {
  stubNetwork(...stubs);
  const first = renderInShell(header, { path: '/user?return=%2Fworkflow-center%2Fmy-workflow' });
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/workflow-center/my-workflow');
  first.unmount();
  const second = renderInShell(header, { path: '/user' });
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/portal-page/defaultPortalDashboard');
  second.unmount();
  renderInShell(header, { path: '/portal-page/defaultPortalDashboard' });
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});
