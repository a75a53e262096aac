import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { aMenuNode } from '@portico/shared-kit/testing/portal-builders';
import {
  buildTree,
  foundBy,
  firstLeaf,
  pathTo,
  searchTree,
  titlePieces,
  type TreeNode,
  visibleRows,
} from './application-tree.model.ts';
import { firstPage } from './first-page.model.ts';
import { isAt, nodeTarget } from './node-target.model.ts';
import { treeMove } from './tree-keys.model.ts';

const origin = 'https://portal.example';

const nodes: readonly MenuNode[] = [
  aMenuNode({ id: 'f1', type: 'Folder', name: '订单', name_i18n: '{"en":"Orders"}' }),
  aMenuNode({ id: 'f2', type: 'Folder', name: '归档', parentId: 'f1' }),
  aMenuNode({ id: 'f3', type: 'Folder', name: '空', parentId: 'f2' }),
  aMenuNode({ id: 'm1', code: 'order', name: '销售订单', name_i18n: '{"en":"Sales orders"}', parentId: 'f1' }),
  aMenuNode({ id: 'm2', code: 'customer', name: '客户', name_i18n: '{"en":"Customers"}' }),
];

const all = { locale: 'zh', isOffered: () => true } as const;
const shape = (tree: readonly TreeNode[]): unknown[] =>
  tree.map(({ node, children }) => (children.length > 0 ? [node.id, shape(children)] : node.id));

test('folders without anything to open are left out, at every depth', () => {
  expect(shape(buildTree(nodes, all))).toEqual([['f1', ['m1']], 'm2']);
});

test('a folder whose pages this portal does not have is left out with them', () => {
  expect(shape(buildTree(nodes, { ...all, isOffered: ({ code }) => code !== 'order' }))).toEqual(['m2']);
});

test('a page whose folder the user does not see stands at the top, and a circle of folders is left out', () => {
  const lost = aMenuNode({ id: 'm3', parentId: 'gone' });
  const circle = [
    aMenuNode({ id: 'c1', type: 'Folder', parentId: 'c2' }),
    aMenuNode({ id: 'c2', type: 'Folder', parentId: 'c1' }),
  ];
  expect(shape(buildTree([lost, ...circle], all))).toEqual(['m3']);
});

test('titles are in the user’s language', () => {
  expect(buildTree(nodes, { ...all, locale: 'en' }).map(({ title }) => title)).toEqual(['Orders', 'Customers']);
});

test('a search keeps matches and the folders around them, as plain text', () => {
  const tree = buildTree(nodes, { ...all, locale: 'en' });
  expect(shape(searchTree(tree, 'sales'))).toEqual([['f1', ['m1']]]);
  expect(shape(searchTree(tree, 'ORDERS'))).toEqual([['f1', ['m1']]]);
  expect(searchTree(tree, '.*')).toEqual([]);
  expect(searchTree(tree, '  ')).toBe(tree);
});

test('a search finds the name in the other language, too, and says by which name it found', () => {
  const [tree] = [buildTree(nodes, all)];
  const [found] = searchTree(tree, 'custom');
  expect(found?.title).toBe('客户');
  expect(found && foundBy(found, 'custom')).toBe('Customers');
  const [byTitle] = searchTree(tree, '客');
  expect(byTitle && foundBy(byTitle, '客')).toBeNull();
});

test('a letter that is longer in lower case moves no mark', () => {
  const pieces = titlePieces('İİ Order', 'order');
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Order']);
});

