import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getForm } from '@portico/shared-kit/contract/models.endpoints';
import {
  actOnManyItems,
  listSavedFilters,
  saveFilter,
  summariseWorkItems,
} from '@portico/shared-kit/contract/work-items.endpoints';
import { queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import {
  aForm,
  answers,
  aProperty,
  aWorkItem,
  findLoadedItems,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { WorkItemsPage } from './WorkItemsPage.tsx';

beforeEach(() => sessionStorage.clear());

const hour = 3_600_000;

const anItem = (id: string, own: Partial<WorkItem> = {}) =>
  aWorkItem({
    id,
    workflowInstanceId: `i-${id}`,
    workflowCode: 'leave',
    instanceName: `请假 ${id}`,
    activityCode: 'Check',
    activityName: '主管审批',
    originator: { id: 'lin', name: '林' },
    originatorDepartmentName: '销售部',
    schemaCode: 'leaveForm',
    objectId: asRecordId(`o-${id}`),
    ...own,
  });

const summary = {
  workflows: [{ workflowCode: 'leave', name: '请假', name_i18n: null, schemaCode: 'leaveForm', count: 3 }],
  originators: [],
  overdue: 1,
  soon: 0,
};

const form = aForm({
  schemaCode: 'leaveForm',
  workflowCode: 'leave',
  properties: [aProperty('days', { name: '天数', propertyType: 2 })],
});

const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();

function open(path = '/workflow-center/my-unfinished-workitem', items = [anItem('a'), anItem('b'), anItem('c')]) {
  const server = stubNetwork(
    answers(queryWorkItems, { content: items, totalElements: items.length }),
    answers(listSavedFilters, []),
    answers(summariseWorkItems, summary),
    answers(getForm, form),
    answers(actOnManyItems, ({ ids }) => ({
      results: ids.map((id) =>
        id === 'b'
          ? { id, instanceName: '请假 b', outcome: 'skipped' as const, errcode: 402003, errmsg: '任务已被处理' }
          : { id, instanceName: `请假 ${id}`, outcome: 'done' as const, errcode: 0, errmsg: '' },
      ),
    })),
  );
  return { server, ...renderWithProviders(<WorkItemsPage state="unfinished" />, { path }) };
}

test('what is overdue, due soon and not a plain task is marked', async () => {
  open(undefined, [
    anItem('late', { dueTime: inTime(-2.5 * hour) }),
    anItem('near', { dueTime: inTime(3.5 * hour) }),
    anItem('sent', { type: 1 }),
  ]);
  await screen.findByText('请假 late');
  const [late, near, sent] = screen.getAllByRole('listitem');
  expect(late).toHaveTextContent('已超期 2 小时 30 分钟');
  expect(near).toHaveTextContent('剩余 3 小时');
  expect(sent).toHaveTextContent('转办任务');
});

test('the address says what is asked: workflow, due time, order, page and a field of the record', async () => {
  const { server } = open(
    '/workflow-center/my-unfinished-workitem?workflow=leave&due=overdue&sort=due.asc&f.days=1;3&page=2&size=10',
  );
  await screen.findByText('请假 a');
  expect(inputsOf(server, queryWorkItems).at(-1)).toEqual({
    state: 'unfinished',
    workflowCode: 'leave',
    due: 'overdue',
    order: { by: 'due', direction: 'asc' },
    filter: { propertyCode: 'days', operator: 'between', value: ['1', '3'] },
    page: 1,
    size: 10,
  });
  expect(await screen.findByRole('list', { name: '已选条件' })).toHaveTextContent('天数');
});

test('a condition that is taken away is not asked any more', async () => {
  const { server, user } = open('/workflow-center/my-unfinished-workitem?workflow=leave&f.days=1;3');
  await user.click(await screen.findByRole('button', { name: '移除条件“天数”' }));
  await waitFor(() => expect(inputsOf(server, queryWorkItems).at(-1)).not.toHaveProperty('filter'));
  expect(inputsOf(server, queryWorkItems).at(-1)).toMatchObject({ workflowCode: 'leave' });
});

test('several items are agreed to in one go, and what was skipped is told with its reason', async () => {
  const { server, user } = open();
  const wholePage = await screen.findByRole('checkbox', { name: '全选本页' });
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.click(wholePage);
  await user.click(screen.getByRole('checkbox', { name: '选择“请假 c”' }));
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '批量同意' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('意见'), '同意');
  await user.click(within(dialog).getByRole('button', { name: '同意 2 项' }));
  expect(await within(dialog).findByText('1 项已同意')).toBeInTheDocument();
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('请假 b任务已被处理');
  expect(inputsOf(server, actOnManyItems)).toMatchObject([{ action: 'agree', ids: ['a', 'b'], comment: '同意' }]);
  expect(inputsOf(server, queryWorkItems).length).toBeGreaterThan(1);
});

test('items are not forwarded before somebody is chosen', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('checkbox', { name: '选择“请假 a”' }));
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '批量转办' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '转办 1 项' }));
  expect(await within(dialog).findByText('请选择人员')).toBeInTheDocument();
  expect(inputsOf(server, actOnManyItems)).toEqual([]);
});

const kept = { id: 'f1', name: '快到期', query: 'due=soon&sort=due.asc', isDefault: true };

