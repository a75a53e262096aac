import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PageSelection } from '../model/page-designer-state.model.ts';
import type { StepDirection } from '../model/page-edits.model.ts';
import { type PageDesignerContext, usePageDesigner } from '../page-designer.ts';
import { type PageActions, usePageActions } from '../use-page-actions.tsx';

const directions: Readonly<Record<string, StepDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Handles keys on widgets of the canvas or on rows of the outline: arrow keys move, with Shift they resize, the space bar
 * selects several, Delete removes, Escape selects the page, and Ctrl copies, cuts, pastes and duplicates.
 */
export function useWidgetKeys(within: RefObject<HTMLElement | null>): void {
  const designer = usePageDesigner();
  const actions = usePageActions();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isText(event.target)) return;
    const id = targetOf(event.target);
    const { state, isReadOnly, dispatch } = designer;
    // What is focused and not among the selected is meant alone.
    const ids: PageSelection = id === undefined || state.selected.includes(id) ? state.selected : [id];
    const selects = selecting(event, id, designer);
    const changes = isReadOnly ? undefined : changing(event, { id, ids, actions });
    const act = selects ?? changes;
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (selects === undefined && ids !== state.selected) dispatch({ type: 'select', target: ids });
    act();
  });
  useEffect(() => {
    const node = within.current;
    const listen = (event: KeyboardEvent) => handle(event);
    node?.addEventListener('keydown', listen);
    return () => node?.removeEventListener('keydown', listen);
  }, [within]);
}

type Act = (() => void) | undefined;

function selecting(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  id: string | undefined,
  { page, dispatch }: PageDesignerContext,
): Act {
  if (ctrlKey || metaKey) return undefined;
  if (key === ' ' && id !== undefined) return () => dispatch({ type: 'toggle', id });
  return key === 'Escape' ? () => dispatch({ type: 'select', target: [page.page.id] }) : undefined;
}

interface KeyTarget {
  /** The focused widget; undefined in the outline. */
  readonly id: string | undefined;
  readonly ids: PageSelection;
  readonly actions: PageActions;
}

function changing({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, { id, ids, actions }: KeyTarget): Act {
  if (ctrlKey || metaKey) return withControl(key.toLowerCase(), ids, actions);
  const direction = directions[key];
  if (direction !== undefined && id !== undefined)
    return () => (shiftKey ? actions.resize(ids, direction) : actions.step(ids, direction));
  return key === 'Delete' || key === 'Backspace' ? () => actions.remove(ids) : undefined;
}

function withControl(key: string, ids: PageSelection, actions: PageActions): Act {
  const acts: Readonly<Record<string, () => void>> = {
    c: () => actions.copy(ids),
    x: () => {
      actions.copy(ids);
      actions.remove(ids);
    },
    v: () => actions.paste(),
    d: () => actions.duplicate(ids),
  };
  return acts[key];
}

const targetOf = (target: EventTarget | null) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-target]')?.dataset['target'] : undefined;

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;
