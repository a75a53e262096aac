import { asRecordId } from '@portico/shared-kit/contract/ids';
import { searchUsers } from '@portico/shared-kit/contract/organisation.endpoints';
import { handOverItems } from '@portico/shared-kit/contract/work-items.endpoints';
import {
  getWorkLoad,
  listWorkflows,
  listWorkLoads,
  queryMyInstances,
  searchInstances,
  searchWorkItems,
} from '@portico/shared-kit/contract/workflow-search.endpoints';
import type { InstanceMatch, MyInstance } from '@portico/shared-kit/contract/workflow-search.schema';
import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import { listStartableWorkflows, revokeInstance } from '@portico/shared-kit/contract/workflow.endpoints';
import {
  anInstance,
  answers,
  aUserOption,
  aWorkItem,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { InstanceSearchPage } from './InstanceSearchPage.tsx';
import { MyWorkflowsPage } from './MyWorkflowsPage.tsx';
import { ParticipantSearchPage } from './ParticipantSearchPage.tsx';

const instance: InstanceMatch = {
  ...anInstance({
    workflowCode: 'leave',
    instanceName: '林-请假-搬家',
    startTime: '2026-03-02T02:00:00.000Z',
    objectId: asRecordId('r1'),
    activities: [{ name: '会签', name_i18n: null }],
    participants: ['甲', '乙', '丙', '丁'].map((name) => ({ id: name, name })),
    waitingSince: '2026-03-02T02:00:00.000Z',
  }),
  sequenceNo: 'QJ202603020001',
  originator: { id: 'lin', name: '林' },
  originatorDepartmentName: '销售部',
  originatorDepartmentName_i18n: null,
};
const workflows = [
  { workflowCode: 'leave', name: '请假', name_i18n: null, appCode: 'hr', appName: '人事', appName_i18n: null },
];
const page = <T,>(content: T[], totalElements = content.length, isMore = false) => ({ content, totalElements, isMore });

describe('the search of instances', () => {
  const path = '/workflow-center/query-instance';

  test('asks as the address says and shows where each instance stands, with whom and how many more', async () => {
    const calls = stubNetwork(answers(listWorkflows, workflows), answers(searchInstances, page([instance])));
    renderWithProviders(<InstanceSearchPage />, {
      path: `${path}?f.status=2%3B&f.running=7%3B&keyword=搬家&sort=oldest&page=2&size=50`,
    });
    const row = await screen.findByRole('row', { name: /搬家/ });
    expect(inputsOf(calls, searchInstances).at(-1)).toEqual({
      status: ['PROCESSING'],
      runningDays: 7,
      keyword: '搬家',
      order: 'oldest',
      page: 1,
      size: 50,
    });
    expect(row).toHaveTextContent('请假 · QJ202603020001');
    expect(row).toHaveTextContent('会签 · 甲、乙、丙 等 4 人');
    const to = within(row).getByRole('link', { name: '林-请假-搬家' }).getAttribute('href') ?? '';
    const search = new URL(to, 'http://portal').searchParams;
    expect(search.get('workflowInstanceId')).toBe('i1');
    expect(search.get('return')).toContain('f.status=2%3B');
  });

  test('says what an instance waits for that is nobody’s work, and when it goes on', async () => {
    const until = '2026-03-05T01:00:00.000Z';
    const resting = { ...instance, activities: [], participants: [], waitingSince: null };
    const waits = [
      { name: '冷静期', name_i18n: null, until },
      { name: '记账', name_i18n: null, until: null },
    ];
    stubNetwork(
      answers(listWorkflows, workflows),
      answers(searchInstances, () => page([{ ...resting, waits }], 1, false)),
    );
    renderWithProviders(<InstanceSearchPage />, { path });
    expect(await screen.findByText('冷静期 / 记账')).toBeVisible();
    expect(screen.getByText('2026-03-05 09:00 自动继续')).toHaveAttribute('datetime', until);
  });

  test('says that there are more than are counted, and clears what finds nothing', async () => {
    const calls = stubNetwork(
      answers(listWorkflows, workflows),
      answers(searchInstances, ({ keyword }) => page(keyword === undefined ? [instance] : [], 10_000, true)),
    );
    const { user } = renderWithProviders(<InstanceSearchPage />, { path });
    expect(await screen.findByText('超过 10000 条，请缩小范围')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), '没有{Enter}');
    await user.click(await screen.findByRole('button', { name: /^清除/ }));
    await waitFor(() => expect(inputsOf(calls, searchInstances).at(-1)).not.toHaveProperty('keyword'));
  });

  test('shows in place why it could not ask, and asks again', async () => {
    stubNetwork(answers(listWorkflows, workflows), refuses(searchInstances, 'databaseBusy'));
    renderWithProviders(<InstanceSearchPage />, { path });
    expect(await screen.findByRole('button', { name: /重试/ })).toBeVisible();
  });
});

const item = aWorkItem({
  workflowCode: 'leave',
  instanceName: '林-请假-搬家',
  activityName: '会签',
  originator: { id: 'lin', name: '林' },
  receiveTime: '2026-03-02T02:00:00.000Z',
  objectId: asRecordId('r1'),
  type: 1,
});
const loads = [{ participant: { id: 'boss', name: '王总' }, open: 12, oldestReceiveTime: item.receiveTime }];
const parts = [
  {
    workflowCode: 'leave',
    workflowName: '请假',
    workflowName_i18n: null,
    open: 12,
    oldestReceiveTime: item.receiveTime,
  },
];

