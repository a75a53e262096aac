import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Returns whether the user's system asks for less motion; follows a change at once. */
export function usePrefersStill(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
