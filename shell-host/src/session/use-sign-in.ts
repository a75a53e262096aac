import { isApiError } from '@portico/shared-kit/api';
import { useGetRsaKeyMutation, useSignInMutation } from '@portico/shared-kit/api/session.api';
import { useCallback } from 'react';
import { passwordCipher } from './encrypt-password.ts';
import { storeTokens } from './token-changes.ts';

interface SignIn {
  /** Signs in, with a code where the account has a second factor; throws an ApiError. */
  signIn(username: string, password: string, code?: string): Promise<void>;
  readonly isSigningIn: boolean;
  /** The last failure; undefined before one and while trying again. */
  readonly error: unknown;
}

/** Signing in by user name and password: key, encryption, tokens (shell spec, section 7). */
export function useSignIn(): SignIn {
  const [getKey, key] = useGetRsaKeyMutation();
  const [send, sent] = useSignInMutation();
  const signIn = useCallback(
    async (username: string, password: string, code?: string) => {
      const attempt = async () => {
        const { index, key: publicKey } = await getKey().unwrap();
        const encrypted = await passwordCipher.encrypt(publicKey, password);
        const input = { username, password: encrypted, index, ...(code === undefined ? {} : { code }) };
        storeTokens(await send(input).unwrap());
      };
      try {
        await attempt();
      } catch (error) {
        // Signing out ends all calls of the page once the server has heard of it, which may take until now.
        if (!isAborted(error)) throw error;
        await attempt();
      }
    },
    [getKey, send],
  );
  const isSigningIn = key.isLoading || sent.isLoading;
  const error = isSigningIn ? undefined : [key.error, sent.error].find(isApiError);
  return { signIn, isSigningIn, error };
}

function isAborted(error: unknown): boolean {
  return isApiError(error) ? error.aborted : error instanceof Object && 'name' in error && error.name === 'AbortError';
}
