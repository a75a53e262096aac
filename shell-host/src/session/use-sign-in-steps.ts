import { isApiError } from '@portico/shared-kit/api';
import { codeOf } from '@portico/shared-kit/errors';
import { useState } from 'react';
import { useSignIn } from './use-sign-in.ts';

/** Name and password as they are typed. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface SignInSteps {
  /** Sends name and password; where a code is needed, both are kept for the next step. */
  send(credentials: Credentials): Promise<void>;
  /** Sends them again with a code. */
  sendCode(code: string): Promise<void>;
  /** Goes back to name and password, as they were typed. */
  goBack(): void;
  /** As they were typed last; undefined before that. */
  readonly typed: Credentials | undefined;
  readonly asksForCode: boolean;
  readonly isSigningIn: boolean;
  /** The failure of the step that is shown; undefined where nothing is wrong. */
  readonly error: unknown;
}

const hasCode = (error: unknown, name: 'secondFactorNeeded' | 'signInFailed') =>
  isApiError(error) && error.errcode === codeOf(name);

/** Signing in by name and password, and by a code where the account has a second factor. Failures are told by `error`. */
export function useSignInSteps(): SignInSteps {
  const { signIn, isSigningIn, error } = useSignIn();
  const [typed, setTyped] = useState<Credentials>();
  const [asksForCode, setAsking] = useState(false);
  const [isErrorOld, setErrorOld] = useState(false);

  async function attempt({ username, password }: Credentials, code?: string): Promise<void> {
    setErrorOld(false);
    try {
      await signIn(username, password, code);
    } catch (failure) {
      // The password may have been changed since it was right.
      if (hasCode(failure, 'signInFailed')) setAsking(false);
      if (hasCode(failure, 'secondFactorNeeded')) setAsking(true);
    }
  }

  return {
    send(credentials) {
      setTyped(credentials);
      return attempt(credentials);
    },
    sendCode: (code) => (typed === undefined ? Promise.resolve() : attempt(typed, code)),
    goBack() {
      setErrorOld(true);
      setAsking(false);
    },
    typed,
    asksForCode,
    isSigningIn,
    error: isErrorOld || hasCode(error, 'secondFactorNeeded') ? undefined : error,
  };
}
