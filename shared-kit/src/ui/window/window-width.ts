import { useSyncExternalStore } from 'react';

/** Narrower windows than this are phones: pages are worked by thumb, the aside becomes a drawer, the header condenses. */
const phoneQuery = '(max-width: 767px)';

function watchWidth(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** The window's width in px; draws again when it changes. */
export function useWindowWidth(): number {
  return useSyncExternalStore(watchWidth, () => window.innerWidth);
}

/** Returns whether the window is as narrow as a phone; draws again when that changes. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia(phoneQuery).matches);
}
