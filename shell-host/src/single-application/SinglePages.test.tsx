import { listApplications, listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { getWorkItemCount } from '@portico/shared-kit/contract/workflow.endpoints';
import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import type { Contribution } from '@portico/shared-kit/remotes';
import { aMenuNode, anApplication, answers, inputsOf, stubNetwork } from '@portico/shared-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { AppHomePage, AppListPage, AppTodoPage, AppToReadPage, SingleAppEntry } from './SinglePages.tsx';

const list = '/application/sales/application-list/order';

const inSales = (menu: MenuNode[] = []) => [
  answers(listMenu, menu),
  answers(getWorkItemCount, { workItemCount: 120, circulateItemCount: 0 }),
  answers(listApplications, [anApplication({ code: 'sales', name: 'Sales' })]),
];

const toDo: Contribution = {
  type: 'portal.menu',
  id: 'todo',
  menu: 'workflowCenter',
  order: 1,
  path: '/workflow-center/my-unfinished-workitem',
  title: { zh: '', en: '' },
};

const open = (path: string, ...more: Contribution[]) =>
  renderInShell(
    <Routes>
      <Route path="/singleApp/:appCode" element={<SingleAppEntry />} />
      <Route path="/app-home" element={<AppHomePage />} />
      <Route path="/app-todo" element={<AppTodoPage />} />
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
        ...more,
      ],
    },
  );

beforeEach(() => sessionStorage.clear());

test('the mode begins at the home of the application and offers its own pages', async () => {
  stubNetwork(...inSales([aMenuNode({ name: 'Orders' })]));
  open('/singleApp/sales');
  expect(await screen.findByTitle('Home')).toHaveAttribute('src', list);
  expect(screen.getByTestId('address')).toHaveTextContent('/app-home');
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/app-list/sales/order/Orders');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('a list is shown by its code, under the name in the address', async () => {
  stubNetwork(...inSales());
  sessionStorage.setItem('singleApp', 'sales');
  open('/app-list/sales/order/All%20orders');
  expect(await screen.findByTitle('All orders')).toHaveAttribute('src', list);
});

test('without a chosen application the list of all is offered, and a list that nobody brings says so', async () => {
  stubNetwork(...inSales());
  const { unmount } = open('/app-home');
  expect(screen.getByRole('button', { name: 'Open the applications' })).toBeInTheDocument();
  unmount();
  sessionStorage.setItem('singleApp', 'sales');
  open('/app-toread');
  expect(screen.getByRole('heading', { name: 'This page is not part of the portal here' })).toBeInTheDocument();
});

describe('what waits in the application', () => {
  beforeEach(() => sessionStorage.setItem('singleApp', 'sales'));
  const list = '/workflow-center/my-unfinished-workitem';
  const tell = (frame: HTMLElement, to: string) => {
    const { contentWindow } = frame as HTMLIFrameElement;
    const data = { portico: 'leaves', to };
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data, origin: location.origin, source: contentWindow }),
        ),
    );
  };

  test('is counted by the server for the application alone, and so is the list', async () => {
    const calls = stubNetwork(...inSales());
    open('/app-todo', toDo);
    expect(await screen.findByTitle('My to-do')).toHaveAttribute('src', `${list}?app=sales`);
    expect(await screen.findByRole('link', { name: /^My to-do\s?99\+$/ })).toBeInTheDocument();
    expect(inputsOf(calls, getWorkItemCount)).toEqual([{ appCode: 'sales' }]);
  });

  test('opens as a page that leads back to the list as it was left', async () => {
    stubNetwork(...inSales());
    const { unmount } = open('/app-todo', toDo);
    const frame = await screen.findByTitle('My to-do');
    tell(frame, `${list}?app=sales&page=2`);
    const kept = `/app-todo?${new URLSearchParams({ at: `${list}?app=sales&page=2` }).toString()}`;
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(kept));
    expect(screen.getByTitle('My to-do')).toBe(frame);
    tell(frame, `/form/detail?workitemId=w1&return=${encodeURIComponent(list)}`);
    const form = `/form/detail?${new URLSearchParams({ workitemId: 'w1', return: kept }).toString()}`;
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(form));
    unmount();
    open(kept, toDo);
    expect(await screen.findByTitle('My to-do')).toHaveAttribute('src', `${list}?app=sales&page=2`);
  });
});
