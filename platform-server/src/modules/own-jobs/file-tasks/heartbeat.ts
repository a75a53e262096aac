/** Beats of a work under way. */
export interface Heartbeat {
  /** Aborted from the moment when a beat said that the work is somebody else's, or nobody's any more. */
  readonly lost: AbortSignal;
  /** Ends the beats; resolves when none is under way. */
  stop(): Promise<void>;
}

/**
 * Beats again and again until it is stopped, one beat at a time. `beat` answers whether the work may go on; one that
 * fails is told and tried again: the work is lost only when somebody else takes it.
 */
export function heartbeat(beat: () => Promise<boolean>, everyMs: number, onError: (error: unknown) => void): Heartbeat {
  const lost = new AbortController();
  let beating: Promise<void> | null = null;
  const once = async () => {
    try {
      if (!(await beat())) lost.abort();
    } catch (error) {
      onError(error);
    }
    beating = null;
  };
  const timer = setInterval(() => {
    beating ??= once();
  }, everyMs);
  return {
    lost: lost.signal,
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}