test('a list that is opened bare opens with the default filter, asks nothing before, and leaves it when told to', async () => {
  const server = stubNetwork(
    answers(queryWorkItems, { content: [anItem('a')], totalElements: 1 }),
    answers(summariseWorkItems, summary),
    answers(listSavedFilters, [kept]),
  );
  const { user } = renderWithProviders(<WorkItemsPage state="unfinished" />, { path: '/x' });
  await screen.findByText('请假 a');
  const asked = inputsOf(server, queryWorkItems);
  expect(asked).toEqual([
    { state: 'unfinished', due: 'soon', order: { by: 'due', direction: 'asc' }, page: 0, size: 20 },
  ]);
  await user.click(screen.getByRole('button', { name: /快到期/ }));
  await user.click(await screen.findByRole('menuitem', { name: '全部' }));
  await waitFor(() =>
    expect(inputsOf(server, queryWorkItems).at(-1)).toEqual({ state: 'unfinished', page: 0, size: 20 }),
  );
});

test('conditions are kept under a name as the address has them', async () => {
  const server = stubNetwork(
    answers(queryWorkItems, { content: [anItem('a')], totalElements: 1 }),
    answers(summariseWorkItems, summary),
    answers(listSavedFilters, []),
    answers(getForm, form),
    answers(saveFilter, ({ list: _, ...filter }) => ({ id: 'f2', ...filter })),
  );
  const { user } = renderWithProviders(<WorkItemsPage state="unfinished" />, {
    path: '/x?workflow=leave&due=overdue&page=1',
  });
  await user.click(await screen.findByRole('button', { name: /我的筛选/ }));
  await user.click(await screen.findByRole('menuitem', { name: /保存当前筛选/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('名称'), '超期请假');
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: /保\s?存/ }));
  await waitFor(() => expect(inputsOf(server, saveFilter)).toHaveLength(1));
  expect(inputsOf(server, saveFilter)).toEqual([
    { list: 'unfinished', name: '超期请假', query: 'workflow=leave&due=overdue', isDefault: true },
  ]);
});

test('J and K move, X selects, and keys typed into a field stay there', async () => {
  const { user } = open();
  await screen.findByText('请假 a');
  await user.keyboard('jj');
  expect(screen.getAllByRole('link')[1]).toHaveFocus();
  await user.keyboard('xk');
  expect(screen.getByRole('checkbox', { name: '选择“请假 b”' })).toBeChecked();
  expect(screen.getAllByRole('link')[0]).toHaveFocus();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('jx');
  expect(screen.getByRole('searchbox')).toHaveValue('jx');
});

test('a page that has become empty leads to the last one there is', async () => {
  const server = stubNetwork(
    answers(queryWorkItems, ({ page }) => ({ content: page === 0 ? [anItem('a')] : [], totalElements: 1 })),
    answers(listSavedFilters, []),
    answers(summariseWorkItems, summary),
  );
  renderWithProviders(<WorkItemsPage state="unfinished" />, { path: '/workflow-center/my-unfinished-workitem?page=4' });
  expect(await screen.findByText('请假 a')).toBeInTheDocument();
  expect(inputsOf(server, queryWorkItems).map(({ page }) => page)).toEqual([3, 0]);
});

test('nothing to do, nothing found and a failure are told apart', async () => {
  const { unmount } = open(undefined, []);
  expect(await screen.findByText('没有待办')).toBeInTheDocument();
  expect(screen.getByText('需要您处理的流程会出现在这里。')).toBeInTheDocument();
  unmount();
  const { user } = open('/workflow-center/my-unfinished-workitem?due=soon', []);
  await user.click(await screen.findByRole('button', { name: /清除/ }));
  expect(await screen.findByText('没有待办')).toBeInTheDocument();
});

test('a list that could not be read says so and is read again', async () => {
  stubNetwork(
    refuses(queryWorkItems, 'databaseBusy'),
    answers(listSavedFilters, []),
    answers(summariseWorkItems, summary),
  );
  renderWithProviders(<WorkItemsPage state="finished" />, { path: '/workflow-center/my-finished-workitem' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await act(async () => undefined);
});

test('what was done says by which action, when and how long it took, and offers no bulk step', async () => {
  stubNetwork(
    answers(queryWorkItems, {
      content: [
        anItem('a', { status: 'AGREED', action: 3, finishTime: '2026-01-05T04:30:00.000Z', usedTime: 2.5 * hour }),
      ],
      totalElements: 1,
    }),
    answers(listSavedFilters, []),
    answers(summariseWorkItems, summary),
  );
  renderWithProviders(<WorkItemsPage state="finished" />, { path: '/workflow-center/my-finished-workitem' });
  const [row] = await findLoadedItems();
  expect(row).toHaveTextContent('同意 · 主管审批');
  expect(row).toHaveTextContent('2026-01-05 12:30 · 用时 2 小时 30 分钟');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('what can be claimed and what one has claimed says so, and what is selected of it is claimed in one go', async () => {
  const items = [anItem('a', { claim: { by: null } }), anItem('b', { claim: { by: { id: 'me', name: '我' } } })];
  const { user, server } = open(undefined, items);
  const [claimable, claimed] = await findLoadedItems();
  expect(claimable).toHaveTextContent('可认领');
  expect(claimed).toHaveTextContent('已认领');
  await user.click(screen.getByRole('checkbox', { name: '选择“请假 b”' }));
  expect(screen.queryByRole('button', { name: '批量认领' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '选择“请假 a”' }));
  await user.click(await screen.findByRole('button', { name: '批量认领' }));
  await user.click(await screen.findByRole('button', { name: '认领 2 项' }));
  await waitFor(() => expect(inputsOf(server, actOnManyItems)).toMatchObject([{ action: 'claim', ids: ['a', 'b'] }]));
});
