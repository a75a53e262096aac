import { useChangePasswordMutation, useChangePasswordOfMutation } from '@portico/shared-kit/api/password.api';
import { useGetRsaKeyMutation } from '@portico/shared-kit/api/session.api';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { passwordCipher } from '../session/encrypt-password.ts';

/** Passwords that a person types to change theirs. */
export interface TypedPasswords {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Sends the change; throws an ApiError. */
export type ChangePassword = (typed: TypedPasswords) => Promise<void>;

/** Both passwords under a key that was fetched for them. */
function useSealedPasswords(): (typed: TypedPasswords) => Promise<TypedPasswords & { readonly index: string }> {
  const [getKey] = useGetRsaKeyMutation();
  return async ({ oldPassword, newPassword }) => {
    const { index, key } = await getKey().unwrap();
    return {
      index,
      oldPassword: await passwordCipher.encrypt(key, oldPassword),
      newPassword: await passwordCipher.encrypt(key, newPassword),
    };
  };
}

/** The change as personal settings and the forced dialog send it (shell spec, section 7). */
export function useChangeOwnPassword(): ChangePassword {
  const seal = useSealedPasswords();
  const [send] = useChangePasswordMutation();
  return async (typed) => void (await send(await seal(typed)).unwrap());
}

/** The change as the header sends it: by account and organisation (shell spec, section 7). */
export function useChangePasswordOf({ username, corpId }: Pick<CurrentUser, 'username' | 'corpId'>): ChangePassword {
  const seal = useSealedPasswords();
  const [send] = useChangePasswordOfMutation();
  return async (typed) => void (await send({ username, corpId, ...(await seal(typed)) }).unwrap());
}
