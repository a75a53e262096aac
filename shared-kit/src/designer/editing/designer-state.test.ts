import fc from 'fast-check';
import type { DesignerAction, DesignerModel, DesignerState } from './designer-model.ts';
import { designerTransition, openedDesigner, shownDocument } from './designer-state.ts';

/** The simplest document that can be designed: letters in a row; '' is the row itself. */
type Row = readonly string[];
type State = DesignerState<Row, string>;
type Action = DesignerAction<Row, string>;

const model: DesignerModel<Row, string, State> = {
  root: '',
  idOf: (letter) => letter,
  isIn: (row, letter) => letter === '' || row.includes(letter),
  focusOrder: (row) => ['', ...row],
  step(row, letter, direction) {
    const at = row.indexOf(letter);
    const to = at + (direction === 'left' || direction === 'up' ? -1 : 1);
    return row[to] === undefined ? row : row.with(at, row[to] ?? '').with(to, letter);
  },
  remove: (row, letter) => row.filter((each) => each !== letter),
};
const next = designerTransition(model);
const opened = openedDesigner<Row, string>(['a', 'b', 'c'], '');
const after = (...actions: readonly Action[]) => actions.reduce(next, opened);
const right: Action = { type: 'step', direction: 'right' };

test.each<[string, readonly Action[], { row: string; selected: string; steps: string; kind?: string }]>([
  [
    'arrow keys move the focus and stop at the end',
    [
      { type: 'moveFocus', to: 'last' },
      { type: 'moveFocus', to: 'down' },
    ],
    { row: 'abc', selected: 'c', steps: '0/0' },
  ],
  [
    'what is dragged is shown where it is, and is no change yet',
    [{ type: 'startDrag', target: 'a' }, right],
    { row: 'bac', selected: 'a', steps: '0/0', kind: 'step' },
  ],
  [
    'dropped, it is one change',
    [{ type: 'startDrag', target: 'a' }, right, right, { type: 'drop' }],
    { row: 'bca', selected: 'a', steps: '1/0', kind: 'drop' },
  ],
  [
    'dropped where it was, it is none',
    [{ type: 'startDrag', target: 'a' }, { type: 'drop' }],
    { row: 'abc', selected: 'a', steps: '0/0', kind: 'drop' },
  ],
  [
    'cancelled, it goes back',
    [{ type: 'startDrag', target: 'a' }, right, { type: 'cancelDrag' }],
    { row: 'abc', selected: 'a', steps: '0/0', kind: 'cancelDrag' },
  ],
  [
    'moved at once, it is one step and said',
    [{ type: 'move', target: 'a', direction: 'down' }],
    { row: 'bac', selected: 'a', steps: '1/0', kind: 'drop' },
  ],
  [
    'moved where it cannot go, nothing happens',
    [{ type: 'move', target: 'a', direction: 'up' }],
    { row: 'abc', selected: '', steps: '0/0' },
  ],
  [
    'the document itself is not dragged',
    [{ type: 'startDrag', target: '' }, right],
    { row: 'abc', selected: '', steps: '0/0' },
  ],
  [
    'another action drops what is dragged',
    [{ type: 'startDrag', target: 'a' }, right, { type: 'select', target: 'c' }],
    { row: 'bac', selected: 'c', steps: '1/0', kind: 'drop' },
  ],
  [
    'something new that is cancelled is not there and not selected',
    [{ type: 'startNewDrag', target: 'd', document: ['a', 'b', 'c', 'd'] }, { type: 'cancelDrag' }],
    { row: 'abc', selected: '', steps: '0/0', kind: 'cancelDrag' },
  ],
  [
    'removing selects what stands before',
    [{ type: 'remove', target: 'b' }],
    { row: 'ac', selected: 'a', steps: '1/0', kind: 'remove' },
  ],
  [
    'undo takes the step back, and can be done again',
    [{ type: 'remove', target: 'b' }, { type: 'undo' }],
    { row: 'abc', selected: 'a', steps: '0/1', kind: 'undo' },
  ],
  ['nothing to undo is no change', [{ type: 'undo' }], { row: 'abc', selected: '', steps: '0/0' }],
])('%s', (_case, actions, expected) => {
  const state = after(...actions);
  const { kind, ...facts } = expected;
  const steps = `${state.history.past.length}/${state.history.future.length}`;
  expect({ row: shownDocument(state).join(''), selected: state.selected, steps }).toEqual(facts);
  expect(state.announcement?.kind).toBe(kind);
});

const letter = fc.constantFrom('', 'a', 'b', 'c');
const actions = fc.array(
  fc.oneof(
    letter.map((target): Action => ({ type: 'select', target })),
    letter.map((target): Action => ({ type: 'startDrag', target })),
    fc.constantFrom('left', 'right', 'up', 'down', 'first', 'last').map((to): Action => ({ type: 'moveFocus', to })),
    fc.constantFrom('left', 'right', 'up', 'down').map((direction): Action => ({ type: 'step', direction })),
    fc.constantFrom('b', 'c').map((target): Action => ({ type: 'remove', target })),
    fc.constantFrom('drop', 'cancelDrag', 'undo', 'redo').map((type): Action => ({ type })),
  ),
  { maxLength: 40 },
);

test('what is typed into one setting is one step of undo, into another one another', () => {
  const set = (setting: string, ...row: string[]): Action => ({ type: 'set', document: row, setting });
  const typed = after(set('title', 'a'), set('title', 'ab'), set('width', 'ab', '1'), set('width', 'ab', '12'));
  expect([typed.history.past.length, next(typed, { type: 'undo' }).history.present]).toEqual([2, ['ab']]);
  expect(after(set('title', 'a'), { type: 'undo' }, set('title', 'b')).history.past).toHaveLength(1);
  expect(after(set('title', 'a'), { type: 'select', target: 'a' }, set('title', 'b')).history.past).toHaveLength(2);
});

test('whatever is done, what is selected is there, and all can be undone to what was opened', () => {
  fc.assert(
    fc.property(actions, (taken) => {
      let state = after(...taken);
      expect(model.isIn(shownDocument(state), state.selected)).toBe(true);
      const last = next(state, { type: 'drop' }).history.present;
      let steps = 0;
      for (state = next(state, { type: 'drop' }); state.history.past.length > 0; steps += 1)
        state = next(state, { type: 'undo' });
      expect(state.history.present).toEqual(['a', 'b', 'c']);
      for (; steps > 0; steps -= 1) state = next(state, { type: 'redo' });
      expect(state.history.present).toEqual(last);
    }),
  );
});
