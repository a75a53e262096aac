import type { UserId } from '@portico/shared-kit/contract/ids';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/transaction.ts';
import type { Platform } from '../../../platform.ts';
import type { SignInDelays, Trier } from '../sign-in-delays.ts';
import type { FactorCodes } from './use-code.ts';
import { readCode } from './typed-code.ts';

/** Person whose password was right. */
interface CodeGiver {
  readonly userId: UserId;
  readonly trier: Trier;
  /** Undefined where none was typed. */
  readonly code: string | undefined;
}

/**
 * Uses up the code that was typed beside a right password. Throws secondFactorNeeded where none was, which counts as no
 * attempt; tooManyAttempts, or secondFactorWrong. Codes of the app are so short that all attempts with them at an account
 * are counted together; a recovery code is too long to be guessed, so that its owner passes while somebody else tries.
 */
export async function requireCode(
  { connections }: Pick<Platform, 'connections'>,
  { delays, codes }: { readonly delays: SignInDelays; readonly codes: FactorCodes },
  { userId, trier, code }: CodeGiver,
): Promise<void> {
  if (code === undefined) {
    await delays.takeBack(trier);
    throw appError('secondFactorNeeded');
  }
  const typed = readCode(code);
  if (typed?.kind !== 'recovery') await delays.beginCode(trier);
  await transaction(connections.db, async (trx) => {
    await codes.use(trx, userId, typed);
    await delays.succeedCode(trx, trier);
  });
}
