import {
  changeDelegation,
  createDelegation,
  deleteDelegation,
  endDelegation,
  listDelegableWorkflows,
  listDelegatedItems,
  listDelegations,
  takeBackItems,
} from '@portico/shared-kit/contract/delegations.endpoints';
import type { DelegatedItem, Delegation } from '@portico/shared-kit/contract/delegations.schema';
import { searchUsers } from '@portico/shared-kit/contract/organisation.endpoints';
import {
  answers,
  aUserOption,
  findLoadedItems,
  inputsOf,
  refuses,
  renderWithProviders,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DelegationPage } from './DelegationPage.tsx';

const bob = { id: 'bob', name: '鲍勃' };
const me = { id: 'user-1', name: '我' };

const running: Delegation = {
  id: 'd1',
  delegator: me,
  delegate: bob,
  workflows: null,
  startTime: '2026-03-01T01:00:00.000Z',
  endTime: '2999-03-05T10:00:00.000Z',
  reason: '休假',
  includesOpen: true,
  status: 'ACTIVE',
  createdTime: '2026-03-01T00:00:00.000Z',
  endedTime: null,
};
const planned: Delegation = {
  ...running,
  id: 'd2',
  status: 'PLANNED',
  workflows: [{ workflowCode: 'leave', name: '请假', name_i18n: null }],
  startTime: '2999-06-01T01:00:00.000Z',
  endTime: '2999-06-02T01:00:00.000Z',
  includesOpen: false,
};
const over: Delegation = {
  ...running,
  id: 'd3',
  status: 'ENDED',
  endTime: '2026-02-05T10:00:00.000Z',
  endedTime: '2026-02-03T10:00:00.000Z',
};

const pageOf = (...content: Delegation[]) => ({ content, totalElements: content.length });
const workflow = { workflowCode: 'leave', name: '请假', name_i18n: null, appName: '人事', appName_i18n: null };
const common = [
  answers(searchUsers, { content: [aUserOption({ id: 'bob', name: '鲍勃' })], totalElements: 1 }),
  answers(listDelegableWorkflows, [workflow]),
];

function open(...stubs: readonly ReturnType<typeof refuses>[]) {
  const calls = stubNetwork(...stubs, ...common);
  const rendered = renderWithProviders(<DelegationPage />, { path: '/workflow-center/delegation-workflow' });
  return { calls, ...rendered };
}

beforeEach(() => localStorage.clear());

test('what was given stands with its state, and each offers what can still be done with it', async () => {
  open(answers(listDelegations, pageOf(running, planned, over)));
  const rows = await findLoadedItems();
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['修改', '立即结束'], ['修改', '删除'], []]);
  expect(rows.map((row) => /生效中|未开始|已结束/.exec(row.textContent)?.[0])).toEqual(['生效中', '未开始', '已结束']);
  expect(rows[0]).toHaveTextContent('全部流程');
  expect(rows[1]).toHaveTextContent('请假');
  expect(rows[2]).toHaveTextContent('提前结束于 2026-02-03 18:00');
});

test('what others give is read only, and the address says which side is shown', async () => {
  const { user, calls } = open(
    answers(listDelegations, (input) => (input.side === 'given' ? pageOf() : pageOf(running))),
  );
  await screen.findByText('还没有委托');
  await user.click(screen.getByText('委托给我的'));
  expect(await screen.findByText('来自 我')).toBeInTheDocument();
  expect(within(screen.getByRole('list')).queryByRole('button')).not.toBeInTheDocument();
  expect(inputsOf(calls, listDelegations).map(({ side }) => side)).toEqual(['given', 'received']);
});

test('a failure is told with a way to try again', async () => {
  open(refuses(listDelegations, 'databaseBusy'));
  expect(await screen.findByRole('button', { name: /重试/ })).toBeInTheDocument();
});

async function fillIn({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: /新建委托/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '委托' }));
  expect(within(dialog).getByText('请选择被委托人')).toBeInTheDocument();
  expect(within(dialog).getByText('请填写结束时间')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('combobox', { name: '被委托人' }));
  await user.click(await screen.findByText('鲍勃'));
  await user.click(within(dialog).getByRole('textbox', { name: '结束时间' }));
  await user.keyboard('2999-01-05 18:00{Enter}');
  return dialog;
}

