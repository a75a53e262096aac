import { previewAction } from '@portico/shared-kit/contract/workflow-preview.endpoints';
import type { ActionPreview } from '@portico/shared-kit/contract/workflow-preview.schema';
import { answers, inputsOf, refuses, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { ActionPreviewPanel } from './ActionPreviewPanel.tsx';

const activity = (activityCode: string, activityName: string, ...names: string[]) => ({
  activityCode,
  activityName,
  activityName_i18n: null,
  people: names.map((name) => ({ id: name, name })),
});

const ahead: ActionPreview = {
  next: [activity('Hr', '人事审批', '洪')],
  open: [activity('Pair', '会签', '副总')],
  cc: [{ id: 'r', name: '财务' }],
  endStatus: null,
  later: [activity('Boss', '总经理审批', '甲', '乙', '丙', '丁', '戊', '己')],
  isLaterKnown: true,
};

test('a decision shows who comes next, whose work stays open, who reads, and what follows', async () => {
  const calls = stubNetwork(answers(previewAction, ahead));
  renderWithProviders(<ActionPreviewPanel id="w1" action="agree" />);
  const region = await screen.findByRole('region', { name: '提交后的流向' });
  expect(await screen.findByText('人事审批')).toBeInTheDocument();
  for (const words of ['洪', '副总', '财务', '甲、乙、丙、丁、戊 等 6 人', '其他人均同意']) {
    expect(region).toHaveTextContent(words);
  }
  expect(inputsOf(calls, previewAction)).toEqual([{ id: 'w1', action: 'agree' }]);
});

test('an end is told by its status, and what cannot be known is said so', async () => {
  stubNetwork(answers(previewAction, { ...ahead, next: [], open: [], cc: [], later: [], endStatus: 'COMPLETED' }));
  const { unmount } = renderWithProviders(<ActionPreviewPanel id="w1" action="agree" />);
  expect(await screen.findByText('流程结束，状态为“已完成”。')).toBeInTheDocument();
  unmount();
  stubNetwork(answers(previewAction, { ...ahead, later: [], isLaterKnown: false }));
  renderWithProviders(<ActionPreviewPanel id="w2" action="agree" />);
  expect(await screen.findByText(/目前无法确定/)).toBeInTheDocument();
});

test('where nothing comes after the next activity, the end is foreseen', async () => {
  stubNetwork(answers(previewAction, { ...ahead, later: [] }));
  renderWithProviders(<ActionPreviewPanel id="w1" action="agree" />);
  expect(await screen.findByText(/再往后流程结束/)).toBeInTheDocument();
});

test('an action that would be refused says why before it is taken', async () => {
  stubNetwork(refuses(previewAction, 'workItemHandled'));
  renderWithProviders(<ActionPreviewPanel id="w1" action="agree" />);
  expect(await screen.findByText('该待办已被处理')).toBeInTheDocument();
});

test('while the action is taken, what was told of it stays', async () => {
  stubNetwork(answers(previewAction, ahead));
  const { rerender } = renderWithProviders(<ActionPreviewPanel id="w1" action="agree" />);
  expect(await screen.findByText('人事审批')).toBeInTheDocument();
  rerender(<ActionPreviewPanel id="w1" action="agree" isOver />);
  expect(screen.getByText('人事审批')).toBeInTheDocument();
});
