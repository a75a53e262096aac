import { screen } from '@testing-library/react';
import { aNode } from '../testing/a-node.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubNetwork } from '../testing/stub-network.ts';
import { ApplicationAside } from './ApplicationAside.tsx';

const contributes = [
  {
    type: 'portal.page',
    id: 'list',
    path: '/application/:appCode/application-list/:schemaCode',
    layout: 'aside',
    title: { zh: '列表', en: 'List' },
    code: './List',
  },
] as const;

const menu = [
  aNode({ id: 'f', type: 'Folder', name: 'Orders' }),
  aNode({ id: 'm1', code: 'order', name: 'Sales orders', parentId: 'f' }),
  aNode({ id: 'm2', code: 'customer', name: 'Customers' }),
  aNode({ id: 'm3', type: 'Page', code: 'desk', name: 'Desk' }),
  aNode({ id: 'm4', type: 'Report', code: 'chart', name: 'Chart' }),
];

const open = () => {
  stubNetwork({ 'GET /api/app/applications/sales/menu': menu });
  return renderInShell(<ApplicationAside appCode="sales" />, { contributes });
};

test('a folder opens its first page; pages that the portal lacks are not offered', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('treeitem', { name: 'Orders' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/application/sales/application-list/order');
  expect(screen.getByRole('treeitem', { name: 'Sales orders' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText('Chart')).toBeNull();
});

test('a page without an address says so and leads nowhere', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('treeitem', { name: 'Desk' }));
  expect(await screen.findByText('Page address not set, please contact the administrator')).toBeInTheDocument();
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

test('the tree is walked by arrow keys and a page is opened by Enter', async () => {
  const { user } = open();
  (await screen.findByRole('treeitem', { name: 'Orders' })).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('treeitem', { name: 'Sales orders' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/application/sales/application-list/order');
});
