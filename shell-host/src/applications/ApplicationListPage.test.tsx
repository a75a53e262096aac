import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import type { Application } from '@portico/shared-kit/contract/applications.schema';
import { listOwnApplications, markFavourite } from '@portico/shared-kit/contract/own-applications.endpoints';
import {
  anApplication,
  answers,
  inputsOf,
  refuses,
  replaceAnswers,
  type Stub,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ApplicationListPage } from './ApplicationListPage.tsx';

const leave = anApplication({ code: 'leave', name: '请假管理', name_i18n: '{"en":"Leave"}' });
const applications = [anApplication(), leave];

function openOn(listing: Stub, options: Parameters<typeof renderInShell>[1] = {}) {
  stubNetwork(listing, answers(listOwnApplications, { recent: [], favourites: [] }));
  return renderInShell(<ApplicationListPage />, { path: '/app-list/applications', ...options });
}
const open = (listed: Application[], options: Parameters<typeof openOn>[1] = {}) =>
  openOn(answers(listApplications, listed), options);

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
  const { user } = openOn(refuses(listApplications, 'unknownError'));
  const retry = await screen.findByRole('button', { name: /Retry/ });
  replaceAnswers(answers(listApplications, applications));
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sales' })).toBeInTheDocument());
});

describe('the user’s own applications', () => {
  const own = { recent: ['leave'], favourites: ['sales'] };
  const openOwn = (...stubs: readonly Stub[]) => {
    const calls = stubNetwork(...stubs, answers(listApplications, applications), answers(markFavourite, {}));
    return { calls, ...renderInShell(<ApplicationListPage />, { path: '/app-list/applications' }) };
  };
  const star = (shelf: HTMLElement, name: string) => within(shelf).getByRole('button', { name: `Favourite: ${name}` });

  test('stand before all of them, and a search looks through all', async () => {
    const { user } = openOwn(answers(listOwnApplications, own));
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
    let favourites: string[] = [];
    const { calls, user } = openOwn(
      answers(listOwnApplications, () => ({ recent: [], favourites })),
      answers(markFavourite, ({ appCode, isFavourite }) => {
        favourites = isFavourite ? [appCode] : [];
        return {};
      }),
    );
    const off = await screen.findByRole('button', { name: 'Favourite: Sales', pressed: false });
    off.focus();
    await user.keyboard('{Enter}');
    expect(off).toHaveFocus();
    await waitFor(() => expect(off).toHaveAttribute('aria-pressed', 'true'));
    expect(inputsOf(calls, markFavourite)).toEqual([{ appCode: 'sales', isFavourite: true }]);
    const shelf = await screen.findByRole('region', { name: 'Favourite applications' });
    star(shelf, 'Sales').focus();
    await user.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Favourite applications' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite: Sales' })).toHaveFocus());
  });

  test('a mark that the server refuses is taken back', async () => {
    const { user } = openOwn(
      answers(listOwnApplications, { recent: [], favourites: [] }),
      refuses(markFavourite, 'applicationMissing'),
    );
    await user.click(await screen.findByRole('button', { name: 'Favourite: Leave' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Favourite: Leave' })).toHaveAttribute('aria-pressed', 'false'),
    );
    expect(screen.queryByRole('region', { name: 'Favourite applications' })).toBeNull();
  });
});
