const event = 'portico-session';

/** Tells this tab that the session began or ended; other tabs hear it from the browser. */
export function announceSessionChange(): void {
  dispatchEvent(new Event(event));
}

/** Calls back when the session begins or ends, in this tab or another. Returns the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'token' || key === null) listener();
  };
  addEventListener('storage', onStorage);
  addEventListener(event, listener);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(event, listener);
  };
}
