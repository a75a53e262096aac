import { queryMyInstances } from '@portico/shared-kit/contract/workflow-search.endpoints';
import { summariseWorkItems } from '@portico/shared-kit/contract/work-items.endpoints';
import {
  anInstance,
  answers,
  inputsOf,
  refuses,
  renderWithProviders,
  replaceAnswers,
  stubNetwork,
} from '@portico/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import { daysSince } from './waiting-instances/days-since.model.ts';
import { Widget as WaitingInstances } from './waiting-instances/WaitingInstances.tsx';
import { Widget as WorkByType } from './work-by-type/WorkByType.tsx';

const workflow = (workflowCode: string, name: string, count: number) => ({
  workflowCode,
  name,
  name_i18n: null,
  schemaCode: 'leave',
  count,
});
const summary = {
  workflows: [workflow('leave', '请假', 2), workflow('expense', '报销', 7), workflow('seal', '用印', 1)],
  originators: [],
  overdue: 3,
  soon: 0,
};

test('counts the waiting work by workflow, most first, each the way to its part of the list', async () => {
  stubNetwork(answers(summariseWorkItems, summary));
  renderWithProviders(<WorkByType settings={{ rows: 2 }} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/workflow-center/my-unfinished-workitem?workflow=expense',
    '/workflow-center/my-unfinished-workitem?workflow=leave',
  ]);
  expect(within(links[0] as HTMLElement).getByLabelText('7 项')).toBeTruthy();
  expect(screen.getByText('3 项已超时')).toBeTruthy();
});

test('says that nothing waits, and what failed with a way to try again', async () => {
  stubNetwork(refuses(summariseWorkItems, 'unknownError'));
  const { user } = renderWithProviders(<WorkByType settings={{ rows: 2 }} />);
  const retry = await screen.findByRole('button', { name: /重试/ });
  replaceAnswers(answers(summariseWorkItems, { ...summary, workflows: [], overdue: 0 }));
  await user.click(retry);
  expect(await screen.findByText('没有待办')).toBeTruthy();
});

test('shows where the own workflows are, with whom and for how long; only those under way are asked for', async () => {
  const instance = {
    ...anInstance(),
    status: 'PROCESSING' as const,
    activities: [{ name: '主管审批', name_i18n: null }],
    participants: [{ id: 'u1', name: '李强' }],
    waitingSince: '2020-01-01T00:00:00.000Z',
    actions: [],
  };
  const calls = stubNetwork(answers(queryMyInstances, { content: [instance], totalElements: 1 } as never));
  renderWithProviders(<WaitingInstances settings={{ rows: 5 }} />);
  expect(await screen.findByText('当前环节：主管审批 · 处理人：李强')).toBeTruthy();
  expect(screen.getByText(/已等待 \d+ 天/)).toBeTruthy();
  expect(inputsOf(calls, queryMyInstances)).toEqual([{ status: ['PROCESSING'], page: 0, size: 5 }]);
});

test('days are whole ones', () => {
  const from = '2026-01-01T08:00:00.000Z';
  expect(daysSince(from, Date.parse('2026-01-02T07:59:59.000Z'))).toBe(0);
  expect(daysSince(from, Date.parse('2026-01-02T08:00:00.000Z'))).toBe(1);
  expect(daysSince(from, Date.parse('2025-12-01T08:00:00.000Z'))).toBe(0);
});
