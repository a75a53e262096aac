import { type RefObject, useEffect, useEffectEvent } from 'react';
import { selectedElements, selectionOf } from '../model/template-designer-state.model.ts';
import { findElement, pageOf } from '../model/template-edits.model.ts';
import { type TemplateDesignerContext, useTemplateDesigner } from '../template-designer.ts';
import type { TemplateActions } from '../actions/template-actions.ts';
import { useTemplateActions } from '../use-template-actions.ts';

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Distance in mm of a step by key, and of a small one. */
const step = { whole: 1, small: 0.1 } as const;

type Act = (() => void) | undefined;

/**
 * Handles keys on the canvas: arrow keys move what is selected, with Ctrl they resize it, Shift or Alt make the steps small;
 * Page Up and Page Down select the elements beside it, with Shift one more; Ctrl+A all of the page, Escape the page itself;
 * Delete removes, Ctrl+D duplicates. Copying and pasting are events of their own.
 */
export function useElementKeys(within: RefObject<HTMLElement | null>): void {
  const designer = useTemplateDesigner();
  const actions = useTemplateActions();
  const handle = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isText(event.target)) return;
    const act = selecting(event, designer) ?? (designer.isReadOnly ? undefined : changing(event, designer, actions));
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const handleCopy = (event: ClipboardEvent) => {
    if (event.defaultPrevented || isText(event.target) || event.clipboardData === null) return;
    const ids = selectedElements(designer.template, designer.state.selected);
    const text = actions.copy(ids);
    if (text === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    if (event.type === 'cut' && !designer.isReadOnly) actions.remove(ids);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (event.defaultPrevented || isText(event.target) || designer.isReadOnly) return;
    if (actions.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
  };
  useListeners(within, { keydown: handle, copy: handleCopy, cut: handleCopy, paste: handlePaste });
}

interface Listeners {
  keydown(event: KeyboardEvent): void;
  copy(event: ClipboardEvent): void;
  cut(event: ClipboardEvent): void;
  paste(event: ClipboardEvent): void;
}

function useListeners(within: RefObject<HTMLElement | null>, listeners: Listeners): void {
  const listen = useEffectEvent((event: Event) => {
    const handle = listeners[event.type as keyof Listeners] as (event: Event) => void;
    handle(event);
  });
  useEffect(() => {
    const node = within.current;
    const types = ['keydown', 'copy', 'cut', 'paste'] as const;
    const onEvent = (event: Event) => listen(event);
    for (const type of types) node?.addEventListener(type, onEvent);
    return () => {
      for (const type of types) node?.removeEventListener(type, onEvent);
    };
  }, [within]);
}

function selecting(event: KeyboardEvent, { template, state, dispatch }: TemplateDesignerContext): Act {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const { selected } = state;
  const page = pageOf(template, selected.at(-1) ?? '') ?? template.pages[0];
  if (page === undefined || altKey) return undefined;
  const ids = page.elements.map(({ id }) => id);
  const select = (target: readonly string[]) => () =>
    dispatch({ type: 'select', target: selectionOf(target, page.settings.id), isFocused: true });
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? select(ids) : undefined;
  if (key === 'Escape') return select([]);
  if (key !== 'PageDown' && key !== 'PageUp') return undefined;
  const at = ids.indexOf(selected.at(-1) ?? '');
  const next = ids[at < 0 ? (key === 'PageDown' ? 0 : ids.length - 1) : at + (key === 'PageDown' ? 1 : -1)];
  if (next === undefined) return () => undefined;
  const own = selectedElements(template, selected).filter((id) => id !== next);
  return select(shiftKey ? [...own, next] : [next]);
}

function changing(event: KeyboardEvent, { template, state }: TemplateDesignerContext, actions: TemplateActions): Act {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const ids = selectedElements(template, state.selected);
  if (ids.length === 0 || !isOn(event.target, ids, template)) return undefined;
  const arrow = arrows[key];
  const isControl = ctrlKey || metaKey;
  if (arrow !== undefined) {
    const length = shiftKey || altKey ? step.small : step.whole;
    const by = { x: arrow[0] * length, y: arrow[1] * length };
    return () => (isControl ? actions.resize(ids, by) : actions.move(ids, by));
  }
  if (isControl) return key.toLowerCase() === 'd' ? () => actions.duplicate(ids) : undefined;
  return key === 'Delete' || key === 'Backspace' ? () => actions.remove(ids) : undefined;
}

/** Keys on a button of the canvas are that button's; those on elements and on the paper are theirs. */
function isOn(
  target: EventTarget | null,
  ids: readonly string[],
  template: TemplateDesignerContext['template'],
): boolean {
  const id =
    target instanceof HTMLElement ? target.closest<HTMLElement>('[data-target]')?.dataset['target'] : undefined;
  return id !== undefined && (ids.includes(id) || findElement(template, id) !== undefined);
}

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;
