import type { DocumentStore } from '../../documents/document-store.ts';
import type { Stop } from '../../documents/environment.ts';
import { createCell } from '../../documents/state-cell.ts';
import type { DesignerState } from './designer-model.ts';

/** A document in its designer: what is selected and dragged, and what the document's store says of its history. */
export interface DesignerStore<TState, TAction> {
  getState(): TState;
  /** Calls `listener` after each change of the state. */
  subscribe(listener: () => void): Stop;
  dispatch(action: TAction): void;
}

/** Returns the designer of a document. Its history is the document's own: undo stands nowhere else. */
export function createDesignerStore<TDocument, TState extends DesignerState<TDocument, unknown>, TAction>(
  document: Pick<DocumentStore<TDocument, unknown>, 'getState' | 'subscribe' | 'go'>,
  opened: TState,
  next: (state: TState, action: TAction) => TState,
): DesignerStore<TState, TAction> {
  const follow = (state: TState): TState => {
    const { history } = document.getState();
    return state.history === history ? state : { ...state, history };
  };
  const cell = createCell(follow(opened));
  document.subscribe(() => cell.put(follow(cell.getState())));
  return {
    getState: cell.getState,
    subscribe: cell.subscribe,
    dispatch(action) {
      const state = next(cell.getState(), action);
      cell.put(state);
      document.go(state.history);
    },
  };
}
