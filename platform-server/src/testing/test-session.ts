import { signAccessToken } from '../modules/session/access-token.ts';
import { tokenSecrets } from '../modules/session/index.ts';
import { insertFamily } from '../modules/session/session.repository.ts';
import type { Platform } from '../platform.ts';

/** Opens a session for a user without a password and returns its access token. */
export async function newSession(platform: Platform, userId: string): Promise<string> {
  const id = platform.newId();
  const expires = new Date(platform.now().getTime() + 3_600_000);
  const row = { corpId: platform.corpId, id, userId, userAgent: null, address: null, at: platform.now(), expires };
  await insertFamily(platform.connections.db, row);
  return signAccessToken(tokenSecrets(platform.config), { userId, sessionId: id }, expires);
}
