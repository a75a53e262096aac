import { useSyncExternalStore } from 'react';

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Returns whether the tab is in front: what nobody sees is not asked for. */
export function useIsSeen(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState !== 'hidden');
}
