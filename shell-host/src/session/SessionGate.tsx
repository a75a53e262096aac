import { useFailure } from '@portico/shared-kit/api';
import { useGetCurrentUserQuery } from '@portico/shared-kit/api/session.api';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionProvider } from '../app/session-context.ts';
import { loginPath } from './return-target.ts';
import { onSessionChange } from './session-changes.ts';
import { useKeepSession } from './use-keep-session.ts';
import { readTokens } from './token-store.ts';

interface SessionGateProps {
  readonly children: ReactNode;
  /** What stands while the user is being fetched. */
  readonly loading: ReactNode;
}

const tokenNow = () => readTokens()?.token ?? null;

/** Lets only signed-in people pass: others go to the login page and come back (shell spec, section 2). */
export function SessionGate({ children, loading }: SessionGateProps) {
  const isSignedIn = useSyncExternalStore(onSessionChange, () => tokenNow() !== null);
  const { pathname, search, hash } = useLocation();
  if (!isSignedIn) return <Navigate to={loginPath(pathname + search + hash)} replace />;
  return <SignedIn loading={loading}>{children}</SignedIn>;
}

function SignedIn({ children, loading }: SessionGateProps) {
  const { data: user, error, refetch } = useGetCurrentUserQuery();
  const failure = useFailure(error);
  useKeepSession();
  useEffect(() => {
    if (user !== undefined) localStorage.setItem('user', JSON.stringify({ id: user.id, roleName: user.roleName }));
  }, [user]);
  if (user !== undefined) return <SessionProvider value={user}>{children}</SessionProvider>;
  if (error !== undefined) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  return loading;
}
