import type { PortalStore } from '@portico/shared-kit/api';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { refreshDelay, refreshSession } from './refresh.ts';
import { onSessionChange } from './session-changes.ts';
import { readTokens } from './token-store.ts';

/** Renews the tokens at a quarter of their life while the shell is shown; each renewal sets the timer anew. */
export function useKeepSession(): void {
  const store = useStore() as unknown as PortalStore;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      clearTimeout(timer);
      const tokens = readTokens();
      if (tokens === null) return;
      timer = setTimeout(() => void refreshSession(store).then(schedule), refreshDelay(tokens.expiresIn));
    };
    schedule();
    const stop = onSessionChange(schedule);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
}
