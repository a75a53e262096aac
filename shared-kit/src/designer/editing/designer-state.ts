import { createHistory, type History, push, redo, replace, undo } from '../../documents/history.ts';

/** Direction of an arrow key. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Event for the live region and its selection target, in the document in which that can be looked up. */
export interface DesignerAnnouncement<TDocument, TTarget> {
  readonly kind: 'startDrag' | 'step' | 'drop' | 'cancelDrag' | 'remove' | 'undo' | 'redo';
  readonly target: TTarget;
  readonly document: TDocument;
}

/** Target that is dragged by keyboard, and the document with it at its present position, which counts once it is dropped. */
interface KeyboardDrag<TDocument, TTarget> {
  readonly target: TTarget;
  readonly document: TDocument;
  /** True where it was not in the document before. */
  readonly isNew: boolean;
}

/** State of a designer between two keys; the history is that of the document's store. */
export interface DesignerState<TDocument, TTarget> {
  readonly history: History<TDocument>;
  readonly drag: KeyboardDrag<TDocument, TTarget> | null;
  readonly selected: TTarget;
  /** Name of the setting that is being changed, of which every letter belongs to one step of undo; null for none. */
  readonly setting: string | null;
  /** Grows when the focus is to go to what is selected. */
  readonly focusing: number;
  readonly announcement: DesignerAnnouncement<TDocument, TTarget> | null;
}

/** Action at a designer. */
export type DesignerAction<TDocument, TTarget> =
  | { readonly type: 'select'; readonly target: TTarget; readonly isFocused?: boolean }
  | { readonly type: 'moveFocus'; readonly to: Direction | 'first' | 'last' }
  | { readonly type: 'edit'; readonly document: TDocument; readonly selected?: TTarget }
  /** As `edit`; changes of one setting that follow each other are one step of undo. */
  | { readonly type: 'set'; readonly document: TDocument; readonly setting: string }
  | { readonly type: 'startDrag'; readonly target: TTarget }
  /** `document`: with the new target where it is dragged from. */
  | { readonly type: 'startNewDrag'; readonly target: TTarget; readonly document: TDocument }
  | { readonly type: 'step'; readonly direction: Direction }
  | { readonly type: 'remove'; readonly target: TTarget }
  | { readonly type: 'drop' | 'cancelDrag' | 'undo' | 'redo' };

/** A kind of document as a designer edits it: what can be selected in it, in which order, and where it can be moved. */
export interface DesignerModel<TDocument, TTarget, TState extends DesignerState<TDocument, TTarget>> {
  /** The document itself, which is always there and never dragged. */
  readonly root: TTarget;
  /** Names a target, to compare it and to find it on the page. */
  idOf(target: TTarget): string;
  isIn(document: TDocument, target: TTarget): boolean;
  /** The targets in the order in which arrow keys reach them. */
  focusOrder(document: TDocument, state: TState): readonly TTarget[];
  /** The target beside the selected one where the order is another one there; undefined: by the focus order; null: none. */
  beside?(document: TDocument, selected: TTarget, direction: Direction): TTarget | null | undefined;
  /** The document with a target one step further; the same where it cannot go there. */
  step(document: TDocument, target: TTarget, direction: Direction): TDocument;
  remove(document: TDocument, target: TTarget): TDocument;
}

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
