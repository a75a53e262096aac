import type { ListConfig, QueryAction } from '@portico/shared-kit/contract/models.schema';
import { deleteRecords, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { answers, aRecord, inputsOf, replaceAnswers } from '@portico/shared-kit/testing';
import { InProcessWorker } from '@portico/shared-kit/testing/in-process-worker';
import { asRecordId } from '@portico/shared-kit/contract/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { ordersConfig, ordersView } from '../testing/list-fixtures.ts';
import { lastQuery, openList, pageOf } from '../testing/open-list.tsx';

beforeEach(() => Object.assign(globalThis, { Worker: InProcessWorker }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  sessionStorage.clear();
});

const customButton: QueryAction = { actionCode: 'count', name: '统计', hint: '统计所选订单', sortKey: 9 };

function openScripted(script: string, actions: QueryAction[] = ordersView.queryActions) {
  const view = { ...ordersView, queryConditions: [], queryActions: [...actions, customButton], script };
  const config: ListConfig = { ...ordersConfig, view };
  return openList('', config);
}
const withHooks = (hooks: string, version = '1.0') => `{ options: { version: '${version}' }, hooks: { ${hooks} } }`;

const list = async () => {
  await screen.findByRole('link', { name: '订单一' });
  return screen.getByRole('grid', { name: '销售订单' });
};
const selectFirst = async (user: ReturnType<typeof openList>['user']) => {
  await list();
  await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
};

test('render hooks of version 1.0 draw cells and rows by descriptions, and the record still opens', async () => {
  openScripted(
    withHooks(`
      onRowRender: ({ data }) => data.customer ? { text: '有客户', tone: 'success' } : null,
      onCellRender({ code, value }) {
        if (code === 'amount') return value ? { kind: 'progress', value: Number(value) / 2400, text: value } : { kind: 'tag', text: '未报价', tone: 'warning' };
        if (code === 'name') return '<img src=x onerror=alert(1)>';
      },
    `),
  );
  const grid = await list();
  expect(await within(grid).findAllByText('未报价')).toHaveLength(2);
  expect(within(grid).getByText('有客户')).toBeInTheDocument();
  expect(within(grid).getAllByText('<img src=x onerror=alert(1)>')).toHaveLength(3);
  expect(grid.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: '订单一' })).toHaveAttribute('href', expect.stringContaining('r1'));
});

test('a script of version 1.1 shows cells and heads once the list is drawn; a missing one is named above the list', async () => {
  openScripted(
    withHooks(
      `onRendered(list) { list.cell('*.amount').show({ kind: 'tag', text: '含税' }); list.head('amount').show('金额（元）'); list.cell('9.amount'); }`,
      '1.1',
    ),
  );
  const grid = await list();
  expect(await within(grid).findAllByText('含税')).toHaveLength(3);
  expect(within(grid).getByText('金额（元）')).toBeInTheDocument();
  expect(await screen.findByText(/找不到表单元素: 9\.amount/)).toBeInTheDocument();
});

test('a custom button calls its hook with the selected records, and reads as the reader', async () => {
  const { user, calls } = openScripted(
    withHooks(
      `async onCustomAction({ code }, list) {
        const { totalElements } = await list.request('queryRecords', { schemaCode: list.view.schemaCode, page: 0, size: 10 });
        list.notify(code + ':' + list.records.length + '/' + totalElements, 'success');
      }`,
      '1.1',
    ),
  );
  await selectFirst(user);
  await user.click(screen.getByRole('button', { name: '统计' }));
  expect(await screen.findByText('count:1/45')).toBeInTheDocument();
  expect(lastQuery(calls)).toEqual({ schemaCode: 'salesOrder', page: 0, size: 10 });
});

