import type { UserId } from '@portico/shared-kit/contract/ids';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/connect.ts';
import type { Platform } from '../../../platform.ts';
import type { FactorKeys } from './factor-keys.ts';
import { openSecret, ownerOf } from './open-secret.ts';
import * as repository from './second-factor.repository.ts';
import { newTotpSecret, stepOf } from './totp.ts';
import { newRecoveryCode, readCode } from './typed-code.ts';

/** New secrets and recovery codes. */
export interface FactorSetUp {
  /** Returns a new secret for an app, kept until its first code confirms it. */
  begin(userId: UserId): Promise<string>;
  /**
   * Turns the second factor on where the code is one of the secret that waits. Throws confirmationCodeWrong, or
   * secondFactorNotBegun where none waits any more.
   */
  confirm(trx: Database, userId: UserId, typed: string): Promise<void>;
  /** Returns new recovery codes in the place of all before; they are kept as hashes. */
  renewRecoveryCodes(trx: Database, userId: UserId): Promise<string[]>;
}

/** Recovery codes of one account. */
const recoveryCodes = 10;
/** A set-up that was begun longer ago is begun anew. */
const pendingMs = 15 * 60_000;

/** Makes secrets and recovery codes. They are never logged. */
export function factorSetUp(platform: Platform, keys: FactorKeys): FactorSetUp {
  const { connections, corpId, now } = platform;
  return {
    async begin(userId) {
      const secret = newTotpSecret();
      const sealed = keys.seal(secret, ownerOf(platform, userId));
      await repository.keepPending(connections.db, corpId, { userId, secret: sealed, at: now() });
      return secret;
    },

    async confirm(trx, userId, typed) {
      const at = now();
      const sealed = await pendingSecret(platform, trx, userId, at);
      const { secret } = openSecret(platform, keys, sealed, userId);
      const code = readCode(typed);
      const step = code?.kind === 'totp' ? stepOf(secret, code.text, at) : null;
      if (step === null) throw appError('confirmationCodeWrong');
      const isConfirmed = await repository.confirmPending(trx, corpId, { userId, secret: sealed, step, at });
      if (!isConfirmed) throw appError('secondFactorNotBegun');
    },

    async renewRecoveryCodes(trx, userId) {
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
      const hashes = codes.map((code) => keys.hashes(code.replaceAll('-', ''), ownerOf(platform, userId))[0]);
      await repository.replaceRecoveryCodes(trx, corpId, { userId, hashes, at: now() });
      return codes;
    },
  };
}

/** Returns the encrypted secret that waits for its first code. */
async function pendingSecret({ corpId }: Platform, trx: Database, userId: UserId, at: Date): Promise<string> {
  const factor = await repository.findFactor(trx, corpId, userId);
  if (factor === undefined || factor.pendingSecret === null || factor.pendingTime === null) {
    throw appError('secondFactorNotBegun');
  }
  if (at.getTime() - factor.pendingTime.getTime() > pendingMs) throw appError('secondFactorNotBegun');
  return factor.pendingSecret;
}
