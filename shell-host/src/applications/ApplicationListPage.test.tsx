import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubNetwork } from '../testing/stub-network.ts';
import { ApplicationListPage } from './ApplicationListPage.tsx';

const application = (code: string, name: string, en: string) => ({
  code,
  name,
  name_i18n: JSON.stringify({ en }),
  logoUrl: null,
  groupCode: null,
});

const applications = [application('sales', '销售管理', 'Sales'), application('leave', '请假管理', 'Leave')];

function open(answer: unknown, options: Parameters<typeof renderInShell>[1] = {}) {
  const asked = stubNetwork({ 'GET /api/app/applications': answer });
  return { asked, ...renderInShell(<ApplicationListPage />, { path: '/app-list/applications', ...options }) };
}

test('every application stands there by its name in the user’s language and leads to its first page', async () => {
  open(applications, { locale: 'zh' });
  expect(await screen.findByRole('link', { name: '销售管理' })).toHaveAttribute('href', '/application/sales');
  expect(screen.getByRole('link', { name: '请假管理' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '应用列表' })).toBeInTheDocument();
});

test('a search stands in the address, marks what it found and can be cleared', async () => {
  const { user } = open(applications);
  await user.type(await screen.findByRole('searchbox', { name: 'Search applications' }), 'sal');
  expect(await screen.findByText('1 application found')).toBeInTheDocument();
  expect(screen.getByText('Sal').tagName).toBe('MARK');
  expect(screen.queryByRole('link', { name: 'Leave' })).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent('/app-list/applications?search=sal');
  await user.type(screen.getByRole('searchbox'), 'xyz');
  await user.click(await screen.findByRole('button', { name: 'Clear conditions' }));
  expect(await screen.findByRole('link', { name: 'Leave' })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/applications$/);
});

test('a link with a search opens it', async () => {
  open(applications, { path: '/app-list/applications?search=leave' });
  expect(await screen.findByRole('link', { name: 'Leave' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sales' })).toBeNull();
});

test('without any application the page says what will be here and offers no search', async () => {
  open([]);
  expect(await screen.findByText('No application to open yet')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a list that cannot be read says so and is asked for again', async () => {
  let answer: unknown = new Error('999999');
  const { user } = open(() => answer);
  const retry = await screen.findByRole('button', { name: /Retry/ });
  answer = applications;
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sales' })).toBeInTheDocument());
});

describe('the user’s own applications', () => {
  const own = { recent: ['leave'], favourites: ['sales'] };
  const openOwn = (answers: Readonly<Record<string, unknown>>) => {
    const asked = stubNetwork({
      'GET /api/app/applications': applications,
      'POST /api/portal/favourites': {},
      ...answers,
    });
    return { asked, ...renderInShell(<ApplicationListPage />, { path: '/app-list/applications' }) };
  };
  const star = (shelf: HTMLElement, name: string) => within(shelf).getByRole('button', { name: `Favourite: ${name}` });

  test('stand before all of them, and a search looks through all', async () => {
    const { user } = openOwn({ 'GET /api/portal/applications': own });
    const favourites = await screen.findByRole('region', { name: 'Favourite applications' });
    expect(within(favourites).getByRole('link')).toHaveTextContent('Sales');
    expect(
      within(screen.getByRole('region', { name: 'Recently used applications' })).getByRole('link'),
    ).toHaveTextContent('Leave');
    expect(within(screen.getByRole('region', { name: 'All applications' })).getAllByRole('link')).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), 'leave');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(screen.getByRole('link')).toHaveTextContent('Leave');
  });

  test('are marked by a star, by keys as well, and the mark stands at once', async () => {
    let marked: readonly string[] = [];
    const { asked, user } = openOwn({
      'GET /api/portal/applications': () => ({ recent: [], favourites: marked }),
      'POST /api/portal/favourites': ({ appCode, isFavourite }: { appCode: string; isFavourite: boolean }) => {
        marked = isFavourite ? [appCode] : [];
        return {};
      },
    });
    const off = await screen.findByRole('button', { name: 'Favourite: Sales', pressed: false });
    off.focus();
    await user.keyboard('{Enter}');
    expect(off).toHaveFocus();
    await waitFor(() => expect(off).toHaveAttribute('aria-pressed', 'true'));
    expect(asked).toContainEqual({
      call: 'POST /api/portal/favourites',
      body: { appCode: 'sales', isFavourite: true },
    });
    const shelf = await screen.findByRole('region', { name: 'Favourite applications' });
    star(shelf, 'Sales').focus();
    await user.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Favourite applications' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite: Sales' })).toHaveFocus());
  });

  test('a mark that the server refuses is taken back', async () => {
    const { user } = openOwn({
      'GET /api/portal/applications': { recent: [], favourites: [] },
      'POST /api/portal/favourites': () => new Error('600001'),
    });
    await user.click(await screen.findByRole('button', { name: 'Favourite: Leave' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Favourite: Leave' })).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(screen.queryByRole('region', { name: 'Favourite applications' })).toBeNull();
  });
});
