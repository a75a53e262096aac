import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction } from '../../database/transaction.ts';
import type { Platform } from '../../platform.ts';
import { privateFile, privateFolder } from '../../private-files.ts';
import { recordAudit } from '../audit/index.ts';
import { hashPassword, isCommonPassword } from '../session/index.ts';
import {
  replaceGrants,
  replaceMemberships,
  upsertCorp,
  upsertRoles,
  upsertUsers,
} from './import-organisation.repository.ts';
import { hasUsers } from './organisation.repository.ts';
import { firstNames } from './organisation.texts.ts';

/** The account that was made because there was none. */
export interface FirstAdmin {
  readonly username: string;
  /** Path of the file with the password, readable by the owner only; null where ADMIN_PASSWORD gave it. */
  readonly passwordFile: string | null;
}

const admin = { id: 'admin', username: 'admin', ...firstNames.admin } as const;
const rootRole = { code: 'rootAdmin', ...firstNames.rootRole, grants: ['ADMIN'] } as const;

/**
 * Makes the root administrator `admin` when the installation has no account at all, so that somebody can sign in;
 * null where there is one. The password is ADMIN_PASSWORD, else a random one that stands in `first-admin.txt` in
 * PORTICO_HOME and nowhere else, the log least of all. That one, and a given one that is on lists of common passwords,
 * are to be changed at the first sign-in.
 */
export async function ensureFirstAdmin(platform: Platform): Promise<FirstAdmin | null> {
  const { config, connections, corpId, now } = platform;
  const { db } = connections;
  if (await hasUsers(db, corpId)) return null;
  const password = config.adminPassword ?? randomBytes(15).toString('base64url');
  const isGiven = config.adminPassword !== undefined;
  const passwordHash = await hashPassword(password);
  const mustChangePassword = !isGiven || (await isCommonPassword(password, admin.username));
  const user = { ...admin, passwordHash, mustChangePassword, roles: [rootRole.code] };
  const isMade = await transaction(db, async (trx) => {
    // Locks the organisation's row: of several processes that start at once only one makes the account.
    await upsertCorp(trx, corpId, 'Portico');
    if (await hasUsers(trx, corpId)) return false;
    await upsertRoles(trx, corpId, [rootRole]);
    await replaceGrants(trx, corpId, [rootRole]);
    await upsertUsers(trx, corpId, [user], now());
    await replaceMemberships(trx, corpId, [user]);
    const given = { given: [rootRole.name], grants: rootRole.grants };
    await recordAudit(platform, trx, { action: 'rightsChange', object: admin, detail: given });
    return true;
  });
  if (!isMade) return null;
  return { username: admin.username, passwordFile: isGiven ? null : await keepPassword(config.home, password) };
}

async function keepPassword(home: string, password: string): Promise<string> {
  const file = join(home, 'first-admin.txt');
  await mkdir(home, { recursive: true, mode: privateFolder });
  await writeFile(file, `${admin.username}\n${password}\n`, { mode: privateFile });
  return file;
}
