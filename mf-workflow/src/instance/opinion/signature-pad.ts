import { type PointerEvent, useRef, useState } from 'react';

/** Width of the pen in the picture's own points. */
const penWidth = 5;
/** Part of the pad's height that typed names may take. */
const nameHeight = 0.5;

type PadEvent = PointerEvent<HTMLCanvasElement>;

interface Pad {
  readonly isEmpty: boolean;
  reset(): void;
  /** For the canvas that is written on. */
  readonly handlers: {
    onPointerDown(event: PadEvent): void;
    onPointerMove(event: PadEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

/** Lets somebody write on a canvas with a mouse, a finger or a pen. */
export function usePad(): Pad {
  const [isEmpty, setEmpty] = useState(true);
  const from = useRef<Point | null>(null);
  const end = () => {
    from.current = null;
  };
  const go = (event: PadEvent, start: Point) => {
    const to = placeOf(event);
    stroke(event.currentTarget, start, to);
    from.current = to;
  };
  const handlers: Pad['handlers'] = {
    onPointerDown(event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      go(event, placeOf(event));
      setEmpty(false);
    },
    onPointerMove(event) {
      if (from.current !== null) go(event, from.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { isEmpty, reset: () => setEmpty(true), handlers };
}

/** Takes away what stands on the canvas. */
export function clearPad(pad: HTMLCanvasElement): void {
  pad.getContext('2d')?.clearRect(0, 0, pad.width, pad.height);
}

/** Writes a name in the middle of the canvas, as large as it fits. */
export function writeName(pad: HTMLCanvasElement, name: string): void {
  clearPad(pad);
  const context = pad.getContext('2d');
  if (context === null || name === '') return;
  const family = 'cursive';
  const largest = pad.height * nameHeight;
  context.font = `italic ${largest}px ${family}`;
  const size = Math.min(largest, (largest * pad.width * 0.9) / context.measureText(name).width);
  context.font = `italic ${size}px ${family}`;
  context.fillStyle = inkOf(pad);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, pad.width / 2, pad.height / 2);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function stroke(pad: HTMLCanvasElement, from: Point, to: Point): void {
  const context = pad.getContext('2d');
  if (context === null) return;
  context.strokeStyle = inkOf(pad);
  context.lineWidth = penWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Returns the position of the pointer in the picture's own points, however large the canvas is drawn. */
function placeOf({ clientX, clientY, currentTarget: pad }: PadEvent): Point {
  const box = pad.getBoundingClientRect();
  return {
    x: ((clientX - box.left) * pad.width) / box.width,
    y: ((clientY - box.top) * pad.height) / box.height,
  };
}

/** Paper keeps its colours in every theme, and so does the ink on it. */
function inkOf(pad: HTMLCanvasElement): string {
  return getComputedStyle(pad).color;
}
