/** Ends what was begun. */
export type Stop = () => void;

/** The clock, the network and the page that a document lives in. */
export interface DocumentEnvironment {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs something once after so many ms. */
  schedule(run: () => void, ms: number): Stop;
  /** Runs something again and again after so many ms. */
  repeat(run: () => void, ms: number): Stop;
  /** Runs something whenever the network comes back. */
  onOnline(run: () => void): Stop;
  /** Runs something whenever a field, the window or the page is left: what is in memory may be gone without another word. */
  onLeave(run: () => void): Stop;
}

/** The environment of a page in a browser. */
export const browserEnvironment: DocumentEnvironment = {
  now: () => Date.now(),
  schedule(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  repeat(run, ms) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
  onOnline: (run) => listen([[globalThis, 'online']], run),
  // Phones end pages that are not seen without a word.
  onLeave: (run) =>
    listen(
      [
        [document, 'visibilitychange'],
        [document, 'focusout'],
        [globalThis, 'pagehide'],
        [globalThis, 'blur'],
      ],
      run,
    ),
};

function listen(sources: readonly (readonly [EventTarget, string])[], run: () => void): Stop {
  for (const [target, type] of sources) target.addEventListener(type, run);
  return () => {
    for (const [target, type] of sources) target.removeEventListener(type, run);
  };
}
