import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const pxPerMm = 96 / 25.4;
/** Px of quiet ground on both sides of a sheet together. */
const ground = 32;

/** The factor at which paper of a width in mm fills the room that there is, at most half as large again as in life. */
export function useFactor(paperWidth: number): {
  readonly factor: number;
  readonly roomRef: RefObject<HTMLDivElement | null>;
} {
  const roomRef = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = roomRef.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fitting = (room - ground) / (paperWidth * pxPerMm);
  return { factor: room === 0 ? 1 : Math.max(0.2, Math.min(1.5, fitting)), roomRef };
}
