import type { UserId } from '@portico/shared-kit/contract/ids';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/connect.ts';
import type { Platform } from '../../../platform.ts';
import { recordAudit } from '../../audit/index.ts';
import type { NotificationService } from '../../notifications/index.ts';
import { signInNotification } from '../sign-in-notifications.ts';
import type { FactorKeys } from './factor-keys.ts';
import { openSecret, ownerOf } from './open-secret.ts';
import * as repository from './second-factor.repository.ts';
import { latestStepAt, stepOf } from './totp.ts';
import type { TypedCode } from './typed-code.ts';

/** The codes of second factors, each good once. */
export interface FactorCodes {
  /** Returns whether an account signs in with a second factor. */
  isOn(userId: UserId): Promise<boolean>;
  /**
   * Uses a code up; of a recovery code the person is told. Throws secondFactorWrong for any that is not good,
   * secondFactorUnreadable where the key is another one.
   */
  use(trx: Database, userId: UserId, code: TypedCode | undefined): Promise<void>;
}

interface CodeNeeds {
  readonly keys: FactorKeys;
  readonly notify: NotificationService['notify'];
}

/** Checks codes. They are never logged. */
export function factorCodes(platform: Platform, needs: CodeNeeds): FactorCodes {
  const { connections, corpId } = platform;
  const uses = { totp: useAppCode, recovery: useRecoveryCode } as const;
  return {
    async isOn(userId) {
      const factor = await repository.findFactor(connections.db, corpId, userId);
      return factor !== undefined && factor.confirmedTime !== null;
    },

    async use(trx, userId, code) {
      const isGood = code !== undefined && (await uses[code.kind](platform, needs, trx, { userId, text: code.text }));
      if (!isGood) throw appError('secondFactorWrong');
    },
  };
}

interface CodeOf {
  readonly userId: UserId;
  readonly text: string;
}

/** Uses up a code of the app; a secret that a former key encrypted is encrypted anew. */
async function useAppCode(
  platform: Platform,
  { keys }: CodeNeeds,
  trx: Database,
  { userId, text }: CodeOf,
): Promise<boolean> {
  const { corpId, now } = platform;
  const factor = await repository.findFactor(trx, corpId, userId);
  if (factor === undefined || factor.confirmedTime === null || factor.secret === null) return false;
  const { secret, isCurrent } = openSecret(platform, keys, factor.secret, userId);
  const step = stepOf(secret, text, now());
  if (step === null) return false;
  return repository.useStep(trx, corpId, {
    userId,
    checked: factor.secret,
    step,
    latest: latestStepAt(now()),
    secret: isCurrent ? factor.secret : keys.seal(secret, ownerOf(platform, userId)),
  });
}

/** Uses up a recovery code and tells the person how many are left. */
async function useRecoveryCode(
  platform: Platform,
  { keys, notify }: CodeNeeds,
  trx: Database,
  { userId, text }: CodeOf,
): Promise<boolean> {
  const { corpId, now } = platform;
  const hashes = keys.hashes(text, ownerOf(platform, userId));
  if (!(await repository.useRecoveryCode(trx, corpId, { userId, hashes }))) return false;
  const count = await repository.countRecoveryCodes(trx, corpId, userId);
  const person = { actor: { id: userId }, object: { id: userId } };
  await recordAudit(platform, trx, { action: 'recoveryCodeUse', ...person, detail: { left: count } });
  await notify(trx, signInNotification(userId, { way: 'recoveryCode', count, at: now() }));
  return true;
}
