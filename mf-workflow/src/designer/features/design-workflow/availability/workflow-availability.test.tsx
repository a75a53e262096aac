import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { answers, inputsOf, renderWithProviders, stubNetwork } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { Button } from 'antd';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { useWorkflowAvailability } from './use-workflow-availability.ts';

const { deleteDesign, getDesign, setDesignAvailability } = designEndpoints('workflow');

const leave = {
  workflowCode: 'leave',
  name: '请假审批',
  name_i18n: '{"en":"Leave approval"}',
  modelName: '请假单',
  modelName_i18n: '{"en":"Leave request"}',
  published: { version: 1, publishedTime: '2026-01-05T02:00:00.000Z', publisher: null },
  availability: 'on',
  boundWorkflow: 'leave',
  startedCount: 12,
  runningCount: 3,
};

function Menu({ facts }: { readonly facts: object }) {
  const items = useWorkflowAvailability({ ...leave, ...facts } as WorkflowDesign);
  return (
    <MenuButton menu={{ items: [...items] }}>
      <Button>More</Button>
    </MenuButton>
  );
}

/** A menu of a design that was opened with these facts; on the server they are the newer ones. */
async function open(facts: object = {}, newer: object = facts) {
  const calls = stubNetwork(
    answers(getDesign, { ...leave, ...newer } as WorkflowDesign),
    answers(setDesignAvailability, {}),
    answers(deleteDesign, {}),
  );
  const { user } = renderWithProviders(<Menu facts={facts} />, { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { calls, choose, press };
}

test('switching off says how many go on, and what Add will do', async () => {
  const { calls, choose, press } = await open();
  await choose('Switch off');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Switch “Leave approval” off?');
  expect(dialog).toHaveTextContent('3 running workflows are not affected and end on their versions.');
  expect(dialog).toHaveTextContent('“Add” in the list “Leave request” still leads to it');
  await press('Switch off');
  expect(inputsOf(calls, setDesignAvailability)).toEqual([
    { kind: 'workflow', designKey: 'leave', availability: 'off' },
  ]);
});

test('what was started cannot be deleted: the dialog says how often, and offers to retire it', async () => {
  const { calls, choose, press } = await open({ startedCount: 0 }, {});
  await choose('Delete the workflow');
  expect(await screen.findByRole('dialog')).toHaveTextContent('It was started 12 times');
  await press('Retire');
  expect(inputsOf(calls, setDesignAvailability)).toEqual([
    { kind: 'workflow', designKey: 'leave', availability: 'retired' },
  ]);
  expect(inputsOf(calls, deleteDesign)).toEqual([]);
});

test('what was started and is retired already says why it stays, and offers nothing more', async () => {
  const { calls, choose, press } = await open({ availability: 'retired' });
  await choose('Delete the workflow');
  expect(await screen.findByRole('dialog')).toHaveTextContent('It was started 12 times');
  expect(screen.queryByRole('button', { name: 'Retire' })).toBeNull();
  await press('Close');
  expect(inputsOf(calls, setDesignAvailability)).toEqual([]);
});

test('what was never started is deleted once somebody has confirmed', async () => {
  const { calls, choose, press } = await open({ startedCount: 0, runningCount: 0 });
  await choose('Delete the workflow');
  expect(inputsOf(calls, deleteDesign)).toEqual([]);
  await press('Delete the workflow');
  expect(inputsOf(calls, deleteDesign)).toEqual([{ kind: 'workflow', designKey: 'leave' }]);
});

test('a retired one is switched on again without a question', async () => {
  const { calls, choose } = await open({ availability: 'retired' });
  expect(screen.queryByRole('menuitem', { name: 'Retire' })).toBeNull();
  await choose('Switch on');
  expect(inputsOf(calls, setDesignAvailability)).toEqual([
    { kind: 'workflow', designKey: 'leave', availability: 'on' },
  ]);
});