test('a hook refuses an action in its own words: nothing is sent', async () => {
  const { user, calls } = openScripted(
    withHooks(
      `onPreAction: ({ code }, { records }) => code === 'delete' ? records[0].data.name + '不能删除' : undefined`,
      '1.1',
    ),
  );
  await selectFirst(user);
  await user.click(screen.getByRole('button', { name: /删除/ }));
  expect(await screen.findByText('订单一不能删除')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(inputsOf(calls, deleteRecords)).toEqual([]);
});

test('one that cannot be read shows its error in place of the table, and can be disabled', async () => {
  openScripted(`{ options: { version: '3.0' } }`);
  expect(await screen.findByText('未知的脚本版本“3.0”，只支持 1.0 和 1.1')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('button', { name: '停用脚本并重新加载' })).toBeEnabled();
});

test.each([
  ['loops', 'onLoad() { for (;;) {} }', /脚本运行超过 500 毫秒/],
  ['eats memory', 'onLoad() { const all = []; for (;;) all.push(new Uint8Array(8e6)) }', /脚本占用内存超过 32 MB/],
  ['throws', `onLoad() { throw new Error('no') }`, /脚本执行出错：Error: no/],
  ['draws what it may not', `onCellRender: () => ({ kind: 'html', text: '<b>' })`, /脚本的返回内容不符合约定/],
])('a script that %s leaves a working list, and is told above it', async (_, hooks, fault) => {
  const { user } = openScripted(withHooks(hooks));
  expect(await screen.findByText(fault)).toBeInTheDocument();
  await selectFirst(user);
  expect(await screen.findByText('已选 1 条')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '停用脚本并重新加载' })).toBeEnabled();
});

test('a disabled script does not run in this tab, and can be enabled', async () => {
  sessionStorage.setItem('portico.list.disabledScripts', 'salesOrder/all');
  openScripted(`{ options: { version: '3.0' } }`);
  await list();
  expect(await screen.findByText('此标签页已停用该列表的脚本')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '统计' })).toBeNull();
});

test('the list narrows by what the script says before the records', async () => {
  const { calls } = openScripted(
    withHooks(`onPreLoad: () => ({ filter: { propertyCode: 'customer', operator: 'isNotNull', value: null } })`, '1.1'),
  );
  await list();
  expect(lastQuery(calls)?.filter).toEqual({ propertyCode: 'customer', operator: 'isNotNull', value: null });
});

test('an interface adds values to the records, or answers them in place of the server', async () => {
  const combine = `{ options: { version: '1.1' }, pageConfig: { apis: { list: {
    mode: 'combine', request: (query, page) => page.content.map(({ id }) => ({ id, data: { customer: '客户 ' + id } })) } } } }`;
  const { unmount } = openScripted(combine);
  const grid = await list();
  expect(await within(grid).findByText('客户 r2')).toBeInTheDocument();
  unmount();
  const replace = `{ options: { version: '1.1' }, pageConfig: { apis: { list: async (query, list) => {
    const { content } = await list.request('queryRecords', query);
    return { content: content.slice(0, 1).map(({ id, data }) => ({ id, data: { ...data, name: '替换的' + data.name } })), totalElements: 1 };
  } } } }`;
  openScripted(replace);
  replaceAnswers(answers(queryRecords, pageOf([aRecord({ name: '订单一' }, { id: asRecordId('r1') })])));
  expect(await screen.findByRole('link', { name: '替换的订单一' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('共 1 条')).toBeInTheDocument());
});

test('the card says which hooks ran, for how long, and what they read and changed', async () => {
  const { user } = openScripted(
    withHooks(
      `onLoad(list) { console.log('loaded', list.records.length); }, onCellRender: ({ code }) => code === 'amount' ? 'x' : null`,
    ),
  );
  const grid = await list();
  await within(grid).findAllByText('x');
  await user.click(screen.getByRole('button', { name: '列表脚本' }));
  const ran = await screen.findByRole('list', { name: '运行记录' });
  expect(ran).toHaveTextContent(/onLoad1 次[\d.]+ 毫秒没有读取，也没有更改/);
  expect(ran).toHaveTextContent(/onCellRender1 次[\d.]+ 毫秒更改：3 个单元格/);
  expect(screen.getByText('loaded 3')).toBeInTheDocument();
});
