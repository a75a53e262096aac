import type { Appearance } from '@portico/shared-kit/contract/session.schema';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { LiveSessions } from './live-sessions.ts';
import { saveAppearance } from './user-facts.repository.ts';

/** Returns what keeps how a user wants the portal to look, which the session's next answer tells. */
export function appearanceKeeping({ connections, corpId }: Platform, live: Pick<LiveSessions, 'forget'>) {
  return async ({ id, sessionId }: SignedInUser, appearance: Appearance | null): Promise<object> => {
    await saveAppearance(connections.db, corpId, id, appearance);
    live.forget(sessionId);
    return {};
  };
}
