import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A factor of the real size, or as wide as there is room. */
export type Zoom = 'fit' | number;
/** The factors on offer. */
export const zoomSteps: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5];

const pxPerMm = 96 / 25.4;
/** Px of quiet ground on both sides of a sheet together. */
const ground = 48;
const narrowGround = 16;

/** The factor at which a sheet of this width fills the room; at most life size and a quarter. */
function fitZoom(room: number, sheetWidth: number): number {
  const free = room - (room < 600 ? narrowGround : ground);
  return Math.max(0.2, Math.min(1.25, free / (sheetWidth * pxPerMm)));
}

/** The zoom that the user chose, and its factor in the room that there is; follows the window. */
export function useZoom(sheetWidth: number): {
  readonly zoom: Zoom;
  readonly factor: number;
  readonly roomRef: RefObject<HTMLDivElement | null>;
  setZoom(zoom: Zoom): void;
} {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [room, setRoom] = useState(0);
  const roomRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = roomRef.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fitted = room === 0 ? 1 : fitZoom(room, sheetWidth);
  return { zoom, factor: zoom === 'fit' ? fitted : zoom, roomRef, setZoom };
}
