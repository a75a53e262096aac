import { listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import {
  answers,
  chooses,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ordersConfig } from '../../testing/list-fixtures.ts';
import { addressNow, grid, lastQuery, openList, orders, pageOf } from '../../testing/open-list.tsx';
import { Page } from './DataListPage.tsx';

/** Refuses to sort by a field that the model does not have. */
const sortedBy = (missing: string) =>
  chooses(queryRecords, ({ orderBy }) =>
    JSON.stringify(orderBy).includes(missing)
      ? refuses(queryRecords, 'propertyMissing')
      : answers(queryRecords, pageOf(orders)),
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('debugging a rule', () => {
  const debug = (schemaCode: string) => {
    localStorage.setItem('debugRuleCode', 'checkCredit');
    localStorage.setItem('debugSchemaCode', schemaCode);
  };

  it('is said above the list, goes along to forms and can be ended', async () => {
    debug('salesOrder');
    const { user, shell } = openList('?debugId=d7');
    expect(await screen.findByText('正在调试业务规则“checkCredit”（调试号 d7）')).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: '订单一' }));
    expect(shell.paths[0]).toContain('debugId=d7');
    await user.click(screen.getByRole('button', { name: /结束调试/ }));
    expect(screen.queryByText(/正在调试/)).not.toBeInTheDocument();
    expect(addressNow()).not.toContain('debugId');
    expect(localStorage.getItem('debugRuleCode')).toBeNull();
  });

  it.each([
    ['?debugId=d7', 'customer'],
    ['', 'salesOrder'],
  ])('is not said for the address %j while %s is debugged', async (query, schemaCode) => {
    debug(schemaCode);
    openList(query);
    await grid();
    expect(screen.queryByText(/正在调试/)).not.toBeInTheDocument();
  });
});

