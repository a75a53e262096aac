import type { KeyboardEvent } from 'react';
import { findWidget } from '@portico/shared-kit/portal-pages';
import type { PageSelection } from '../model/page-designer-state.model.ts';
import type { StepDirection } from '../model/page-edits.model.ts';
import { usePageDesigner } from '../page-designer.tsx';
import { usePageActions } from '../use-page-actions.tsx';

const directions: Readonly<Record<string, StepDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Returns the handler of keys on widgets of the canvas or rows of the outline: arrow keys move, with Shift they resize, the
 * space bar selects several, Delete removes, Escape selects the page, and Ctrl copies, cuts, pastes and duplicates.
 */
export function useWidgetKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { page, state, isReadOnly, dispatch } = usePageDesigner();
  const actions = usePageActions();
  const withControl = (key: string, ids: PageSelection): (() => void) | undefined =>
    ({
      c: () => actions.copy(ids),
      x: () => {
        actions.copy(ids);
        actions.remove(ids);
      },
      v: () => actions.paste(),
      d: () => actions.duplicate(ids),
    })[key];
  const plain = (event: KeyboardEvent, id: string | undefined, ids: PageSelection): (() => void) | undefined => {
    const { key, shiftKey } = event;
    const direction = directions[key];
    if (direction !== undefined && id !== undefined)
      return () => (shiftKey ? actions.resize(ids, direction) : actions.step(ids, direction));
    if (key === 'Delete' || key === 'Backspace') return () => actions.remove(ids);
    return undefined;
  };
  return (event) => {
    if (event.defaultPrevented || event.altKey || isText(event.target)) return;
    const id = targetOf(event.target);
    // What is focused and not among the selected is meant alone.
    const ids: PageSelection = id === undefined || state.selected.includes(id) ? state.selected : [id];
    const isControl = event.ctrlKey || event.metaKey;
    const free = isControl ? undefined : selecting(event.key, id);
    const change = isControl ? withControl(event.key.toLowerCase(), ids) : plain(event, id, ids);
    const act = free ?? (isReadOnly ? undefined : change);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (free === undefined && ids !== state.selected) dispatch({ type: 'select', target: ids });
    act();
  };
  function selecting(key: string, id: string | undefined): (() => void) | undefined {
    if (key === ' ' && id !== undefined && findWidget(page, id) !== undefined)
      return () => dispatch({ type: 'toggle', id });
    if (key === 'Escape') return () => dispatch({ type: 'select', target: [page.page.id] });
    return undefined;
  }
}

const targetOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-target]')?.dataset['target'] : undefined;

const isText = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;
