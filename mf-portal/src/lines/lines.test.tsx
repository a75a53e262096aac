import { readBatch } from '@portico/shared-kit/contract/batch.endpoints';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { queryMyInstances } from '@portico/shared-kit/contract/workflow-search.endpoints';
import { queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import { withFilterTexts } from '@portico/shared-kit/filters';
import {
  newPortalPage,
  newWidget,
  type PortalWidget,
  type TextSource,
  textSourceDefaults,
} from '@portico/shared-kit/portal-pages';
import {
  aListConfig,
  anInstance,
  answers,
  aProperty,
  aRecord,
  aWorkItem,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  type Stub,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PageSurface } from '../runtime/PageSurface.tsx';

const config = aListConfig({
  properties: [aProperty('customer', { name: '客户' }), aProperty('city', { name: '城市' })],
});
const page = {
  content: [
    aRecord({ customer: '华远', city: '上海' }),
    aRecord({ customer: '海信', city: '青岛' }, { id: asRecordId('record-2') }),
  ],
  totalElements: 2,
  sumMap: {},
  actions: [],
};
const full: readonly Stub[] = [
  answers(getListConfigData, config),
  answers(queryRecords, page),
  answers(queryWorkItems, { content: [aWorkItem()], totalElements: 1 }),
  answers(queryMyInstances, { content: [{ ...anInstance(), actions: [] }], totalElements: 1, isExact: true } as never),
];

const orders: TextSource = {
  ...textSourceDefaults,
  bizModel: 'salesOrder',
  bizModelInfo: { appCode: 'sales' },
  displayField: ['customer', 'city'],
  queryConditions: [{ propertyCode: 'city', propertyValue: '上海' }],
  sortField: 'customer',
  sortRule: 'ascending',
};

const at = { x: 0, y: 0, w: 5, h: 27 };
const list = (id: string, source: TextSource, title = id) => ({
  ...newWidget('TextList', id, at, { ...source, icon: '' }),
  title,
});

function open(widgets: readonly PortalWidget[], stubs: readonly Stub[] = []) {
  const calls = stubNetwork(...stubs, ...full);
  return { calls, ...renderWithProviders(<PageSurface document={newPortalPage(widgets)} />) };
}

test('shows the fields of records that are asked for with the conditions and the order of the list', async () => {
  const { calls } = open([list('订单', orders)]);
  const line = await screen.findByRole('link', { name: /华远/ });
  expect(within(line).getByText('上海')).toBeTruthy();
  expect(line.getAttribute('href')).toContain('schemaCode=salesOrder');
  expect(inputsOf(calls, queryRecords)).toEqual([
    {
      schemaCode: 'salesOrder',
      page: 0,
      size: 10,
      columns: ['customer', 'city'],
      filters: [{ propertyCode: 'city', propertyValue: '上海' }],
      orderBy: [{ propertyCode: 'customer', direction: 'asc' }],
    },
  ]);
  expect(screen.getByRole('link', { name: '查看全部' }).getAttribute('href')).toBe(
    '/application/sales/application-list/salesOrder',
  );
});

test('each source of work asks its own list of the workflow center, of one workflow where that is chosen', async () => {
  const sources = ['myUnfinished', 'myFinished', 'myRead', 'myUnread'] as const;
  const { calls } = open(
    sources.map((dataSource) => list(dataSource, { ...textSourceDefaults, dataSource, workflowType: 'leave' })),
  );
  expect(await screen.findAllByRole('link', { name: /王秀英的请假/ })).toHaveLength(4);
  expect(inputsOf(calls, queryWorkItems).map(({ state, workflowCode }) => [state, workflowCode])).toEqual([
    ['unfinished', 'leave'],
    ['finished', 'leave'],
    ['read', 'leave'],
    ['unread', 'leave'],
  ]);
});

test('the workflows that the reader started lead to their forms', async () => {
  open([list('我的流程', { ...textSourceDefaults, dataSource: 'myStart' })]);
  const [line] = await screen.findAllByRole('link', { name: /请假/ });
  expect(line?.getAttribute('href')).toContain(`workflowInstanceId=${anInstance().id}`);
});

test('all lists of a page ask for their lines in one request', async () => {
  const own = (['myUnfinished', 'myStart'] as const).map((dataSource) =>
    list(dataSource, { ...textSourceDefaults, dataSource }),
  );
  const { calls } = open([list('订单', orders), ...own]);
  await screen.findByRole('link', { name: /华远/ });
  expect(new Set(calls.map(({ request }) => request.url))).toEqual(new Set([readBatch.path]));
  expect(new Set(calls.map(({ request }) => request)).size).toBe(1);
});

test('a list without a source, without lines and one that fails say so, the last with a way to try again', async () => {
  const { user } = open([list('甲', textSourceDefaults), list('乙', orders)], [refuses(queryRecords, 'unknownError')]);
  expect(await screen.findByText('尚未选择数据来源')).toBeTruthy();
  const retry = await screen.findByRole('button', { name: /重试/ });
  replaceAnswers(answers(queryRecords, { ...page, content: [] }));
  await user.click(retry);
  expect(await screen.findByText('没有数据')).toBeTruthy();
});

test('the lines behind a tab are asked for when it is opened', async () => {
  const heads = [
    { key: '1', title: '{"zh":"订单"}', icon: '', ...orders },
    { key: '2', title: '{"zh":"待办"}', icon: '', ...textSourceDefaults, dataSource: 'myUnfinished' as const },
  ];
  const { calls, user } = open([newWidget('TabTextList', 'tabs', at, { heads })]);
  await screen.findByRole('link', { name: /华远/ });
  expect(inputsOf(calls, queryWorkItems)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: '待办' }));
  expect(await screen.findByRole('link', { name: /王秀英的请假/ })).toBeTruthy();
});

test('the filters of the page hold for the records that its widgets show, and are kept in the address', async () => {
  const calls = stubNetwork(...full);
  const base = newPortalPage([list('订单', orders)]);
  const page = { ...base.page, settings: { ...base.page.settings, filters: ['person' as const] } };
  const owner = JSON.stringify([{ id: 'u1', name: '李强' }]);
  const path = `/portal-page/desk?${withFilterTexts(new URLSearchParams(), { owner }).toString()}`;
  const { user } = renderWithProviders(<PageSurface document={{ ...base, page }} />, { path });
  await screen.findByRole('link', { name: /华远/ });
  const [first] = inputsOf(calls, queryRecords);
  expect(JSON.stringify(first?.filter)).toContain('"propertyCode":"owner"');
  await user.click(await screen.findByRole('button', { name: '清除筛选' }));
  await waitFor(() => expect(inputsOf(calls, queryRecords).at(-1)?.filter).toBeUndefined());
});
