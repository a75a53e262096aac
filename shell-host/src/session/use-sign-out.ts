import { api } from '@portico/shared-kit/api';
import { useLogoutMutation } from '@portico/shared-kit/api/session.api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { askToLeave } from '../app/leave-questions.ts';
import { useSession } from '../app/session-context.ts';
import { clearSession, forgetLocalDrafts } from './token-changes.ts';
import { readTokens } from './token-store.ts';

/** Ms that the server is given to hear of it. */
const longestFarewell = 3_000;

/**
 * Ends the session on the server and in every tab, then shows the login page (shell spec, section 4). Asks first where
 * work would be lost; what was kept of it for this person goes with the session.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const session = useSession();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    if (!(await askToLeave())) return;
    const tokens = readTokens();
    // Signed out here even when the server cannot be told: the token then ends by its own time.
    const signedOut =
      tokens && logout({ redirect_uri: `${location.origin}/login`, T: tokens.refreshToken ?? tokens.token });
    if (session !== null) forgetLocalDrafts(session.id);
    clearSession();
    await navigate('/login');
    await Promise.race([signedOut, new Promise((resolve) => setTimeout(resolve, longestFarewell))]);
    if (readTokens() === null) dispatch(api.util.resetApiState());
  }, [dispatch, logout, navigate, session]);
}
