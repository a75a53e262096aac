import { api } from '@portico/shared-kit/api';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { beginning } from './return-target.ts';
import { onSessionChange } from './session-changes.ts';
import { readTokens, storedUserId } from './token-store.ts';

/**
 * Goes on to where the user wanted to go. Who is signed in already, or in another tab meanwhile, goes there at once; who
 * is not the person whose session ended begins at the beginning, not on that one's page.
 */
export function useGoOn(target: string): void {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [formerUser] = useState(storedUserId);
  useEffect(() => {
    const goOn = () => {
      if (readTokens() === null) return;
      const user = storedUserId();
      const isAnother = formerUser !== null && user !== null && user !== formerUser;
      dispatch(api.util.resetApiState());
      void navigate(isAnother ? beginning : target, { replace: true });
    };
    goOn();
    return onSessionChange(goOn);
  }, [dispatch, formerUser, navigate, target]);
}
