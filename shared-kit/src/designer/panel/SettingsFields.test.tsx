import { FieldServicesProvider, type FieldServices } from '../../fields/ui.ts';
import { aProperty, renderWithProviders } from '../../testing/index.ts';
import { screen } from '@testing-library/react';
import { useReducer } from 'react';
import type { DesignerAction, DesignerState } from '../editing/designer-model.ts';
import { designerTransition, openedDesigner } from '../editing/designer-state.ts';
import { PanelReadOnlyProvider } from './PanelField.tsx';
import { SettingsFields } from './SettingsFields.tsx';

type Widget = Readonly<Record<string, unknown>>;
type State = DesignerState<Widget, 'widget'>;

const fields = [
  aProperty('title', { name: '标题', required: true }),
  aProperty('rows', { name: '行数', propertyType: 2 }),
];
const next = designerTransition<Widget, 'widget', State>({
  root: 'widget',
  idOf: (target) => target,
  isIn: () => true,
  focusOrder: () => ['widget'],
  step: (widget) => widget,
  remove: (widget) => widget,
});
const opened = openedDesigner<Widget, 'widget'>({ title: '待办' }, 'widget');

/** A widget's settings in a designer, as a portal page has them. */
function Panel({ isReadOnly = false }: { readonly isReadOnly?: boolean }) {
  const [{ history }, dispatch] = useReducer<State, [DesignerAction<Widget, 'widget'>]>(next, opened);
  const set = (code: string, value: unknown) =>
    dispatch({ type: 'set', setting: code, document: { ...history.present, [code]: value } });
  return (
    <FieldServicesProvider services={{} as FieldServices}>
      <PanelReadOnlyProvider value={isReadOnly}>
        <SettingsFields fields={fields} values={history.present} onChange={set} />
      </PanelReadOnlyProvider>
      <output>{JSON.stringify(history.present)}</output>
      <button type="button" onClick={() => dispatch({ type: 'undo' })}>
        undo
      </button>
    </FieldServicesProvider>
  );
}
const widget = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Widget;

test('each setting is drawn by the editor of its kind, and typing reaches the document as one step of undo', async () => {
  const { user } = renderWithProviders(<Panel />);
  await user.type(screen.getByLabelText('标题'), '事项');
  await user.type(screen.getByLabelText('行数'), '5');
  expect(widget()).toMatchObject({ title: '待办事项' });
  expect(Number(widget()['rows'])).toBe(5);
  await user.click(screen.getByRole('button', { name: 'undo' }));
  await user.click(screen.getByRole('button', { name: 'undo' }));
  expect(widget()).toEqual({ title: '待办' });
  expect(screen.getByLabelText('标题')).toHaveValue('待办');
});

test('what is refused says why, and does not reach the document', async () => {
  const { user } = renderWithProviders(<Panel />);
  await user.clear(screen.getByLabelText('标题'));
  expect(screen.getByLabelText('标题')).toHaveAccessibleDescription(/./);
  expect(screen.getByLabelText('标题')).toHaveValue('');
  expect(widget()).toEqual({ title: '待办' });
  await user.type(screen.getByLabelText('标题'), '通知');
  expect(screen.getByLabelText('标题')).toHaveAccessibleDescription('');
  expect(widget()).toEqual({ title: '通知' });
});

test('settings that are only read cannot be changed', () => {
  renderWithProviders(<Panel isReadOnly />);
  expect(screen.getByLabelText('标题')).toBeDisabled();
});
