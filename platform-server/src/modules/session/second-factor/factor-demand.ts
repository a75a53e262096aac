import { isPasswordLogin } from '@portico/shared-kit/contract/password-rules';
import type { Config } from '../../../config.ts';
import type { UserFacts } from '../user-facts.repository.ts';

type Demanding = Pick<Config, 'secondFactorRoles'>;

/** Returns whether one of the person's roles or grants asks for a second factor. */
export function isFactorRequired(
  { secondFactorRoles }: Demanding,
  { roles, grants }: Pick<UserFacts, 'roles' | 'grants'>,
): boolean {
  const own: readonly string[] = [...roles.map(({ code }) => code), ...grants];
  return secondFactorRoles.some((role) => own.includes(role));
}

/** Returns whether somebody must set up a second factor before anything else: who signs in elsewhere has theirs there. */
export function mustSetUpFactor(
  config: Demanding,
  facts: Pick<UserFacts, 'roles' | 'grants' | 'loginType' | 'hasSecondFactor'>,
): boolean {
  return isPasswordLogin(facts.loginType) && !facts.hasSecondFactor && isFactorRequired(config, facts);
}
