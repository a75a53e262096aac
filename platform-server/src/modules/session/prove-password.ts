import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import { isPassword } from './password.ts';
import { findAccount } from './session.repository.ts';
import type { SignInDelays, Trier } from './sign-in-delays.ts';

/** Signed-in person who types their password again. */
export interface PasswordGiver {
  readonly username: string;
  readonly password: string;
  readonly sessionId: string;
  /** Address from which the request comes. */
  readonly address: string;
}

/** A password that is right. */
interface ProvenPassword {
  readonly hash: string;
  /** Tries in their own session: nobody else can, so nobody else delays them. */
  readonly trier: Trier;
}

/**
 * Returns the hash of the account, whose password this is. Throws tooManyAttempts, or `wrong`. The attempt stands until
 * who asked calls `delays.succeed`.
 */
export async function provePassword(
  { connections, corpId }: Pick<Platform, 'connections' | 'corpId'>,
  delays: SignInDelays,
  { username, password, sessionId, address }: PasswordGiver,
  wrong: 'oldPasswordWrong' | 'ownPasswordWrong',
): Promise<ProvenPassword> {
  const trier = { username, address, knownDevice: sessionId };
  await delays.begin(trier);
  const hash = (await findAccount(connections.db, corpId, username))?.passwordHash ?? null;
  if (!(await isPassword(password, hash)) || hash === null) throw appError(wrong);
  return { hash, trier };
}
