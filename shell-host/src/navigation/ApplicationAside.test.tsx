import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { aMenuNode, answers, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ApplicationAside } from './ApplicationAside.tsx';
import { useLoadingIndicator } from './use-loading-indicator.ts';

const contributes = [
  {
    type: 'portal.page',
    id: 'list',
    path: '/application/:appCode/application-list/:schemaCode',
    layout: 'aside',
    title: { zh: '列表', en: 'List' },
    code: './List',
  },
  {
    type: 'portal.page',
    id: 'report',
    path: '/application/:appCode/application-report/:reportCode',
    layout: 'aside',
    title: { zh: '报表', en: 'Report' },
    code: './Report',
  },
] as const;

const menu = [
  aMenuNode({ id: 'f', type: 'Folder', name: 'Orders' }),
  aMenuNode({ id: 'm1', code: 'order', name: 'Sales orders', parentId: 'f' }),
  aMenuNode({ id: 'm2', code: 'customer', name: 'Customers' }),
  aMenuNode({ id: 'm3', type: 'Page', code: 'desk', name: 'Desk' }),
  aMenuNode({ id: 'm4', type: 'Report', code: 'chart', name: 'Chart' }),
  aMenuNode({ id: 'm5', type: 'Page', code: 'nowhere', name: 'Nowhere', pcUrl: '/no/such/page' }),
  aMenuNode({ id: 'm6', type: 'HomePage', code: 'home', name: 'Home' }),
];

const open = (nodes: readonly MenuNode[] = menu) => {
  stubNetwork(answers(listMenu, [...nodes]));
  return renderInShell(<ApplicationAside appCode="sales" />, { contributes });
};

test('a folder opens its first page; reports are offered, and pages that the portal lacks are not', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('treeitem', { name: 'Orders' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/application/sales/application-list/order');
  expect(screen.getByRole('treeitem', { name: 'Sales orders' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Chart')).toBeInTheDocument();
  expect(screen.queryByText('Nowhere')).toBeNull();
  expect(screen.queryByText('Home')).toBeNull();
});

test('a page without an address says so and leads nowhere', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('treeitem', { name: 'Desk' }));
  expect(await screen.findByText('page address not set, please contact the administrator')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

test('a search opens the folders around its matches, hides the rest and says when nothing matches', async () => {
  const { user } = open();
  const box = await screen.findByRole('searchbox', { name: 'Search the directory' });
  await user.type(box, 'sales');
  expect((await screen.findByText('Sales')).tagName).toBe('MARK');
  expect(screen.queryByText('Customers')).toBeNull();
  await user.type(box, 'xyz');
  expect(await screen.findByText('No search result')).toBeInTheDocument();
});

test('a page is found by its name in the other language, which then stands beside its title', async () => {
  const { user } = open([aMenuNode({ name: '销售订单', name_i18n: '{"en":"Sales orders"}' })]);
  await user.type(await screen.findByRole('searchbox'), '订单');
  expect((await screen.findByText('订单')).tagName).toBe('MARK');
  expect(screen.getByRole('treeitem')).toHaveTextContent('Sales orders销售订单');
});

test('Enter in the search box opens the first page that was found, and the arrow key leads into the tree', async () => {
  const { user } = open();
  const box = await screen.findByRole('searchbox');
  await user.type(box, 'custom');
  await screen.findByText('Custom');
  await user.keyboard('{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/application/sales/application-list/customer');
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('treeitem')).toHaveFocus();
});

test('of a menu of 2,000 pages the rows in sight are drawn, and the last one is reached by its key', async () => {
  const many = Array.from({ length: 2000 }, (_, at) => aMenuNode({ id: `n${at}`, code: `c${at}`, name: `Page ${at}` }));
  const { user } = open(many);
  // By their texts: roles and names of so many rows are slow to work out here.
  const row = async (title: string) => (await screen.findByText(title)).closest('li');
  const first = await row('Page 0');
  expect(first).toHaveAttribute('aria-setsize', '2000');
  expect(screen.getAllByText(/^Page \d+$/).length).toBeLessThan(80);
  first?.focus();
  await user.keyboard('{End}');
  expect(await row('Page 1999')).toHaveFocus();
  expect(await row('Page 1999')).toHaveAttribute('aria-posinset', '2000');
  await user.keyboard('{Home}');
  expect(await row('Page 0')).toHaveFocus();
});

test('the outline of a menu that has appeared stays for 280 ms, and one that comes sooner shows none', async () => {
  jest.useFakeTimers();
  try {
    const { rerender } = renderWithProviders(<Wait is />);
    act(() => jest.advanceTimersByTime(279));
    rerender(<Wait is={false} />);
    expect(screen.getByText('tree')).toBeInTheDocument();
    rerender(<Wait is />);
    act(() => jest.advanceTimersByTime(290));
    rerender(<Wait is={false} />);
    expect(screen.getByText('outline')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(260));
    expect(screen.getByText('outline')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(20));
    expect(screen.getByText('tree')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

function Wait({ is }: { readonly is: boolean }) {
  return <p>{useLoadingIndicator(is) ? 'outline' : 'tree'}</p>;
}

test('the tree is walked by arrow keys and a page is opened by Enter', async () => {
  const { user } = open();
  (await screen.findByRole('treeitem', { name: 'Orders' })).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('treeitem', { name: 'Sales orders' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/application/sales/application-list/order');
});

test('keys go on from the row that has the focus, whoever brought it there', async () => {
  const { user } = open();
  const row = await screen.findByRole('treeitem', { name: 'Customers' });
  act(() => row.focus());
  expect(row).toHaveAttribute('tabindex', '0');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('treeitem', { name: 'Desk' })).toHaveFocus();
});

test('an entry has the icon that its package names, where there is such a one, else that of its type', async () => {
  open([
    aMenuNode({ id: 'a', code: 'cart', name: 'Carts', icon: 'ShoppingCartOutlined' }),
    aMenuNode({ id: 'b', code: 'other', name: 'Others', icon: 'constructor' }),
  ]);
  const iconIn = (name: string) => screen.getByRole('treeitem', { name }).querySelectorAll('.anticon')[1];
  await screen.findByRole('treeitem', { name: 'Carts' });
  expect(iconIn('Carts')).toHaveClass('anticon-shopping-cart');
  expect(iconIn('Others')).toHaveClass('anticon-table');
});