test('a new one asks for who and until when, and is sent as it was filled in', async () => {
  const page = open(answers(listDelegations, pageOf()), answers(createDelegation, running));
  const dialog = await fillIn(page);
  await page.user.click(within(dialog).getByRole('radio', { name: '指定流程' }));
  await page.user.click(within(dialog).getByRole('combobox', { name: '选择流程' }));
  await page.user.click(await screen.findByText('人事'));
  await page.user.click(within(dialog).getByRole('checkbox'));
  await page.user.type(within(dialog).getByRole('textbox', { name: '委托原因' }), ' 休假 ');
  await page.user.click(within(dialog).getByRole('button', { name: '委托' }));
  await waitFor(() => expect(inputsOf(page.calls, createDelegation)).toHaveLength(1));
  expect(inputsOf(page.calls, createDelegation)[0]).toMatchObject({
    delegateId: 'bob',
    endTime: '2999-01-05T10:00:00.000Z',
    workflowCodes: ['leave'],
    includesOpen: true,
    reason: '休假',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a refusal stands at its entry, keeps what was typed, and goes when the entry is changed', async () => {
  const page = open(
    answers(listDelegations, pageOf()),
    refuses(createDelegation, 'delegationOverlap', { name: '李雷', from: '2999-01-01 08:00', to: '2999-01-09 18:00' }),
  );
  const dialog = await fillIn(page);
  const send = within(dialog).getByRole('button', { name: '委托' });
  await page.user.click(send);
  const id = (
    await within(dialog).findByText('与委托给 李雷 的委托重叠（2999-01-01 08:00 至 2999-01-09 18:00）')
  ).closest('p')?.id;
  expect(within(dialog).getByRole('textbox', { name: '结束时间' })).toHaveAttribute('aria-describedby', id);
  expect(within(dialog).getByRole('textbox', { name: '结束时间' })).toHaveValue('2999-01-05 18:00');
  await page.user.type(within(dialog).getByRole('textbox', { name: '委托原因' }), 'x');
  expect(within(dialog).queryByText(/的委托重叠/)).not.toBeInTheDocument();
  const ids = inputsOf(page.calls, createDelegation).map(({ requestId }) => requestId);
  await page.user.click(send);
  await waitFor(() => expect(inputsOf(page.calls, createDelegation)).toHaveLength(2));
  expect(ids).not.toContain(inputsOf(page.calls, createDelegation)[1]?.requestId);
});

test('of one that holds only the end and the reason can be changed', async () => {
  const { user, calls } = open(answers(listDelegations, pageOf(running)), answers(changeDelegation, running));
  await user.click(await screen.findByRole('button', { name: '修改' }));
  const dialog = await screen.findByRole('dialog');
  for (const name of ['被委托人', '选择被委托人']) {
    const found = within(dialog).queryByRole('combobox', { name });
    if (found !== null) expect(found).toBeDisabled();
  }
  expect(within(dialog).getByRole('textbox', { name: '开始时间' })).toBeDisabled();
  expect(within(dialog).getByRole('checkbox')).toBeDisabled();
  expect(within(dialog).getByRole('textbox', { name: '结束时间' })).toBeEnabled();
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(inputsOf(calls, changeDelegation)).toHaveLength(1));
  expect(inputsOf(calls, changeDelegation)[0]).toMatchObject({
    id: 'd1',
    startTime: running.startTime,
    reason: '休假',
  });
});

test('ending and deleting ask first, and say what happens', async () => {
  const { user, calls } = open(
    answers(listDelegations, pageOf(running, planned)),
    answers(endDelegation, over),
    answers(deleteDelegation, {}),
  );
  await user.click(await screen.findByRole('button', { name: '立即结束' }));
  expect(await screen.findByText(/鲍勃 尚未处理的待办仍由其处理/)).toBeInTheDocument();
  expect(inputsOf(calls, endDelegation)).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: '立即结束' }).at(-1) as HTMLElement);
  await waitFor(() => expect(inputsOf(calls, endDelegation)).toEqual([{ id: 'd1' }]));
  await user.click(screen.getByRole('button', { name: '删除' }));
  await screen.findByText('委托尚未开始，删除后不能恢复。');
  await user.click(screen.getAllByRole('button', { name: '删除' }).at(-1) as HTMLElement);
  await waitFor(() => expect(inputsOf(calls, deleteDelegation)).toEqual([{ id: 'd2' }]));
});

test('what others handle for the user leads to its form, and what is open can be taken back', async () => {
  const item: DelegatedItem = {
    id: 'w1',
    workflowInstanceId: 'i1',
    instanceName: '李雷-请假',
    workflowName: '请假',
    workflowName_i18n: null,
    activityName: '主管审批',
    activityName_i18n: null,
    handler: bob,
    status: 'PENDING',
    receiveTime: '2026-03-01T01:00:00.000Z',
    finishTime: null,
  };
  const done: DelegatedItem = { ...item, id: 'w2', status: 'AGREED', finishTime: '2026-03-02T01:00:00.000Z' };
  const { user, calls, shell } = open(
    answers(listDelegations, pageOf()),
    answers(listDelegatedItems, { content: [item, done], totalElements: 2 }),
    answers(takeBackItems, { count: 1 }),
  );
  await user.click(await screen.findByText('代我处理的'));
  const rows = await findLoadedItems();
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain('workflowInstanceId=i1');
  expect(within(rows[1] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取回' }));
  await waitFor(() => expect(inputsOf(calls, takeBackItems)).toEqual([{ ids: ['w1'] }]));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', text: '已取回，由您本人处理' }]));
});
