import { isFresh } from '../../freshness.ts';
import type { Platform } from '../../platform.ts';
import { noteUse } from './session-use.repository.ts';

/** Ms between two notes of one session by one process: the last use is known so exactly. */
const noteMs = 60_000;
/** Sessions that one process remembers. */
const mostKnown = 10_000;

/** The sessions that people use. */
export interface SessionUse {
  /** Notes that the session is used now, at most once a minute. Nobody waits for it, and it never throws. */
  note(sessionId: string): void;
  /**
   * Notes it where the last use lies in the future, since a clock was set back: otherwise the session would last until
   * the clock gets there, and as long again as it may be unused.
   */
  mend(sessionId: string, lastUsed: Date): void;
}

/** Returns the moment before which a session's last use must lie for it to have ended. */
export function unusedSince({ config, now }: Pick<Platform, 'config' | 'now'>): Date {
  // The last use may be noted a minute late, and nobody has less time than was promised.
  return new Date(now().getTime() - config.sessionIdleMinutes * 60_000 - noteMs);
}

/** Returns whether a session has ended because its person has not used it for too long. */
export function isUnused(platform: Pick<Platform, 'config' | 'now'>, lastUsed: Date): boolean {
  return lastUsed <= unusedSince(platform);
}

/** Notes the use of sessions in the background. */
export function sessionUse(platform: Platform): SessionUse {
  const { connections, corpId, now, log } = platform;
  const noted = new Map<string, number>();
  let isFailing = false;

  async function write(sessionId: string): Promise<void> {
    try {
      await noteUse(connections.db, corpId, { sessionId, at: now(), unusedSince: unusedSince(platform) });
      isFailing = false;
    } catch (error) {
      noted.delete(sessionId);
      if (!isFailing && !connections.watch.note(error)) log.warn({ err: error }, 'the use of a session was not noted');
      isFailing = true;
    }
  }

  function note(sessionId: string): void {
    const at = now().getTime();
    const before = noted.get(sessionId);
    if (before !== undefined && isFresh(before, at, noteMs)) return;
    if (noted.size >= mostKnown) noted.clear();
    noted.set(sessionId, at);
    void write(sessionId);
  }

  return {
    note,
    mend(sessionId, lastUsed) {
      if (lastUsed.getTime() - now().getTime() > noteMs) note(sessionId);
    },
  };
}
