import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { touched } from '../model/gesture.model.ts';
import { selectionOf } from '../model/template-designer-state.model.ts';
import type { TemplatePage } from '../model/template-draft.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { useTemplateActions } from '../use-template-actions.ts';
import { snapReach } from './canvas-scale.ts';
import {
  dragOutcome,
  fieldFor,
  type Gesture,
  type PaperDrag,
  type Press,
  pressedOn,
  rectsOf,
  still,
  withWidths,
} from './paper-gesture.ts';

/** Distance in pixels from which on a press is a drag. */
const leastDrag = 3;

/** Ends a drag: what it showed becomes a change of the template, or a selection. */
function useDragEnd(page: TemplatePage) {
  const { dispatch } = useTemplateDesigner();
  const actions = useTemplateActions();
  return (gesture: Gesture, outcome: PaperDrag | null) => {
    // A press beside all elements that was no drag selects the page.
    if (outcome === null) {
      if (gesture.kind === 'marquee' && gesture.beside.length === 0)
        dispatch({ type: 'select', target: [page.settings.id] });
      return;
    }
    const { rects, marquee, columns } = outcome;
    if (gesture.kind === 'marquee') {
      const own = marquee === null ? [] : touched(marquee, rectsOf(page.elements));
      const target = selectionOf([...new Set([...gesture.beside, ...own])], page.settings.id);
      return dispatch({ type: 'select', target });
    }
    if (gesture.kind !== 'column') return actions.putRects(gesture.kind, rects);
    if (columns !== null) actions.change(withWidths(gesture.element, columns.widths));
  };
}

/** Returns what a press on the page begins, once it has selected what it is on; null for nothing that can be dragged. */
function usePress(page: TemplatePage, scale: number): (event: ReactPointerEvent<HTMLElement>) => Gesture | null {
  const { state, isReadOnly, dispatch } = useTemplateDesigner();
  return (event) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return null;
    const { toggles, selects, gesture } = pressedOn(event, page, { selected: state.selected, scale });
    if (toggles !== null) dispatch({ type: 'toggle', id: toggles });
    if (selects !== null) dispatch({ type: 'select', target: [selects] });
    return gesture === null || (isReadOnly && gesture.kind !== 'marquee') ? null : gesture;
  };
}

/**
 * Handles the pointer on the paper of a page: a press selects, with Shift one more; from there elements are moved, resized at
 * their handles, or caught by a marquee. Alt lets them go where they like; Escape leaves all as it was.
 */
export function usePaperDrag(page: TemplatePage, scale: number) {
  const { view } = useTemplateDesigner();
  const pressOn = usePress(page, scale);
  const end = useDragEnd(page);
  const press = useRef<Press | null>(null);
  const [drag, setDrag] = useState<PaperDrag | null>(null);
  const cancel = () => {
    press.current = null;
    setDrag(null);
  };
  useCancelKey(drag !== null, cancel);
  const outcomeOf = ({ gesture, x, y }: Press, { clientX, clientY, altKey }: ReactPointerEvent): PaperDrag => {
    const field = fieldFor(page, gesture, view.isSnapping && !altKey ? snapReach / scale : 0);
    return dragOutcome(gesture, { x: (clientX - x) / scale, y: (clientY - y) / scale }, field);
  };
  return {
    drag: drag ?? still,
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      const gesture = pressOn(event);
      if (gesture === null) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      press.current = { gesture, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: ReactPointerEvent<HTMLElement>) {
      const { current } = press;
      if (current === null) return;
      const far = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      if (drag !== null || far >= leastDrag) setDrag(outcomeOf(current, event));
    },
    onPointerUp(event: ReactPointerEvent<HTMLElement>) {
      const { current } = press;
      if (current !== null) end(current.gesture, drag === null ? null : outcomeOf(current, event));
      cancel();
    },
    onPointerCancel: cancel,
  };
}

function useCancelKey(isDragging: boolean, cancel: () => void): void {
  const latest = useRef(cancel);
  useEffect(() => {
    latest.current = cancel;
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isDragging]);
}
