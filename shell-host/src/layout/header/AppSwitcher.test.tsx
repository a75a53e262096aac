import type { MenuContribution } from '@portico/shared-kit/remotes';
import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { listOwnApplications, markFavourite } from '@portico/shared-kit/contract/own-applications.endpoints';
import { getSystemConfig } from '@portico/shared-kit/contract/system.endpoints';
import { anApplication, answers, aSystemConfig, refuses, type Stub, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { HeaderTitle } from './HeaderTitle.tsx';

const application = (code: string, name: string, en: string) =>
  anApplication({ code, name, name_i18n: JSON.stringify({ en }) });

const sales = application('sales', '销售', 'Sales');
const leave = application('leave', '请假', 'Leave');

const stubs = [
  answers(getSystemConfig, aSystemConfig()),
  answers(listApplications, [sales, leave]),
  answers(listOwnApplications, { recent: [], favourites: [] }),
];

const header = <HeaderTitle />;

/** More applications than are shown without a search. */
const many = [...Array(9).keys()].map((index) => application(`app${index}`, `应用${index}`, `Application ${index}`));

async function openSwitcher(given: readonly Stub[], options: Parameters<typeof renderInShell>[1] = {}) {
  stubNetwork(...given, ...stubs);
  const { user } = renderInShell(header, options);
  await user.click(screen.getByRole('button'));
  const switcher = await screen.findByRole('dialog');
  await within(switcher).findAllByRole('list');
  return {
    user,
    switcher,
    links: () =>
      within(switcher)
        .getAllByRole('link')
        .map(({ title, textContent }) => title || textContent),
  };
}

test('the title opens the switcher with the applications in the user’s language', async () => {
  stubNetwork(...stubs);
  const { user } = renderInShell(header);
  await user.click(screen.getByTitle('Go to another page or application'));
  const application = await screen.findByRole('link', { name: 'Sales' });
  await user.click(application);
  expect(screen.getByTestId('address')).toHaveTextContent('/application/sales');
});

test('the switcher leads to the places that remotes contribute, in their order, for those who may', async () => {
  stubNetwork(...stubs);
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
  stubNetwork(...stubs);
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

test('what was used last stands before the others, in both languages, and one that is gone is left out', async () => {
  const given = [
    answers(listApplications, [sales, leave, application('assets', '资产', 'Assets')]),
    answers(listOwnApplications, { recent: ['assets', 'gone', 'leave'], favourites: [] }),
  ];
  const { switcher, links } = await openSwitcher(given, { locale: 'zh' });
  expect(links()).toEqual(['门户首页', '资产', '请假', '销售', '全部应用']);
  expect(within(switcher).getByRole('heading', { name: '最近使用' })).toBeInTheDocument();
  expect(within(switcher).getByRole('heading', { name: '其他应用' })).toBeInTheDocument();
});

test('favourites come first, each application stands once, and a star changes them in place', async () => {
  let favourites = ['leave'];
  const { user, switcher, links } = await openSwitcher([
    answers(listOwnApplications, () => ({ recent: ['leave', 'sales'], favourites })),
    answers(markFavourite, () => {
      favourites = [];
      return {};
    }),
  ]);
  expect(links()).toEqual(['Portal home', 'Leave', 'Sales', 'All applications']);
  const shelf = within(switcher).getByRole('region', { name: 'Favourites' });
  await user.click(within(shelf).getByRole('button', { name: 'Favourite: Leave', pressed: true }));
  const recent = await within(switcher).findByRole('region', { name: 'Recently used' });
  expect(await within(recent).findByRole('button', { name: 'Favourite: Leave', pressed: false })).toHaveFocus();
  expect(within(switcher).queryByRole('region', { name: 'Favourites' })).toBeNull();
});

test('applications are there also where it cannot be told which were used last', async () => {
  const { switcher } = await openSwitcher([refuses(listOwnApplications, 'unknownError')]);
  expect(within(switcher).getByRole('heading', { name: 'Applications' })).toBeInTheDocument();
  expect(within(switcher).getByRole('link', { name: 'Leave' })).toBeInTheDocument();
});

test('few applications need no search; many are searched by what people type, and Enter opens the first', async () => {
  const { user, switcher } = await openSwitcher([answers(listApplications, many)]);
  const box = within(switcher).getByRole('searchbox', { name: 'Search applications' });
  await waitFor(() => expect(box).toHaveFocus());
  await user.type(box, 'tion 7');
  expect(await within(switcher).findByText('1 application found')).toBeInTheDocument();
  expect(within(switcher).getByText('tion 7').tagName).toBe('MARK');
  await user.keyboard('{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/application/app7');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a search that finds nothing says so, and Enter stays', async () => {
  const { user, switcher } = await openSwitcher([answers(listApplications, many)]);
  await user.type(within(switcher).getByRole('searchbox'), 'nothing{Enter}');
  expect(within(switcher).getByText('0 applications found')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

test('eight applications have no search', async () => {
  const { switcher } = await openSwitcher([answers(listApplications, many.slice(1))]);
  expect(within(switcher).queryByRole('searchbox')).toBeNull();
});
