import { type DiagramMove, moveOfKey } from './diagram.model.ts';
import type { DiagramView } from './diagram-view.ts';

/** Moves a diagram, or zooms it. */
export function moveDiagram(view: DiagramView | null, move: DiagramMove): void {
  if (move.kind === 'zoom') view?.zoom(move.by);
  else if (move.kind === 'fit') view?.fit();
  else view?.move(move.dx, move.dy);
}

/**
 * Keys on the diagram move and zoom it; the wheel zooms with the control key; a finger moves it sideways, as up and down
 * scroll the page. Answers what ends it.
 */
export function listenToInput(container: HTMLElement, view: () => DiagramView | null): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let last: number | null = null;
  container.addEventListener(
    'keydown',
    (event) => {
      const move = event.ctrlKey || event.metaKey || event.altKey ? null : moveOfKey(event.key);
      if (move === null) return;
      event.preventDefault();
      moveDiagram(view(), move);
    },
    { signal },
  );
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      view()?.zoom(event.deltaY < 0 ? 1 : -1);
    },
    { signal, passive: false },
  );
  container.addEventListener(
    'touchmove',
    ({ touches }) => {
      const x = touches[0]?.clientX ?? null;
      if (x !== null && last !== null) view()?.move(x - last, 0);
      last = x;
    },
    { signal, passive: true },
  );
  container.addEventListener('touchend', () => (last = null), { signal });
  return () => ended.abort();
}
