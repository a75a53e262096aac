import { api, isApiError, usePortalDispatch } from '@portico/shared-kit/api';
import { sessionEndpoints, useLogoutMutation } from '@portico/shared-kit/api/session.api';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { useState } from 'react';
import { forgetLocalDrafts, storeTokens } from './token-changes.ts';
import { readTokens } from './token-store.ts';

interface TakeSession {
  /** Resolves to whether this browser has the session now. */
  take(): Promise<boolean>;
  readonly isTaking: boolean;
  /** Reason for which it has not; undefined before that. */
  readonly error: unknown;
}

/**
 * Makes the session of a token that was handed over alone the one of this browser, by the second form of the shell spec,
 * section 7: the token itself is not kept. Who was signed in before is signed out.
 */
export function useTakeSession(token: string, former: CurrentUser | undefined): TakeSession {
  const dispatch = usePortalDispatch();
  const [logout] = useLogoutMutation();
  const [isTaking, setTaking] = useState(false);
  const [error, setError] = useState<unknown>();

  async function take(): Promise<boolean> {
    setTaking(true);
    setError(undefined);
    const answer = await dispatch(sessionEndpoints.refreshTokenOf.initiate({ access_token: token }));
    setTaking(false);
    if (answer.data === undefined) {
      setError(isApiError(answer.error) ? answer.error : undefined);
      return false;
    }
    const tokens = readTokens();
    if (tokens !== null) void logout({ T: tokens.refreshToken ?? tokens.token });
    if (former !== undefined) forgetLocalDrafts(former.id);
    // A new session tells of the last sign-in anew.
    localStorage.removeItem('login_jump');
    storeTokens(answer.data);
    dispatch(api.util.resetApiState());
    return true;
  }

  return { take, isTaking, error };
}
