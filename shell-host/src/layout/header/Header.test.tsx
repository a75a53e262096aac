import type { MenuContribution } from '@portico/shared-kit/remotes';
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
  [{ STATION: 0, COMMENT: 0 }, 'Notifications', ''],
  [{ STATION: 2, COMMENT: 1 }, 'Notifications, 3 unread', '3'],
  [{ STATION: 90, COMMENT: 30 }, 'Notifications, 120 unread', '99+'],
])('the bell of %p is named %p and shows %p', async (unread, name, shown) => {
  stubNetwork({ ...answers, 'GET /api/notifications/unread-count': unread });
  renderInShell(header);
  const bell = await screen.findByRole('button', { name });
  expect(bell).toHaveTextContent(new RegExp(`^${shown.replace('+', '\\+')}$`));
});

test('the title opens the switcher with the applications in the user’s language', async () => {
  stubNetwork(answers);
  const { user } = renderInShell(header);
  await user.click(screen.getByTitle('Go to another page or application'));
  const application = await screen.findByRole('link', { name: 'Sales' });
  await user.click(application);
  expect(screen.getByTestId('address')).toHaveTextContent('/application/sales');
});

test('the switcher leads to the places that remotes contribute, in their order, for those who may', async () => {
  stubNetwork(answers);
  const place = (id: string, order: number, can: readonly string[] = []): MenuContribution => {
    return { type: 'portal.menu', id, menu: 'header', title: { zh: id, en: id }, path: `/${id}`, order, can };
  };
  const contributes = [place('later', 2), place('closed', 0, ['theme:change']), place('first', 1)];
  const { user } = renderInShell(header, { contributes });
  await user.click(screen.getByTitle('Go to another page or application'));
  const switcher = await screen.findByRole('dialog');
  expect(within(switcher).getAllByRole('link').slice(0, 3)).toEqual([
    within(switcher).getByRole('link', { name: 'Portal home' }),
    within(switcher).getByRole('link', { name: 'first' }),
    within(switcher).getByRole('link', { name: 'later' }),
  ]);
});

test('by keyboard a popover takes the focus, Tab goes on inside it, and Escape gives it back', async () => {
  stubNetwork(answers);
  const { user } = renderInShell(header);
  const title = screen.getByTitle('Go to another page or application');
  act(() => title.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Sales' });
  const switcher = screen.getByRole('dialog');
  await waitFor(() => expect(document.activeElement).toContainElement(switcher));
  await user.tab();
  expect(switcher).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(title).toHaveFocus();
  expect(title).toHaveAttribute('aria-expanded', 'false');
});

test('staff may neither change the theme nor read the API document', async () => {
  stubNetwork(answers);
  const { user } = renderInShell(header);
  expect(screen.queryByRole('button', { name: 'Change theme' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Help' }));
  expect(await screen.findByText('Client version 6.13.10')).toBeInTheDocument();
  expect(screen.queryByText('API document')).toBeNull();
});

test('a system administrator changes the theme of everybody; the default colour is light only', async () => {
  const asked = stubNetwork({ ...answers, 'PUT /api/system/theme': config.theme });
  const { user } = renderInShell(header, { user: { permissions: ['SYS_MNG'], admin: true } });
  await user.click(screen.getByRole('button', { name: 'Change theme' }));
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Green' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => {
    expect(asked).toContainEqual({ call: 'PUT /api/system/theme', body: { color: 'green', outward: 'dark' } });
  });
});

test('the user’s panel shows who is signed in and signs out', async () => {
  localStorage.setItem('token', 'a');
  localStorage.setItem('refresh_token', 'r');
  const asked = stubNetwork({ ...answers, 'POST /api/login/logout': {} });
  const { user } = renderInShell(header, { user: { name: 'Emma Wilson', mobile: '555', permissions: ['ADMIN'] } });
  await user.click(screen.getByTitle("Emma Wilson's account"));
  const panel = await screen.findByRole('dialog', { name: "Emma Wilson's account" });
  expect(within(panel).getByText('System admin')).toBeInTheDocument();
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
  renderInShell(header, { path: '/portal-page/defaultPortalDashboard' });
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});
