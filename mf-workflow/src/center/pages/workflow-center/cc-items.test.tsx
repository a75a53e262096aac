import { asRecordId } from '@portico/shared-kit/contract/ids';
import { readItems } from '@portico/shared-kit/contract/cc.endpoints';
import { listSavedFilters, summariseWorkItems } from '@portico/shared-kit/contract/work-items.endpoints';
import { getWorkItemCount, queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import {
  answers,
  aWorkItem,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CcItemsPage } from './CcItemsPage.tsx';

const aCcItem = (id: string, own: Partial<WorkItem> = {}) =>
  aWorkItem({
    id,
    workflowInstanceId: `i-${id}`,
    workflowCode: 'seal',
    instanceName: `用印 ${id}`,
    workflowName: '用印审批',
    activityCode: 'Tell',
    activityName: '抄送',
    originator: { id: 'lin', name: '林' },
    instanceStatus: 'COMPLETED',
    type: 4,
    schemaCode: 'sealUse',
    objectId: asRecordId(`o-${id}`),
    cc: { sender: { id: 'wang', name: '王总' }, remark: '请知悉' },
    ...own,
  });

const summary = { workflows: [], originators: [], overdue: 0, soon: 0 };
const done = (id: string) => ({ id, instanceName: `用印 ${id}`, outcome: 'done', errcode: 0, errmsg: '' }) as const;

function show(items: readonly WorkItem[], path = '/workflow-center/my-unread-workitem', total = items.length) {
  const network = stubNetwork(
    answers(queryWorkItems, { content: [...items], totalElements: total }),
    answers(summariseWorkItems, summary),
    answers(listSavedFilters, []),
    answers(getWorkItemCount, { workItemCount: 0, circulateItemCount: 120 }),
    answers(readItems, { results: items.map(({ id }) => done(id)) }),
  );
  return { network, view: renderWithProviders(<CcItemsPage />, { path }) };
}

test('a cc item says who sends it with which words, and leads to its form as one to read', async () => {
  show([aCcItem('r1'), aCcItem('r2', { cc: null })]);
  const [first, second] = await screen.findAllByRole('link');
  expect(first).toHaveTextContent('王总：请知悉');
  expect(first?.getAttribute('href')).toContain('workflowInstanceId=i-r1&workitemId=r1&workitemType=4');
  // A cc of the workflow itself comes from its originator.
  expect(within(second as HTMLElement).getAllByText('林')).toHaveLength(2);
});

test('the tab of unread ones has their number, capped, and the other tab asks for what was read', async () => {
  const { network, view } = show([aCcItem('r1')]);
  expect(await screen.findByText('未阅 99+')).toBeVisible();
  await view.user.click(screen.getByText('已阅'));
  await screen.findByText('最近处理');
  await waitFor(() => expect(inputsOf(network, queryWorkItems)).toContainEqual({ state: 'read', page: 0, size: 20 }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('what is selected is marked as read in one call', async () => {
  const { network, view } = show([aCcItem('r1'), aCcItem('r2')]);
  await view.user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await view.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '标为已阅' }));
  await screen.findAllByRole('link');
  expect(inputsOf(network, readItems)).toEqual([{ ids: ['r1', 'r2'] }]);
});

test('what could not be marked is named with its reason', async () => {
  const refused = {
    id: 'r1',
    instanceName: '用印 r1',
    outcome: 'skipped',
    errcode: 402006,
    errmsg: '不属于您',
  } as const;
  const network = stubNetwork(
    answers(queryWorkItems, { content: [aCcItem('r1')], totalElements: 1 }),
    answers(summariseWorkItems, summary),
    answers(listSavedFilters, []),
    answers(getWorkItemCount, { workItemCount: 0, circulateItemCount: 1 }),
    answers(readItems, { results: [refused] }),
  );
  const { user } = renderWithProviders(<CcItemsPage />, { path: '/workflow-center/my-unread-workitem' });
  await user.click(await screen.findByRole('button', { name: '全部标为已阅' }));
  const question = await screen.findByRole('tooltip');
  await user.click(within(question).getByRole('button', { name: '标为已阅' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('1 项未能标为已阅用印 r1 不属于您');
  // What was refused once is not tried for ever.
  expect(inputsOf(network, readItems)).toHaveLength(1);
  const asked = inputsOf(network, queryWorkItems).find((input) => 'receivedTo' in input);
  expect(asked).toMatchObject({ state: 'unread', size: 100 });
});

test('an empty list says what it is for, and one that failed can be asked for again', async () => {
  const { view } = show([]);
  expect(await screen.findByText('没有待阅')).toBeVisible();
  expect(screen.queryByRole('button', { name: '全部标为已阅' })).not.toBeInTheDocument();
  view.unmount();
  replaceAnswers(refuses(queryWorkItems, 'databaseBusy'));
  renderWithProviders(<CcItemsPage />, { path: '/workflow-center/my-unread-workitem?tab=read' });
  expect(await screen.findByRole('button', { name: /重试/ })).toBeVisible();
});
