import { renderWithProviders } from '@portico/shared-kit/testing';
import { screen } from '@testing-library/react';
import { WorkflowDesignerProvider, type WorkflowDesignerContext } from '../workflow-designer.tsx';
import { nothingYet } from '../modeler/design-state.ts';
import { FileNotesBanner } from './FileNotesBanner.tsx';

const notes = {
  warnings: [{ kind: 'reference', about: 'Nobody' }],
  lost: [
    { what: 'drawing', tag: 'BPMNShape', name: 'Pay' },
    { what: 'comments', tag: '2', name: '' },
  ],
  hidden: ['For auditors'],
} as const;

function show(state: object) {
  const letGo = jest.fn();
  const designer = { state: { ...nothingYet, ...state }, diagram: { letGo }, design: { name: 'Leave' } };
  const { user } = renderWithProviders(
    <WorkflowDesignerProvider value={designer as unknown as WorkflowDesignerContext}>
      <FileNotesBanner />
    </WorkflowDesignerProvider>,
    { locale: 'en' },
  );
  return { user, letGo };
}

test('what saving would lose is named, and somebody has to agree', async () => {
  const { user, letGo } = show({ notes, isHeld: true });
  expect(screen.getByText('Saving changes would lose 2 parts of the file')).toBeVisible();
  expect(screen.getByText('The drawing of “Pay” (BPMNShape)')).toBeVisible();
  expect(screen.getByText('XML comments (2)')).toBeVisible();
  expect(letGo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continue without them' }));
  expect(letGo).toHaveBeenCalledTimes(1);
});

test('what the reader remarked and what is not shown is said once it was decided, too', () => {
  show({ notes, isHeld: false });
  expect(screen.queryByText(/would lose/)).toBeNull();
  expect(screen.getByText('It refers to “Nobody”, which does not exist')).toBeVisible();
  expect(screen.getByText(/1 more diagram, which is kept as it is .*: For auditors/)).toBeVisible();
});

test('a file of which nothing is to be known says nothing', () => {
  show({});
  expect(screen.queryByRole('alert')).toBeNull();
});