test('every match of a title is marked and nothing of the title is lost', () => {
  const pieces = titlePieces('Order of orders', 'order');
  expect(pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe('[Order] of [order]s');
  expect(titlePieces('Order', '')).toEqual([{ at: 0, text: 'Order', isMatch: false }]);
});

test('rows of closed folders are not drawn', () => {
  const tree = buildTree(nodes, all);
  expect(visibleRows(tree, () => false).map(({ item }) => item.node.id)).toEqual(['f1', 'm2']);
  const places = visibleRows(tree, () => true).map(({ item, ...row }) => [
    item.node.id,
    row.level,
    row.place,
    row.siblings,
  ]);
  expect(places).toEqual([
    ['f1', 1, 1, 2],
    ['m1', 2, 1, 1],
    ['m2', 1, 2, 2],
  ]);
});

test('the folders around the selected page are found, and the first page of a folder', () => {
  const tree = buildTree(nodes, all);
  expect(pathTo(tree, ({ id }) => id === 'm1')).toEqual(['f1']);
  expect(pathTo(tree, ({ id }) => id === 'm2')).toEqual([]);
  expect(firstLeaf(tree)?.id).toBe('m1');
  expect(firstPage(tree, origin)).toBe('/application/sales/application-list/order');
});

test.each<[Partial<MenuNode>, unknown]>([
  [
    { code: 'order', queryCode: 'mine' },
    { kind: 'page', path: '/application/sales/application-list/order?queryCode=mine', isNewWindow: false },
  ],
  [
    { type: 'Report', code: 'r1' },
    { kind: 'page', path: '/application/sales/application-report/r1', isNewWindow: false },
  ],
  [
    { type: 'Page', pcUrl: '/portal-page/desk', openMode: 'NEW_PAGE_MODE' },
    { kind: 'page', path: '/portal-page/desk', isNewWindow: true },
  ],
  [
    { type: 'Page', pcUrl: '/portal-page/desk', openMode: 'RECENT_PAGE_MODE' },
    {
      kind: 'page',
      path: '/application/sales/application-portal/app-portal-runtime?pageCode=desk',
      isNewWindow: false,
    },
  ],
  [
    { type: 'Page', pcUrl: '/user' },
    { kind: 'page', path: '/user', isNewWindow: false },
  ],
  [
    { type: 'Page', code: 'me', pcUrl: '/user', openMode: 'RECENT_PAGE_MODE' },
    { kind: 'page', path: '/application/sales/application-define/me', isNewWindow: false },
  ],
  [
    { code: 'order', openMode: 'NEW_PAGE_MODE' },
    { kind: 'page', path: '/application/sales/application-list/order', isNewWindow: true },
  ],
  [
    { type: 'Page', pcUrl: '/design?workflowCode=leave' },
    { kind: 'page', path: '/design?workflowCode=leave', isNewWindow: true },
  ],
  [
    { type: 'HomePage' },
    { kind: 'page', path: '/application/sales/application-portal/app-portal-runtime', isNewWindow: false },
  ],
  [
    { type: 'Page', pcUrl: 'https://other.example/a' },
    { kind: 'outside', url: 'https://other.example/a' },
  ],
  [{ type: 'Page', pcUrl: null }, { kind: 'noAddress' }],
  [{ type: 'Page', pcUrl: 'javascript:alert(1)' }, { kind: 'noAddress' }],
])('%p leads to %p', (node, target) => {
  expect(nodeTarget(aMenuNode(node), origin)).toEqual(target);
});

test('two entries of one list are told apart by their query code', () => {
  const mine = aMenuNode({ code: 'order', queryCode: 'mine' });
  const pathname = '/application/sales/application-list/order';
  expect(isAt(mine, { pathname, search: '?queryCode=mine&page=2' })).toBe(true);
  expect(isAt(mine, { pathname, search: '' })).toBe(false);
  expect(isAt(aMenuNode({ code: 'order' }), { pathname, search: '?page=2' })).toBe(true);
});

test('two portal pages of one application are told apart by their codes', () => {
  const desk = aMenuNode({ type: 'Page', pcUrl: '/portal-page/desk' });
  const pathname = '/application/sales/application-portal/app-portal-runtime';
  expect(isAt(desk, { pathname, search: '?pageCode=desk&return=%2Fuser' })).toBe(true);
  expect(isAt(desk, { pathname, search: '?pageCode=other' })).toBe(false);
});

test('arrow keys walk the rows, open and close folders and go up to the folder', () => {
  const tree = buildTree(nodes, all);
  const [folder, page, last] = visibleRows(tree, () => true);
  const [closed] = visibleRows(tree, () => false);
  if (!folder || !page || !last || !closed) throw new Error('The tree has three rows.');
  const rows = [folder, page, last];
  expect(treeMove(rows, folder, 'ArrowDown')).toEqual({ kind: 'focus', id: 'm1' });
  expect(treeMove(rows, folder, 'ArrowRight')).toEqual({ kind: 'focus', id: 'm1' });
  expect(treeMove(rows, folder, 'ArrowLeft')).toEqual({ kind: 'toggle', id: 'f1' });
  expect(treeMove([closed], closed, 'ArrowRight')).toEqual({ kind: 'toggle', id: 'f1' });
  expect(treeMove(rows, page, 'ArrowLeft')).toEqual({ kind: 'focus', id: 'f1' });
  expect(treeMove(rows, folder, 'End')).toEqual({ kind: 'focus', id: 'm2' });
  expect(treeMove(rows, last, 'ArrowDown')).toBeNull();
  expect(treeMove(rows, last, 'Tab')).toBeNull();
  expect(treeMove(rows, folder, '客')).toEqual({ kind: 'focus', id: 'm2' });
  expect(treeMove(rows, last, '销')).toEqual({ kind: 'focus', id: 'm1' });
});
