import { createDocumentStore, openedDocument } from '../../documents/index.ts';
import { createDesignerStore } from './designer-store.ts';
import type { DesignerAction, DesignerState } from './designer-model.ts';
import { designerTransition, openedDesigner } from './designer-state.ts';

type Row = readonly string[];
type State = DesignerState<Row, string>;

const next = designerTransition<Row, string, State>({
  root: '',
  idOf: (letter) => letter,
  isIn: (row, letter) => letter === '' || row.includes(letter),
  focusOrder: (row) => ['', ...row],
  step: (row, letter) => [...row.filter((each) => each !== letter), letter],
  remove: (row, letter) => row.filter((each) => each !== letter),
});

function aDesigner() {
  const document = createDocumentStore<Row, null>({ opened: openedDocument<Row, null>(['a', 'b'], null) });
  const row = document.getState().history.present;
  const designer = createDesignerStore<Row, State, DesignerAction<Row, string>>(
    document,
    openedDesigner(row, ''),
    next,
  );
  return { document, designer };
}

test('what the designer changes is a step of the document, and undone in either it is undone in both', () => {
  const { document, designer } = aDesigner();
  designer.dispatch({ type: 'remove', target: 'a' });
  expect(document.getState().history).toBe(designer.getState().history);
  expect(document.getState().history.present).toEqual(['b']);
  document.undo();
  expect(designer.getState().history.present).toEqual(['a', 'b']);
  designer.dispatch({ type: 'redo' });
  expect(document.getState().history.present).toEqual(['b']);
});

test('what is dragged reaches the document once it is dropped', () => {
  const { document, designer } = aDesigner();
  designer.dispatch({ type: 'startDrag', target: 'a' });
  designer.dispatch({ type: 'step', direction: 'right' });
  expect(document.getState().history.past).toEqual([]);
  designer.dispatch({ type: 'drop' });
  expect([document.getState().history.present, document.getState().history.past.length]).toEqual([['b', 'a'], 1]);
});

test('who listens hears of a selection and of each step', () => {
  const { designer } = aDesigner();
  const listener = jest.fn();
  designer.subscribe(listener);
  designer.dispatch({ type: 'select', target: 'b' });
  designer.dispatch({ type: 'remove', target: 'b' });
  expect(listener).toHaveBeenCalledTimes(2);
  designer.dispatch({ type: 'undo' });
  expect([listener.mock.calls.length, designer.getState().selected]).toEqual([3, 'a']);
});
