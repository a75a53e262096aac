import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ReviewGroup } from '@portico/shared-kit/contract/work-item-bulk.schema';
import {
  actOnManyItems,
  reviewWorkItems,
  listSavedFilters,
  summariseWorkItems,
} from '@portico/shared-kit/contract/work-items.endpoints';
import { answers, aProperty, aWorkItem, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import { WorkItemsPage } from './WorkItemsPage.tsx';

const path = '/workflow-center/my-unfinished-workitem?due=soon&review=1';
const amounts = ['480', '510', '9000', '495', '520'];

const group: ReviewGroup = {
  workflowCode: 'claim',
  workflowName: '报销',
  workflowName_i18n: null,
  activityCode: 'Check',
  activityName: '财务审批',
  activityName_i18n: null,
  canAgree: true,
  properties: [
    aProperty('amount', { name: '金额', propertyType: 2 }),
    aProperty('place', { name: '地点' }),
  ] as ReviewGroup['properties'],
  items: amounts.map((amount, index) => ({
    ...aWorkItem({
      id: `w${index}`,
      workflowInstanceId: `i${index}`,
      workflowCode: 'claim',
      instanceName: `报销 ${index}`,
      workflowName: '报销',
      activityCode: 'Check',
      activityName: '财务审批',
      originator: { id: 'lin', name: '林' },
      schemaCode: 'claimForm',
      objectId: asRecordId(`o${index}`),
    }),
    values: { amount, place: '上海' },
  })),
};

function open(groups: readonly ReviewGroup[]) {
  const server = stubNetwork(
    answers(reviewWorkItems, { groups: [...groups], totalElements: 5 }),
    answers(listSavedFilters, []),
    answers(summariseWorkItems, { workflows: [], originators: [], overdue: 0, soon: 0 }),
    answers(actOnManyItems, ({ ids }) => ({
      results: ids.map((id) => ({ id, instanceName: id, outcome: 'done' as const, errcode: 0, errmsg: '' })),
    })),
  );
  return { server, ...renderWithProviders(<WorkItemsPage state="unfinished" />, { path }) };
}

test('similar items stand side by side, the odd amount is marked in words, and what all share is said once', async () => {
  const { server } = open([group]);
  const table = await screen.findByRole('table');
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(heads).toEqual(['任务', '金额']);
  expect(within(table).getAllByText(/偏高/)).toHaveLength(1);
  expect(within(table).getByRole('row', { name: /报销 2/ })).toHaveTextContent('偏高：常见值 510，多数在 495 至 520');
  expect(screen.getByRole('group')).toHaveTextContent('地点上海');
  expect(inputsOf(server, reviewWorkItems)).toEqual([{ due: 'soon' }]);
});

test('what stands out is taken out, and the rest is agreed to in one go with an opinion', async () => {
  const { server, user } = open([group]);
  await user.click(await screen.findByRole('button', { name: '移出有标记的 1 项' }));
  await user.click(screen.getByRole('checkbox', { name: '纳入“报销 0”' }));
  await user.click(screen.getByRole('button', { name: '同意 3 项' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('意见'), '好');
  await user.click(within(dialog).getByRole('button', { name: '同意 3 项' }));
  await within(dialog).findByText('3 项已同意');
  expect(inputsOf(server, actOnManyItems)).toMatchObject([{ ids: ['w1', 'w3', 'w4'], comment: '好' }]);
});

test('a group whose activity knows no agreement says why nothing can be agreed to', async () => {
  const { server, user } = open([{ ...group, canAgree: false }]);
  const button = await screen.findByRole('button', { name: '同意 5 项' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(inputsOf(server, actOnManyItems)).toEqual([]);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('没有“同意”操作');
});
