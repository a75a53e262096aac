import { type RefObject, useEffect, useState } from 'react';
import SignaturePad from 'signature_pad';

/** Widths of the pen in px, of a fast stroke and of a slow one. */
const pen = { minWidth: 1, maxWidth: 3 };
/** Part of the pad's height that typed names may take. */
const nameHeight = 0.5;

interface Pad {
  readonly isEmpty: boolean;
  reset(): void;
}

/** Lets somebody write on a canvas with a mouse, a finger or a pen as long as `isOn`. */
export function usePad(canvas: RefObject<HTMLCanvasElement | null>, isOn: boolean): Pad {
  const [isEmpty, setEmpty] = useState(true);
  useEffect(() => {
    const paper = canvas.current;
    if (!isOn || paper === null || !hasContext(paper)) return undefined;
    const pad = new SignaturePad(paper, { ...pen, penColor: inkOf(paper) });
    const begin = () => {
      fitToPaper(paper);
      setEmpty(false);
    };
    pad.addEventListener('beginStroke', begin);
    return () => pad.off();
  }, [canvas, isOn]);
  return { isEmpty, reset: () => setEmpty(true) };
}

/** Returns whether the browser draws on canvases at all. */
function hasContext(paper: HTMLCanvasElement): boolean {
  return Boolean(paper.getContext('2d'));
}

/** Lets the px of the page, in which the pointer moves, be drawn in the picture's own points, however large the canvas is. */
function fitToPaper(paper: HTMLCanvasElement): void {
  const { width, height } = paper.getBoundingClientRect();
  paper.getContext('2d')?.setTransform(paper.width / width, 0, 0, paper.height / height, 0, 0);
}

/** Takes away what stands on the canvas. */
export function clearPad(pad: HTMLCanvasElement): void {
  const context = pad.getContext('2d');
  context?.resetTransform();
  context?.clearRect(0, 0, pad.width, pad.height);
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

/** Paper keeps its colours in every theme, and so does the ink on it. */
function inkOf(pad: HTMLCanvasElement): string {
  return getComputedStyle(pad).color;
}
