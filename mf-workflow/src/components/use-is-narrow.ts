import { useSyncExternalStore } from 'react';

/** Below this many pixels pages are worked by thumb. */
const narrow = '(max-width: 767px)';

/** Whether the screen is as narrow as a phone's; draws again when that changes. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(narrow).matches);
}

function watch(onChange: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
