import { listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { aMenuNode, answers, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { AppHomePage, AppListPage, AppToReadPage, SingleAppEntry } from './SinglePages.tsx';

const list = '/application/sales/application-list/order';

const open = (path: string) =>
  renderInShell(
    <Routes>
      <Route path="/singleApp/:appCode" element={<SingleAppEntry />} />
      <Route path="/app-home" element={<AppHomePage />} />
      <Route path="/app-toread" element={<AppToReadPage />} />
      <Route path="/app-list/:appCode/:schemaCode/:displayName" element={<AppListPage />} />
    </Routes>,
    {
      path,
      contributes: [
        {
          type: 'portal.page',
          id: 'list',
          path: '/application/:appCode/application-list/:schemaCode',
          layout: 'aside',
          aside: 'application',
          title: { zh: '', en: '' },
          code: './DataList',
        },
      ],
    },
  );

beforeEach(() => sessionStorage.clear());

test('the mode begins at the home of the application and offers its own pages', async () => {
  stubNetwork(answers(listMenu, [aMenuNode({ name: 'Orders' })]));
  open('/singleApp/sales');
  expect(await screen.findByTitle('Home')).toHaveAttribute('src', list);
  expect(screen.getByTestId('address')).toHaveTextContent('/app-home');
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/app-list/sales/order/Orders');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('a list is shown by its code, under the name in the address', async () => {
  stubNetwork(answers(listMenu, []));
  sessionStorage.setItem('singleApp', 'sales');
  open('/app-list/sales/order/All%20orders');
  expect(await screen.findByTitle('All orders')).toHaveAttribute('src', list);
});

test('without a chosen application the list of all is offered, and a list that nobody brings says so', async () => {
  stubNetwork(answers(listMenu, []));
  const { unmount } = open('/app-home');
  expect(screen.getByRole('button', { name: 'Open the applications' })).toBeInTheDocument();
  unmount();
  sessionStorage.setItem('singleApp', 'sales');
  open('/app-toread');
  expect(screen.getByRole('heading', { name: 'This page is not part of the portal here' })).toBeInTheDocument();
});
