import type { History } from '../../documents/history.ts';

/** Direction of an arrow key. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Event for the live region and its selection target, in the document in which that can be looked up. */
export interface DesignerAnnouncement<TDocument, TTarget> {
  readonly kind: 'startDrag' | 'step' | 'drop' | 'cancelDrag' | 'remove' | 'undo' | 'redo';
  readonly target: TTarget;
  readonly document: TDocument;
}

/** Target that is dragged by keyboard, and the document with it at its present position, which counts once it is dropped. */
export interface KeyboardDrag<TDocument, TTarget> {
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
  /** Moves a target one step at once, where the focus stays, as an outline does. */
  | { readonly type: 'move'; readonly target: TTarget; readonly direction: Direction }
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
