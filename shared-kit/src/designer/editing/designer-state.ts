import { createHistory, push, redo, replace, undo } from '../../documents/history.ts';
import type { DesignerAction, DesignerModel, DesignerState, Direction, KeyboardDrag } from './designer-model.ts';

/** The designer of a document that was just opened. */
export function openedDesigner<TDocument, TTarget>(
  document: TDocument,
  root: TTarget,
): DesignerState<TDocument, TTarget> {
  return {
    history: createHistory(document),
    drag: null,
    selected: root,
    setting: null,
    focusing: 0,
    announcement: null,
  };
}

/** The document as it is shown: with what is dragged where it is now. */
export function shownDocument<TDocument>({ drag, history }: DesignerState<TDocument, unknown>): TDocument {
  return drag === null ? history.present : drag.document;
}

/** Returns the transition of designers of a kind of document: the next state after an action. */
export function designerTransition<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  model: DesignerModel<TDocument, TTarget, TState>,
): (state: TState, action: DesignerAction<TDocument, TTarget>) => TState {
  return (state, action) => {
    if (action.type === 'set') return set(state, action.document, action.setting);
    const next = nextState(model, { ...state, setting: null }, action);
    // What is gone is not selected.
    return model.isIn(shownDocument(next), next.selected) ? next : { ...next, selected: model.root };
  };
}

function nextState<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  model: DesignerModel<TDocument, TTarget, TState>,
  state: TState,
  action: Exclude<DesignerAction<TDocument, TTarget>, { readonly type: 'set' }>,
): TState {
  switch (action.type) {
    case 'select':
      return focused({ ...drop(state), selected: action.target }, action.isFocused === true);
    case 'moveFocus':
      return moveFocus(model, state, action.to);
    case 'edit':
      return edit(drop(state), action.document, action.selected);
    case 'startDrag':
      return startDrag(model, drop(state), { target: action.target, isNew: false });
    case 'startNewDrag':
      return startDrag(model, drop(state), { ...action, isNew: true });
    case 'step':
      return step(model, state, action.direction);
    case 'move':
      return move(model, drop(state), action);
    case 'remove':
      return remove(model, drop(state), action.target);
    case 'drop':
      return drop(state);
    case 'cancelDrag':
      return cancelDrag(state);
    case 'undo':
    case 'redo':
      return turn(model, drop(state), action.type);
  }
}

function focused<TState extends DesignerState<unknown, unknown>>(state: TState, isFocused = true): TState {
  return isFocused ? { ...state, focusing: state.focusing + 1 } : state;
}

function edit<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  state: TState,
  document: TDocument,
  selected?: TTarget,
): TState {
  const history = push(state.history, document);
  if (history === state.history) return state;
  const changed = { ...state, history, selected: selected ?? state.selected };
  return focused(changed, selected !== undefined);
}

function set<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  before: TState,
  document: TDocument,
  setting: string,
): TState {
  const state = drop<TDocument, TTarget, TState>(before);
  const isSame = state.setting === setting;
  const history = isSame ? replace(state.history, document) : push(state.history, document);
  return history === state.history ? state : { ...state, history, setting };
}

function moveFocus<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  model: DesignerModel<TDocument, TTarget, TState>,
  state: TState,
  to: Direction | 'first' | 'last',
): TState {
  const document = shownDocument(state);
  const isEnd = to === 'first' || to === 'last';
  const beside = isEnd ? undefined : model.beside?.(document, state.selected, to);
  const target = beside === undefined ? targetInOrder(model, state, to) : beside;
  return target == null ? state : focused({ ...state, selected: target });
}

function targetInOrder<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  { focusOrder, idOf }: DesignerModel<TDocument, TTarget, TState>,
  state: TState,
  to: Direction | 'first' | 'last',
): TTarget | undefined {
  const order = focusOrder(shownDocument(state), state);
  if (to === 'first' || to === 'last') return to === 'first' ? order[0] : order.at(-1);
  const at = order.findIndex((target) => idOf(target) === idOf(state.selected));
  return order[at < 0 ? 0 : at + (to === 'left' || to === 'up' ? -1 : 1)];
}

function startDrag<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  { idOf, root }: DesignerModel<TDocument, TTarget, TState>,
  state: TState,
  {
    target,
    isNew,
    document = state.history.present,
  }: Omit<KeyboardDrag<TDocument, TTarget>, 'document'> & {
    readonly document?: TDocument;
  },
): TState {
  if (idOf(target) === idOf(root)) return state;
  const announcement = { kind: 'startDrag', target, document } as const;
  return focused({ ...state, drag: { target, document, isNew }, selected: target, announcement });
}

function step<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  model: DesignerModel<TDocument, TTarget, TState>,
  state: TState,
  direction: Direction,
): TState {
  const { drag } = state;
  if (drag === null) return state;
  const { target } = drag;
  const document = model.step(drag.document, target, direction);
  return focused({ ...state, drag: { ...drag, document }, announcement: { kind: 'step', target, document } });
}

function move<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  model: DesignerModel<TDocument, TTarget, TState>,
  state: TState,
  { target, direction }: { readonly target: TTarget; readonly direction: Direction },
): TState {
  const document = model.step(state.history.present, target, direction);
  const moved = edit<TDocument, TTarget, TState>(state, document);
  if (moved === state) return state;
  return { ...moved, selected: target, announcement: { kind: 'drop', target, document } };
}

function drop<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(state: TState): TState {
  const { drag } = state;
  if (drag === null) return state;
  const { target, document } = drag;
  return { ...edit({ ...state, drag: null }, document, target), announcement: { kind: 'drop', target, document } };
}

function cancelDrag<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(state: TState): TState {
  const { drag } = state;
  if (drag === null) return state;
  const { target, document } = drag;
  return focused({ ...state, drag: null, announcement: { kind: 'cancelDrag', target, document } }, !drag.isNew);
}

/** Selects what stands before the removed target, or else what comes after it. */
function remove<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  model: DesignerModel<TDocument, TTarget, TState>,
  state: TState,
  target: TTarget,
): TState {
  const before = state.history.present;
  const document = model.remove(before, target);
  const order = model.focusOrder(before, state);
  const at = order.findIndex((each) => model.idOf(each) === model.idOf(target));
  const near = [...order.slice(0, Math.max(at, 0)).reverse(), ...order.slice(at + 1)];
  const next = near.find((each) => model.isIn(document, each)) ?? model.root;
  return focused({ ...edit(state, document, next), announcement: { kind: 'remove', target, document: before } });
}

function turn<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>>(
  { root }: DesignerModel<TDocument, TTarget, TState>,
  state: TState,
  kind: 'undo' | 'redo',
): TState {
  const history = kind === 'undo' ? undo(state.history) : redo(state.history);
  if (history.present === state.history.present) return state;
  const announcement = { kind, target: root, document: history.present };
  return { ...state, history, announcement };
}
