import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { touched } from '../model/gesture.model.ts';
import { selectionOf } from '../model/template-designer-state.model.ts';
import type { TemplatePage } from '../model/template-draft.model.ts';
import { findPage } from '../model/template-edits.model.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { useTemplateActions } from '../use-template-actions.ts';
import { snapReach } from './canvas-scale.ts';
import { cornerOf, pageAt } from './pages-at.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';
import {
  dragOutcome,
  fieldFor,
  type Gesture,
  outcomeOver,
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
    const { rects, marquee, columns, moved } = outcome;
    if (moved !== null) return actions.moveToPage(moved.pageId, moved.rects);
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

/** Point of the window, and whether what is dragged goes where it likes. */
interface DragPoint {
  readonly x: number;
  readonly y: number;
  readonly isFree: boolean;
}

const pointOf = ({ clientX: x, clientY: y, altKey: isFree }: ReactPointerEvent): DragPoint => ({ x, y, isFree });

function pressOf(
  gesture: Gesture,
  { currentTarget: content, clientX: x, clientY: y }: ReactPointerEvent<HTMLElement>,
): Press {
  const corner = cornerOf(content);
  return { gesture, content, at: { x: x - corner.x, y: y - corner.y }, inWindow: { x, y } };
}

const isFar = ({ inWindow: { x, y } }: Press, { clientX, clientY }: ReactPointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) >= leastDrag;

/** Returns what a drag shows while the pointer is at a point. */
function useOutcome(page: TemplatePage, scale: number) {
  const { template, view } = useTemplateDesigner();
  return ({ gesture, content, at }: Press, { x, y, isFree }: DragPoint): PaperDrag => {
    const reach = view.isSnapping && !isFree ? snapReach / scale : 0;
    // The corner is read each time, since the desk may have been scrolled.
    const corner = cornerOf(content);
    const by = { x: (x - corner.x - at.x) / scale, y: (y - corner.y - at.y) / scale };
    const under = gesture.kind === 'move' ? pageAt(content, { x, y }) : content;
    const other = findPage(template, under.dataset['page'] ?? '');
    if (gesture.kind !== 'move' || other === undefined || under === content)
      return dragOutcome(gesture, by, fieldFor(page, gesture, reach));
    const { x: left, y: top } = cornerOf(under);
    const shift = { x: (left - corner.x) / scale, y: (top - corner.y) / scale };
    return outcomeOver({ page: other, corner: shift }, gesture, by, fieldFor(other, gesture, reach));
  };
}

/**
 * Handles the pointer on the paper of a page: a press selects, with Shift one more; from there elements are moved, also to another
 * page, resized at their handles, or caught by a marquee. Near an edge the desk scrolls. Alt lets them go where they like; Escape
 * leaves all as it was.
 */
export function usePaperDrag(page: TemplatePage, scale: number) {
  const pressOn = usePress(page, scale);
  const end = useDragEnd(page);
  const outcomeOf = useOutcome(page, scale);
  const press = useRef<Press | null>(null);
  const last = useRef<DragPoint | null>(null);
  const [drag, setDrag] = useState<PaperDrag | null>(null);
  const show = () => {
    if (press.current !== null && last.current !== null) setDrag(outcomeOf(press.current, last.current));
  };
  const edges = useEdgeScroll(show);
  const cancel = () => {
    edges.stop();
    press.current = null;
    setDrag(null);
  };
  useCancelKey(drag !== null, cancel);
  return {
    drag: drag ?? still,
    isDragging: drag !== null,
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      const gesture = pressOn(event);
      if (gesture === null) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      press.current = pressOf(gesture, event);
    },
    onPointerMove(event: ReactPointerEvent<HTMLElement>) {
      if (press.current === null) return;
      if (drag === null && !isFar(press.current, event)) return;
      last.current = pointOf(event);
      show();
      edges.follow(press.current.content.closest('[data-desk]'), last.current);
    },
    onPointerUp(event: ReactPointerEvent<HTMLElement>) {
      if (press.current !== null) end(press.current.gesture, drag && outcomeOf(press.current, pointOf(event)));
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
