import type { Dispatch, KeyboardEvent } from 'react';
import type { DesignerAction, DesignerState, Direction } from './designer-model.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const ends: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' };

interface TargetKeysInput<TTarget> {
  readonly state: Pick<DesignerState<unknown, TTarget>, 'drag' | 'selected'>;
  readonly isReadOnly: boolean;
  /** Returns whether a target may be dragged and removed. */
  canMove(target: TTarget): boolean;
  readonly dispatch: Dispatch<DesignerAction<never, TTarget>>;
}

/**
 * Returns the handler of keys on a selection target: arrow keys move the focus, or what is dragged; Enter or the space bar
 * starts a drag and drops; Escape cancels it; Delete removes.
 */
export function useTargetKeys<TTarget>(input: TargetKeysInput<TTarget>): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(event.key, input);
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    input.dispatch(action);
  };
}

function actionOf<TTarget>(
  key: string,
  { state: { drag, selected }, isReadOnly, canMove }: TargetKeysInput<TTarget>,
): DesignerAction<never, TTarget> | null {
  const direction = directions[key];
  const isEnter = key === 'Enter' || key === ' ';
  if (drag !== null) {
    if (direction !== undefined) return { type: 'step', direction };
    if (isEnter) return { type: 'drop' };
    return key === 'Escape' ? { type: 'cancelDrag' } : null;
  }
  const to = direction ?? ends[key];
  if (to !== undefined) return { type: 'moveFocus', to };
  if (isReadOnly || !canMove(selected)) return null;
  if (isEnter) return { type: 'startDrag', target: selected };
  return key === 'Delete' || key === 'Backspace' ? { type: 'remove', target: selected } : null;
}
