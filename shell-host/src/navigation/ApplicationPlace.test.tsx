import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { useToldTitle } from '@portico/shared-kit/remotes/react';
import { aNode } from '../testing/a-node.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubNetwork } from '../testing/stub-network.ts';
import { ApplicationPlace } from './ApplicationPlace.tsx';

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
  aNode({ id: 'm1', code: 'order', name: '销售订单', name_i18n: '{"en":"Sales orders"}', parentId: 'f' }),
  aNode({ id: 'm2', code: 'customer', name: 'Customers' }),
];

function OwnTitle() {
  return <p data-testid="title">{useToldTitle() ?? 'of the route'}</p>;
}

function open(path: string) {
  const asked = stubNetwork({ 'GET /api/app/applications/sales/menu': menu, 'POST /api/portal/recent': {} });
  const place = (
    <>
      <ApplicationPlace appCode="sales" />
      <OwnTitle />
      <Link to="/application/sales/application-list/customer?page=2">next</Link>
      <Link to="/application/sales/application-list/other">other</Link>
    </>
  );
  return { asked, ...renderInShell(place, { contributes, path }) };
}

const visits = (asked: ReturnType<typeof stubNetwork>) =>
  asked.filter(({ call }) => call === 'POST /api/portal/recent').map(({ body }) => body);

test('a page of an application has the title of its menu entry and is remembered once as a visit', async () => {
  const { asked, user, unmount } = open('/application/sales/application-list/order');
  await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent('Sales orders'));
  await waitFor(() => expect(visits(asked)).toEqual([{ kind: 'menu', code: 'order', appCode: 'sales' }]));
  await user.click(screen.getByText('next'));
  await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent('Customers'));
  expect(visits(asked).slice(1)).toEqual([{ kind: 'menu', code: 'customer', appCode: 'sales' }]);
  unmount();
});

test('a page that is not in the menu keeps its route’s title and is no visit', async () => {
  const { asked, user } = open('/application/sales/application-list/other');
  expect(screen.getByTestId('title')).toHaveTextContent('of the route');
  await user.click(screen.getByText('next'));
  await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent('Customers'));
  await user.click(screen.getByText('other'));
  await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent('of the route'));
  await user.click(screen.getByText('next'));
  const visit = { kind: 'menu', code: 'customer', appCode: 'sales' };
  await waitFor(() => expect(visits(asked)).toEqual([visit, visit]));
});
