import { listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { noteVisit } from '@portico/shared-kit/contract/portal.endpoints';
import { aMenuNode, answers, inputsOf, type StubCall, stubNetwork } from '@portico/shared-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { useCurrentPageTitle } from '@portico/shared-kit/remotes/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ApplicationLocation } from './ApplicationLocation.tsx';

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
  aMenuNode({ id: 'f', type: 'Folder', name: 'Orders' }),
  aMenuNode({ id: 'm1', code: 'order', name: '销售订单', name_i18n: '{"en":"Sales orders"}', parentId: 'f' }),
  aMenuNode({ id: 'm2', code: 'customer', name: 'Customers' }),
];

function OwnTitle() {
  return <p data-testid="title">{useCurrentPageTitle() ?? 'of the route'}</p>;
}

function open(path: string) {
  const calls = stubNetwork(answers(listMenu, menu), answers(noteVisit, {}));
  const location = (
    <>
      <ApplicationLocation appCode="sales" />
      <OwnTitle />
      <Link to="/application/sales/application-list/customer?page=2">next</Link>
      <Link to="/application/sales/application-list/other">other</Link>
    </>
  );
  return { calls, ...renderInShell(location, { contributes, path }) };
}

const visits = (calls: readonly StubCall[]) => inputsOf(calls, noteVisit);

test('a page of an application has the title of its menu entry and is remembered once as a visit', async () => {
  const { calls, user, unmount } = open('/application/sales/application-list/order');
  await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent('Sales orders'));
  await waitFor(() => expect(visits(calls)).toEqual([{ kind: 'menu', code: 'order', appCode: 'sales' }]));
  await user.click(screen.getByText('next'));
  await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent('Customers'));
  expect(visits(calls).slice(1)).toEqual([{ kind: 'menu', code: 'customer', appCode: 'sales' }]);
  unmount();
});

test('a page that is not in the menu keeps its route’s title and is no visit', async () => {
  const { calls, user } = open('/application/sales/application-list/other');
  expect(screen.getByTestId('title')).toHaveTextContent('of the route');
  await user.click(screen.getByText('next'));
  await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent('Customers'));
  await user.click(screen.getByText('other'));
  await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent('of the route'));
  await user.click(screen.getByText('next'));
  const visit = { kind: 'menu', code: 'customer', appCode: 'sales' };
  await waitFor(() => expect(visits(calls)).toEqual([visit, visit]));
});
