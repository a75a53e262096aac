import { aProperty, renderWithProviders } from '@portico/shared-kit/testing';
import { screen, within } from '@testing-library/react';
import { type WorkflowDesignerContext, WorkflowDesignerProvider } from '../workflow-designer.tsx';
import type { FieldFacts } from '../model/activity.model.ts';
import { FieldsSection } from './FieldsSection.tsx';

const properties = [
  aProperty('subject', { name: '事由', name_i18n: '{"en":"Subject"}', propertyType: 0 }),
  aProperty('lines', {
    name: '明细',
    propertyType: 8,
    subSchema: { properties: [aProperty('amount', { name: '金额', propertyType: 2 })] },
  }),
];

function show(fields: readonly FieldFacts[], { isReadOnly = false } = {}) {
  const written: (readonly FieldFacts[])[] = [];
  const changeFields = (_: string, to: readonly FieldFacts[]) => written.push(to);
  const designer = {
    design: { properties },
    edits: isReadOnly ? null : { changeFields },
    problemAt: () => null,
  } as unknown as WorkflowDesignerContext;
  const { user } = renderWithProviders(
    <WorkflowDesignerProvider value={designer}>
      <FieldsSection id="boss" kind="approve" fields={fields} />
    </WorkflowDesignerProvider>,
  );
  const row = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('checkbox');
  return { user, written, row };
}

const ticks = (boxes: readonly HTMLElement[]) => boxes.map((box) => (box as HTMLInputElement).checked);

test('a decision sees all and changes nothing, until the panel says otherwise; only that is written', async () => {
  const { user, written, row } = show([]);
  expect(ticks(row(/事由/))).toEqual([true, false, false]);
  await user.click(row(/事由/)[2] as HTMLElement);
  expect(written).toEqual([[{ code: 'subject', visible: 'true', writable: 'true', required: 'true' }]]);
});

test('the columns of a hidden sub-table are hidden with it', async () => {
  const { user, written, row } = show([{ code: 'lines', visible: 'false', writable: '', required: '' }]);
  expect(ticks(row(/金额/))).toEqual([false, false, false]);
  await user.click(row(/金额/)[0] as HTMLElement);
  expect(written).toEqual([[]]);
});

test('who only looks changes nothing', () => {
  const { row } = show([], { isReadOnly: true });
  for (const box of row(/事由/)) expect(box).toBeDisabled();
});
