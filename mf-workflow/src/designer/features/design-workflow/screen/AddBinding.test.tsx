import { bindDesign } from '@portico/shared-kit/contract/workflow-design.endpoints';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { answers, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { AddBinding } from './AddBinding.tsx';

const published = { version: 1, publishedTime: '2026-01-05T02:00:00.000Z', publisher: null };

function show(facts: Partial<WorkflowDesign>, isReadOnly = false) {
  const names = { modelName: '请假单', modelName_i18n: '{"en":"Leave request"}' };
  const design = { workflowCode: 'leave', published, boundWorkflow: null, ...names, ...facts } as WorkflowDesign;
  return renderWithProviders(<AddBinding design={design} isReadOnly={isReadOnly} />, { locale: 'en' });
}

test('a workflow that "Add" does not start says so, and can be bound', async () => {
  const calls = stubNetwork(answers(bindDesign, { boundWorkflow: 'leave' }));
  const { user } = show({});
  expect(screen.getByText('“Add” in the list “Leave request” adds a record without a workflow')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start this workflow on “Add”' }));
  expect(inputsOf(calls, bindDesign)).toEqual([{ workflowCode: 'leave', isBound: true }]);
});

test('another workflow that is started instead is named', () => {
  show({ boundWorkflow: 'other' });
  expect(screen.getByText(/starts another workflow \(other\), not this one/)).toBeVisible();
});

test('a bound one says so, and can be loosed', async () => {
  const calls = stubNetwork(answers(bindDesign, { boundWorkflow: null }));
  const { user } = show({ boundWorkflow: 'leave' });
  expect(screen.getByText('“Add” in the list “Leave request” starts this workflow')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add without a workflow' }));
  expect(inputsOf(calls, bindDesign)).toEqual([{ workflowCode: 'leave', isBound: false }]);
});

test('who only looks changes nothing, and a workflow that was never published says nothing', () => {
  show({}, true);
  expect(screen.queryByRole('button')).toBeNull();
  const { container } = show({ published: null });
  expect(container).toBeEmptyDOMElement();
});
