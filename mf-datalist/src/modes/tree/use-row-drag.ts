import { loadApiErrorDescription, localError } from '@portico/shared-kit/api';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { TreeNode } from './tree-nodes.model.ts';
import type { TreeModel } from './use-tree.ts';

/** Ms that a handle is held before it drags (portal spec, section 9). */
const delay = 100;
/** Px from the upper and the lower edge in which rows are scrolled on. */
const edge = 40;
/** Px that they go on at each move of the pointer. */
const scrollStep = 12;

interface DropTarget {
  readonly node: TreeNode;
  /** True where the row goes behind it. */
  readonly isAfter: boolean;
  readonly line: CSSProperties;
}

interface Drag {
  readonly node: TreeNode;
  readonly target: DropTarget | null;
}

/**
 * Returns the listeners that drag rows by their handles, and the line that shows where one would go: within its level alone (portal spec,
 * section 5). `place` is null where the order is not kept.
 */
export function useRowDrag(
  root: RefObject<HTMLElement | null>,
  tree: TreeModel,
  place: ((node: TreeNode, to: number) => void) | null,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useDrop(place);
  const nodeOf = (key: string | undefined) => tree.visible.find(({ node }) => node.key === key)?.node;
  const hold = useHold();
  const end = useStableCallback(() => {
    hold.cancel();
    setDrag(null);
  });
  useEscape(drag !== null, end);
  const targetAt = (event: PointerEvent) => targetUnder(root.current, event, nodeOf);
  const target = drag?.target ?? null;
  return {
    line: target?.line ?? null,
    isRefused: drag !== null && target !== null && !isSameLevel(drag.node, target.node),
    listeners: {
      'data-dragging': drag !== null || undefined,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const node = place === null ? undefined : nodeOf(handleAt(event)?.dataset['drag']);
        if (node !== undefined && event.button === 0) hold.begin(event, () => setDrag({ node, target: null }));
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag === null || root.current === null) return;
        scrollAtEdge(root.current, event.clientY);
        setDrag({ ...drag, target: targetAt(event) });
      },
      onPointerUp: (event: PointerEvent) => {
        const last = drag === null ? null : targetAt(event);
        if (drag !== null && last !== null) drop(drag.node, last);
        end();
      },
      onPointerCancel: end,
    },
  };
}

/** Returns the function that puts a row where it was dropped, or says why it does not stay there. */
function useDrop(place: ((node: TreeNode, to: number) => void) | null) {
  const refuse = useRefusal();
  return (node: TreeNode, target: DropTarget) => {
    if (isSameLevel(node, target.node)) place?.(node, indexFor(node, target));
    else void refuse();
  };
}

/** Returns what begins a drag once a handle was held for a while. */
function useHold() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const begin = useStableCallback((event: PointerEvent<HTMLElement>, onHeld: () => void) => {
    event.preventDefault();
    const { currentTarget, pointerId } = event;
    timer.current = setTimeout(() => {
      currentTarget.setPointerCapture(pointerId);
      onHeld();
    }, delay);
  });
  return { begin, cancel: useStableCallback(() => clearTimeout(timer.current)) };
}

function handleAt({ target }: PointerEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
}

function useRefusal() {
  const locale = useLocale();
  const toast = useToast();
  return async () => {
    const { message } = await loadApiErrorDescription(localError('dragAcrossLevels', ''), locale);
    toast.warning(message);
  };
}

function useEscape(isActive: boolean, end: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isActive, end]);
}

const isSameLevel = (left: TreeNode, right: TreeNode) => left.branch === right.branch && !right.isInCircle;

/** The place in its level that a row gets, once it is taken out of its own. */
function indexFor({ index: from }: TreeNode, { node: { index }, isAfter }: DropTarget): number {
  const to = isAfter ? index + 1 : index;
  return from < to ? to - 1 : to;
}

function rowAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]') ?? null;
}

function targetUnder(
  root: HTMLElement | null,
  { clientX, clientY }: PointerEvent,
  nodeOf: (key: string | undefined) => TreeNode | undefined,
): DropTarget | null {
  const row = rowAt(clientX, clientY);
  const node = nodeOf(row?.dataset['row']);
  return row && node && root ? targetOf(root, { row, node }, clientY) : null;
}

function targetOf(
  root: HTMLElement,
  { row, node }: { readonly row: HTMLElement; readonly node: TreeNode },
  y: number,
): DropTarget {
  const box = row.getBoundingClientRect();
  const isAfter = y > box.top + box.height / 2;
  const top = (isAfter ? box.bottom : box.top) - root.getBoundingClientRect().top;
  return { node, isAfter, line: { top } };
}

function scrollAtEdge(root: HTMLElement, y: number): void {
  const surface = root.querySelector('[role="treegrid"]');
  const box = surface?.getBoundingClientRect();
  if (!surface || !box) return;
  if (y < box.top + edge) surface.scrollTop -= scrollStep;
  else if (y > box.bottom - edge) surface.scrollTop += scrollStep;
}