describe('states of the list', () => {
  const noneAtAll = { ...ordersConfig, view: { ...ordersConfig.view, queryConditions: [] } };

  it('says what it is for while it is empty, and offers to add', async () => {
    openList('', noneAtAll);
    replaceAnswers(answers(queryRecords, pageOf([])));
    expect(await screen.findByText('还没有销售订单')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /新\s*增/ })).toHaveLength(2);
  });

  it('offers to clear the filter where nothing matches', async () => {
    const { user } = openList('?q=nothing', noneAtAll);
    replaceAnswers(answers(queryRecords, ({ search }) => (search === undefined ? pageOf(orders) : pageOf([]))));
    await user.click(await screen.findByRole('button', { name: '清除筛选条件' }));
    expect(await screen.findByRole('link', { name: '订单一' })).toBeInTheDocument();
  });

  it('shows a failed query in place and tries again', async () => {
    const { user } = openList();
    replaceAnswers(refuses(queryRecords, 'databaseBusy'));
    const retry = await screen.findByRole('button', { name: /重\s*试/ });
    expect(screen.getByText(/500001/)).toBeInTheDocument();
    replaceAnswers(answers(queryRecords, pageOf(orders)));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '订单一' })).toBeInTheDocument();
  });

  it('shows the load-failed box when the definition is not there', async () => {
    stubNetwork(refuses(getListConfigData, 'modelMissing'), answers(listMenu, []));
    renderWithProviders(
      <Routes>
        <Route path="/application/:appCode/application-list/:schemaCode" element={<Page />} />
      </Routes>,
      { path: '/application/sales/application-list/salesOrder' },
    );
    expect(await screen.findByText(/300001/)).toBeInTheDocument();
  });

  it('says so where the user may not see the list', async () => {
    openList();
    replaceAnswers(refuses(queryRecords, 'noPermissionToView'));
    expect(await screen.findByText('没有访问权限')).toBeInTheDocument();
  });

  it('says so where no column is shown', async () => {
    const queryColumns = ordersConfig.view.queryColumns.map((column) => ({ ...column, isShow: false }));
    openList('', { ...ordersConfig, view: { ...ordersConfig.view, queryColumns } });
    expect(await screen.findByText('没有可显示的列')).toBeInTheDocument();
  });

  it('speaks English', async () => {
    openList('', ordersConfig, 'en');
    expect(await screen.findByRole('heading', { name: 'Sales orders' })).toBeInTheDocument();
    expect(await screen.findByText('45 records')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Column settings' })).toBeInTheDocument();
  });

  it('keeps the rows and says so where newer ones could not be loaded', async () => {
    const { user } = openList();
    await grid();
    replaceAnswers(refuses(queryRecords, 'databaseBusy'));
    await user.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText(/以下仍是之前加载的数据/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '订单一' })).toBeInTheDocument();
    replaceAnswers(answers(queryRecords, pageOf(orders.slice(1))));
    await user.click(screen.getByRole('button', { name: /重\s*试/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '订单一' })).not.toBeInTheDocument());
    expect(screen.queryByText(/以下仍是之前加载的数据/)).not.toBeInTheDocument();
  });

  it('does not keep rows that the user may not see any more', async () => {
    const { user } = openList();
    await grid();
    replaceAnswers(refuses(queryRecords, 'noPermissionToView'));
    await user.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('没有访问权限')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '订单一' })).not.toBeInTheDocument();
  });

  it('offers to take conditions back that no list can answer', async () => {
    const { user } = openList('?sort=nothing.asc');
    replaceAnswers(sortedBy('nothing'));
    const state = await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /重\s*试/ })).not.toBeInTheDocument();
    await user.click(within(state).getByRole('button', { name: '清除全部' }));
    expect(await screen.findByRole('link', { name: '订单一' })).toBeInTheDocument();
  });

  it('reads its definition again where the model has lost what is asked, and offers to take that back', async () => {
    const { calls, user } = openList('?sort=customer.asc');
    await grid();
    const { view } = ordersConfig;
    const queryColumns = view.queryColumns.filter(({ propertyCode }) => propertyCode !== 'customer');
    replaceAnswers(answers(getListConfigData, { ...ordersConfig, view: { ...view, queryColumns } }));
    replaceAnswers(sortedBy('customer'));
    await user.click(screen.getByTitle('2'));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: '客户' })).not.toBeInTheDocument());
    // The other columns were asked for, too, and refused as the first ones.
    await waitFor(() => expect(inputsOf(calls, queryRecords)).toHaveLength(3));
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '清除全部' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(addressNow()).not.toContain('sort=');
  });

  it('is read again as it was published by "refresh"', async () => {
    const { user } = openList();
    await grid();
    replaceAnswers(answers(getListConfigData, { ...ordersConfig, view: { ...ordersConfig.view, queryActions: [] } }));
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /新\s*增/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '订单一' })).toBeInTheDocument();
  });

  it('says so where the answer holds nothing at all', async () => {
    openList('', ordersConfig, 'en');
    replaceAnswers(answers(queryRecords, null as never));
    expect(await screen.findByText('response data empty!')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Retry/ })).toBeInTheDocument();
  });

  it('asks again by itself when the network is back', async () => {
    openList();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    replaceAnswers(refuses(queryRecords, 'networkDown'));
    await screen.findByRole('button', { name: /重\s*试/ });
    replaceAnswers(answers(queryRecords, pageOf(orders)));
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: '订单一' })).toBeInTheDocument();
    online.mockRestore();
  });

  it('says on the last page that all is loaded', async () => {
    openList('?page=3');
    expect(await screen.findByText('已全部加载')).toBeInTheDocument();
  });

  it('holds -- in a column whose field the user may not see, and does not ask for it', async () => {
    const properties = ordersConfig.properties.filter(({ code }) => code !== 'amount');
    const { calls } = openList('', { ...ordersConfig, properties });
    const list = await grid();
    const row = within(list).getByRole('row', { name: /订单一/ });
    expect(within(list).getByRole('columnheader', { name: '金额' })).toBeInTheDocument();
    expect(within(row).getAllByText('--').length).toBeGreaterThan(0);
    expect(lastQuery(calls)).toMatchObject({ columns: ['name', 'customer', 'lines', 'sequenceNo'] });
  });
});
