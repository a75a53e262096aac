import type { WorkflowInstanceDetail, WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { renderWithProviders } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { WorkflowLog } from './WorkflowLog.tsx';

const person = (index: number) => ({ id: `u${index}`, name: `众${index}` });

const entry = (index: number, rest: Partial<WorkflowLogEntry>): WorkflowLogEntry => ({
  activityName: '会签',
  activityName_i18n: null,
  activityCode: 'A',
  receiveTime: '2026-01-05T02:00:00.000Z',
  finishTime: null,
  usedTime: null,
  user: person(index),
  name: `众${index}`,
  approvalActionStatus: null,
  reasonCode: null,
  comment: null,
  logStatus: 'PENDING',
  ...rest,
});

const many = (count: number, rest: Partial<WorkflowLogEntry> = {}) =>
  Array.from({ length: count }, (_, index) => entry(index, rest));

function draw(log: readonly WorkflowLogEntry[]) {
  const instance = { status: 'PROCESSING' };
  return renderWithProviders(<WorkflowLog detail={{ instance, log } as unknown as WorkflowInstanceDetail} />);
}

const names = () => screen.queryAllByText(/^众\d+$/).map(({ textContent }) => textContent);

test('of many who have the same to do the first are shown, and the others by the keyboard when asked for', async () => {
  const { user } = draw(many(15));
  expect(names()).toHaveLength(3);
  const button = screen.getByRole('button', { name: '还有 12 人' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(names()).toHaveLength(15);
  const fewer = screen.getByRole('button', { name: '收起' });
  expect(fewer).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toHaveLength(3);
});

test('who have read and who have not are folded each for themselves, and nobody who has decided', () => {
  const finishTime = '2026-01-05T03:00:00.000Z';
  draw([
    ...many(6, { approvalActionStatus: 3, finishTime, logStatus: 'AGREED' }),
    ...many(7, { approvalActionStatus: 11, finishTime, logStatus: 'SUBMITTED' }),
    ...many(9, { approvalActionStatus: 10 }),
  ]);
  expect(names()).toHaveLength(6 + 3 + 3);
  expect(screen.getAllByRole('button', { name: /^还有/ }).map(({ textContent }) => textContent)).toEqual([
    '还有 4 人',
    '还有 6 人',
  ]);
});

test('a few are all shown', () => {
  draw(many(4));
  expect(names()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^还有/ })).toBeNull();
});

test('whom an action is about are folded in their line', async () => {
  const to = Array.from({ length: 20 }, (_, index) => person(index));
  const finishTime = '2026-01-05T03:00:00.000Z';
  const { user } = draw([entry(99, { approvalActionStatus: 5, finishTime, change: { from: [], to } })]);
  expect(screen.getByText(/调整处理人：众0、众1、众2、众3、众4/)).not.toHaveTextContent('众5');
  await user.click(screen.getByRole('button', { name: '还有 15 人' }));
  expect(screen.getByText(/调整处理人：/)).toHaveTextContent('众19');
});
