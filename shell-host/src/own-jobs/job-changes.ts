const name = 'portico-own-jobs';

/** Tie of one tab to the others of the browser. */
interface JobChanges {
  /** Tells the other tabs that this one knows something new of the user's jobs. */
  announce(): void;
  stop(): void;
}

const alone: JobChanges = { announce: () => undefined, stop: () => undefined };

/** Calls back when another tab, or the tab that hears the server, knows something new of the user's jobs. */
export function followJobChanges(onChange: () => void): JobChanges {
  if (typeof BroadcastChannel === 'undefined') return alone;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onChange);
  return { announce: () => channel.postMessage(null), stop: () => channel.close() };
}

/** Tells all tabs, this one included, that the server knows something new of the user's jobs. */
export function announceJobChange(): void {
  const changes = followJobChanges(() => undefined);
  changes.announce();
  changes.stop();
}
