import type { UserId } from '@portico/shared-kit/contract/ids';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { FactorKeys, DecryptedSecret } from './factor-keys.ts';

/** Returns what binds an encrypted value to its account. */
export function ownerOf({ corpId }: Pick<Platform, 'corpId'>, userId: UserId): string {
  return `${corpId}/${userId}`;
}

/** Returns the secret of an account in clear. Throws secondFactorUnreadable where no key of ours encrypted it. */
export function openSecret(
  platform: Pick<Platform, 'corpId' | 'log'>,
  keys: FactorKeys,
  sealed: string,
  userId: UserId,
): DecryptedSecret {
  const opened = keys.open(sealed, ownerOf(platform, userId));
  if (opened !== undefined) return opened;
  platform.log.error({ userId }, 'no SECOND_FACTOR_KEY reads this second factor');
  throw appError('secondFactorUnreadable');
}
