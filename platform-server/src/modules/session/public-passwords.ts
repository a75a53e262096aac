import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../audit/index.ts';
import { expireHashes, findOpenAccounts, findPublicHashes, keepPublicHash } from './public-passwords.repository.ts';

/**
 * Notes that everybody may know the password behind this hash, such as the demo's. An account has it as long as it has
 * this very hash, so that nothing is to be forgotten when somebody changes theirs, and no start verifies a hash.
 */
export function notePublicPassword({ connections, corpId, now }: Platform, hash: string): Promise<void> {
  return transaction(connections.db, (trx) => keepPublicHash(trx, corpId, hash, now()));
}

/** Throws where an account of a production server could be used by anybody who has read a public password. */
export async function requireNoPublicPasswords({ connections, corpId }: Platform): Promise<void> {
  const { db } = connections;
  const hashes = await findPublicHashes(db, corpId);
  if (hashes.length === 0) return;
  const { count, names } = await findOpenAccounts(db, corpId, hashes);
  if (count === 0) return;
  const named = `${names.join(', ')}${count > names.length ? ' …' : ''}`;
  throw new Error(
    `NODE_ENV is production, and ${count} accounts have a public password of the demo (${named}). Have them changed at the next sign-in by: npm run account -- expire-public-passwords`,
  );
}

/** Has every account that has a public password change it at its next sign-in; returns how many. */
export function expirePublicPasswords(platform: Platform): Promise<number> {
  const { connections, corpId, now } = platform;
  return transaction(connections.db, async (trx) => {
    const hashes = await findPublicHashes(trx, corpId);
    const count = hashes.length === 0 ? 0 : await expireHashes(trx, corpId, { hashes, at: now() });
    await recordAudit(platform, trx, { action: 'passwordsExpire', detail: { count } });
    return count;
  });
}
