import type { KeyboardEvent } from 'react';
import { useFormDesk } from '../form-desk.tsx';
import type { DeskAction } from '../model/desk-state.model.ts';
import type { Way } from '../model/layout-edits.model.ts';

const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const ends: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' };

/** Arrow keys walk, or move what is carried; Enter or the space bar picks up and puts down; Escape cancels; Delete takes off. */
export function useCanvasKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { state, isReadOnly, dispatch } = useFormDesk();
  const actionOf = (key: string): DeskAction | null => {
    const way = ways[key];
    const end = ends[key];
    const isPick = key === 'Enter' || key === ' ';
    if (state.drag !== null) {
      if (way !== undefined) return { type: 'step', way };
      if (isPick) return { type: 'putDown' };
      return key === 'Escape' ? { type: 'cancel' } : null;
    }
    if (way !== undefined || end !== undefined) return { type: 'walk', way: way ?? end ?? 'first' };
    if (isReadOnly || state.selected.kind === 'form') return null;
    if (isPick) return { type: 'pickUp', spot: state.selected };
    return key === 'Delete' || key === 'Backspace' ? { type: 'remove', spot: state.selected } : null;
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(event.key);
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(action);
  };
}
