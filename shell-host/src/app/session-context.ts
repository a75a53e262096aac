import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { createContext, useContext } from 'react';

const SessionContext = createContext<CurrentUser | null>(null);

/** Gives everything below the signed-in user; null before sign-in. */
export const SessionProvider = SessionContext.Provider;

/** Returns the user who is signed in; null before that. */
export function useSession(): CurrentUser | null {
  return useContext(SessionContext);
}
