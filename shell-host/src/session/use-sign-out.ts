import { api } from '@portico/shared-kit/api';
import { useLogoutMutation } from '@portico/shared-kit/api/session.api';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { clearSession, readTokens } from './token-store.ts';

/** Ends the session on the server and in every tab, then shows the login page (shell spec, section 4). */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    const tokens = readTokens();
    // Signed out here even when the server cannot be told: the token then ends by its own time.
    if (tokens !== null) await logout({ redirect_uri: `${location.origin}/login`, T: tokens.refreshToken });
    clearSession();
    await navigate('/login');
    dispatch(api.util.resetApiState());
  }, [dispatch, logout, navigate]);
}
