import { useEffect, useSyncExternalStore } from 'react';
import { DisconnectOutlined } from '../icons/index.ts';
import { uiTexts } from '../texts/index.ts';
import styles from './OfflineBanner.module.css';

/** Returns whether the browser believes it has a network; draws again when that changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls back when the browser has a network again; does nothing without a callback. */
export function useOnceOnline(callBack: (() => void) | undefined): void {
  useEffect(() => {
    if (callBack === undefined) return undefined;
    window.addEventListener('online', callBack);
    return () => window.removeEventListener('online', callBack);
  }, [callBack]);
}

/** A line across the page while the network is away; nothing otherwise. */
export function OfflineBanner() {
  const t = uiTexts.useT();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <DisconnectOutlined aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
