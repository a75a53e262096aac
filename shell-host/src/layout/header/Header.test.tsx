import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { stubNetwork } from '../../testing/stub-network.ts';
import { Header } from './Header.tsx';

const config = {
  theme: { name: 'Portico', icon: null, color: 'default', outward: 'light' },
  clientVersion: '6.13.10',
  corpId: 'main',
};

const answers = {
  'GET /api/system/config': config,
  'GET /api/notifications/unread-count': { STATION: 2, COMMENT: 1 },
  'GET /api/app/applications': [
    { code: 'sales', name: '销售', name_i18n: '{"en":"Sales"}', logoUrl: null, groupCode: null },
  ],
};

const header = <Header onOpenAside={undefined} />;

test.each([
  [{ STATION: 0, COMMENT: 0 }, 'Notifications', 0],
  [{ STATION: 2, COMMENT: 1 }, 'Notifications, 3 unread', 1],
  [{ STATION: 90, COMMENT: 30 }, 'Notifications, 120 unread', 1],
])('the bell of %p is named %p and has %i dot', async (unread, name, dots) => {
  stubNetwork({ ...answers, 'GET /api/notifications/unread-count': unread });
  renderInShell(header);
  const bell = await screen.findByRole('button', { name });
  expect(within(bell).queryAllByTestId('unread-dot')).toHaveLength(dots);
});

test('the user’s panel shows who is signed in and signs out', async () => {
  localStorage.setItem('token', 'a');
  localStorage.setItem('refresh_token', 'r');
  const asked = stubNetwork({ ...answers, 'POST /api/login/logout': {} });
  const { user } = renderInShell(header, { user: { name: 'Emma Wilson', mobile: '555', permissions: ['ADMIN'] } });
  await user.click(screen.getByTitle("Emma Wilson's account"));
  const panel = await screen.findByRole('dialog', { name: "Emma Wilson's account" });
  expect(within(panel).getByText('Root admin')).toBeInTheDocument();
  expect(within(panel).getByText('555')).toBeInTheDocument();
  await act(async () => user.click(within(panel).getByText('Sign out')));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(asked.map(({ call }) => call)).toContain('POST /api/login/logout');
});

test('the user’s panel has the entries that remotes contribute to it and that this user may open', async () => {
  stubNetwork(answers);
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
  stubNetwork(answers);
  const first = renderInShell(header, { path: '/user?return=%2Fworkflow-center%2Fmy-workflow' });
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/workflow-center/my-workflow');
  first.unmount();
  const second = renderInShell(header, { path: '/user' });
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/portal-page/defaultPortalDashboard');
  second.unmount();
  renderInShell(header, { path: '/portal-page/defaultPortalDashboard' });
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});
