import { codeOf } from '@portico/shared-kit/errors';
import { renderWithProviders } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { WorkflowDesignerProvider, type WorkflowDesignerContext } from '../workflow-designer.tsx';
import { MendProblem } from './MendProblem.tsx';

function show(
  name: 'templateProcessesSeveral' | 'templateElementUnknown' | 'templateStartMissing',
  isReadOnly = false,
) {
  const edits = { runProcess: jest.fn(), turnInto: jest.fn() };
  const select = jest.fn();
  const elements = [{ id: 'T', into: ['approve', 'handle'] }];
  const designer = { edits: isReadOnly ? null : edits, state: { elements }, diagram: { select } };
  const problem = { code: codeOf(name), params: {}, elementId: 'T', severity: 'error' } as const;
  const { user } = renderWithProviders(
    <WorkflowDesignerProvider value={designer as unknown as WorkflowDesignerContext}>
      <MendProblem problem={problem} />
    </WorkflowDesignerProvider>,
    { locale: 'en' },
  );
  return { user, edits, select };
}

test('of several processes one is chosen where the problem is listed', async () => {
  const { user, edits } = show('templateProcessesSeveral');
  await user.click(screen.getByRole('button', { name: 'Run this process' }));
  expect(edits.runProcess).toHaveBeenCalledWith('T');
});

test('an element that does not run is turned into another by keyboard where the problem is listed', async () => {
  const { user, edits, select } = show('templateElementUnknown');
  screen.getByRole('button', { name: 'Change type' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Handle' }));
  expect(edits.turnInto).toHaveBeenCalledWith('T', 'handle');
  expect(select).toHaveBeenCalledWith('T');
});

test('other problems, and those of a diagram that is only read, have no such button', () => {
  show('templateStartMissing');
  show('templateElementUnknown', true);
  expect(screen.queryByRole('button')).toBeNull();
});
