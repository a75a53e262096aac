import type { Services } from './services.ts';

/** Room between a diagram that is shown whole and the edges, in px; the mark of its makers has the lower one. */
const margin = { side: 32, top: 32, bottom: 56 };

/** Shows all of a diagram in the middle of its room; a small one is not blown up. */
function fitIn(canvas: Services['canvas']): void {
  const { inner, outer } = canvas.viewbox();
  const room = { width: outer.width - 2 * margin.side, height: outer.height - margin.top - margin.bottom };
  if (inner.width === 0 || inner.height === 0 || room.width <= 0 || room.height <= 0) return;
  const scale = Math.min(1, room.width / inner.width, room.height / inner.height);
  canvas.viewbox({
    x: inner.x + inner.width / 2 - outer.width / scale / 2,
    y: inner.y + inner.height / 2 - (margin.top + room.height / 2) / scale,
    width: outer.width / scale,
    height: outer.height / scale,
  });
}

const zoomStep = 1.25;
const [smallest, largest] = [0.2, 3];

/** Zooms by a step, or shows all of a diagram. */
export function zoomTo(canvas: Services['canvas'], to: 'in' | 'out' | 'fit'): void {
  if (to === 'fit') {
    fitIn(canvas);
    return;
  }
  const wanted = canvas.zoom() * (to === 'in' ? zoomStep : 1 / zoomStep);
  canvas.zoom(Math.min(largest, Math.max(smallest, wanted)), 'auto');
}
