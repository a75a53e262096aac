import type { DesignerState } from '../editing/designer-model.ts';
import { HistoryButtons } from './HistoryButtons.tsx';

interface HistoryToolsProps {
  readonly history: Pick<DesignerState<unknown, unknown>['history'], 'past' | 'future'>;
  readonly isReadOnly: boolean;
  dispatch(action: { readonly type: 'undo' | 'redo' }): void;
}

/** Undo and redo of a designer; nothing where the design is only read. */
export function HistoryTools({ history: { past, future }, isReadOnly, dispatch }: HistoryToolsProps) {
  if (isReadOnly) return null;
  return (
    <HistoryButtons
      canUndo={past.length > 0}
      canRedo={future.length > 0}
      onUndo={() => dispatch({ type: 'undo' })}
      onRedo={() => dispatch({ type: 'redo' })}
    />
  );
}