describe('the search of tasks by participant', () => {
  test('begins with who has most to do, and goes on to that person by a press', async () => {
    const calls = stubNetwork(
      answers(listWorkLoads, loads),
      answers(listWorkflows, workflows),
      answers(searchWorkItems, page([item])),
      answers(getWorkLoad, parts),
    );
    const { user } = renderWithProviders(<ParticipantSearchPage />, {
      path: '/workflow-center/query-participant-workItem',
    });
    await user.click(await screen.findByRole('button', { name: /王总.*12/ }));
    expect(await screen.findByRole('row', { name: /搬家.*转办任务/ })).toBeVisible();
    expect(inputsOf(calls, searchWorkItems).at(-1)).toMatchObject({ participantId: 'boss', state: 'unfinished' });
    expect(inputsOf(calls, getWorkLoad).at(-1)).toEqual({ participantId: 'boss' });
    await user.click(screen.getByText('已办任务'));
    await waitFor(() => expect(inputsOf(calls, searchWorkItems).at(-1)).toMatchObject({ state: 'finished' }));
  });
});

describe('what waits for somebody who leaves', () => {
  const path = '/workflow-center/query-participant-workItem?participant=boss&name=王总';
  const reading: WorkItem = { ...item, id: 'w2', type: 4, instanceName: '待阅的' };
  const begin = () => {
    const calls = stubNetwork(
      answers(searchUsers, { content: [aUserOption({ id: 'u9', name: '刘芳' })], totalElements: 1 }),
      answers(listWorkflows, workflows),
      answers(searchWorkItems, page([item, reading])),
      answers(getWorkLoad, parts),
      answers(handOverItems, {
        results: [{ id: 'w1', instanceName: '林-请假-搬家', outcome: 'skipped', errcode: 402022, errmsg: '已有待办' }],
      }),
    );
    return { calls, user: renderWithProviders(<ParticipantSearchPage />, { path }).user };
  };

  test('is selected, but for what is only to be read, and goes to one person, with a result for each', async () => {
    const { calls, user } = begin();
    await user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
    expect(screen.queryByRole('checkbox', { name: '选择“待阅的”' })).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('toolbar', { name: '已选 1 项' })).getByRole('button', { name: '移交…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '移交 1 项' }));
    expect(await dialog.findByText('请选择人员')).toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: '移交给' }));
    await user.click(await screen.findByText('刘芳'));
    await user.click(dialog.getByRole('button', { name: '移交 1 项' }));
    expect(await screen.findByText('已有待办')).toBeVisible();
    expect(inputsOf(calls, handOverItems)).toMatchObject([{ participantId: 'boss', personId: 'u9', ids: ['w1'] }]);
  });

  test('is handed over in one go on all pages, as far as the conditions keep it', async () => {
    const { calls, user } = begin();
    await user.click(await screen.findByRole('button', { name: '全部移交…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: '移交 2 项' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '全部移交…' })).toHaveFocus());
    const asked = inputsOf(calls, searchWorkItems).at(-1);
    expect(asked).toMatchObject({ participantId: 'boss', types: [0, 1, 2, 3], size: 500, order: 'oldest' });
  });
});

describe('my workflows', () => {
  const mine: MyInstance = { ...instance, actions: ['revoke'] };

  test('are taken back from their row, once, and lead to the drafts', async () => {
    const over: MyInstance = {
      ...mine,
      id: 'i2',
      instanceName: '已结束',
      status: 'COMPLETED',
      finishTime: mine.startTime,
      actions: [],
    };
    const calls = stubNetwork(
      answers(listWorkflows, workflows),
      answers(queryMyInstances, page([mine, over])),
      answers(revokeInstance, {}),
      answers(listStartableWorkflows, []),
    );
    const { user } = renderWithProviders(<MyWorkflowsPage />, { path: '/workflow-center/my-workflow' });
    const button = await screen.findByRole('button', { name: '撤回' });
    expect(screen.getAllByRole('button', { name: '撤回' })).toHaveLength(1);
    await user.click(button);
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), '日期写错了');
    await user.click(within(dialog).getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputsOf(calls, revokeInstance)).toMatchObject([{ workflowInstanceId: 'i1', comment: '日期写错了' }]);
    expect(screen.getByRole('button', { name: '再次发起' })).toBeVisible();
    expect(screen.getByRole('link', { name: '我的草稿' })).toHaveAttribute('href', '/my-draft');
  });

  test('that were withdrawn are called so, and lead to the form that is submitted again', async () => {
    const withdrawn: MyInstance = { ...mine, status: 'WITHDRAWN', finishTime: mine.startTime, actions: [] };
    stubNetwork(
      answers(listWorkflows, workflows),
      answers(queryMyInstances, page([withdrawn])),
      answers(listStartableWorkflows, []),
    );
    const { user, shell } = renderWithProviders(<MyWorkflowsPage />, { path: '/workflow-center/my-workflow' });
    expect(await screen.findByText('已撤回')).toBeVisible();
    expect(screen.queryByText('已作废')).toBeNull();
    await user.click(screen.getByRole('button', { name: '重新提交' }));
    expect(shell.paths).toEqual(['/form/detail?workflowInstanceId=i1&return=%2Fworkflow-center%2Fmy-workflow']);
  });
});
