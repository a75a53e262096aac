import { useFailure } from '@portico/shared-kit/api';
import { useGetCurrentUserQuery } from '@portico/shared-kit/api/current-user.api';
import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionProvider } from '../app/session-context.ts';
import { isBehindProxy } from '../remotes/page-composition.ts';
import { beginning, loginPath } from './return-target.ts';
import { announceSessionChange, onSessionChange } from './session-changes.ts';
import { bindTabToUser, isTabBound, sessionStatusOfTab } from './tab-session.ts';
import { storeUser } from './token-store.ts';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';

const ProxySignIn = lazyWithRetry(async () => (await import('./ProxySignIn.tsx')).ProxySignIn);

export const SessionCare = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "frame" */ './SessionCare.tsx')).SessionCare,
);

interface SessionGateProps {
  readonly children: ReactNode;
  /** Content while the user is being fetched. */
  readonly loading: ReactNode;
  /** Loads the whole page anew, so that nothing of the person before stays in memory. */
  readonly startAnew?: (path: string) => void;
}

/**
 * Lets only signed-in people pass: others go to the login page and come back, or come in as whom the proxy in front has
 * signed in (shell spec, section 2); who signed out here goes to the login page in any case. A session that
 * ends by itself leaves the page standing under a dialog; a tab whose browser has somebody else's session starts anew.
 */
export function SessionGate({ children, loading, startAnew = openAnew }: SessionGateProps) {
  const status = useSyncExternalStore(onSessionChange, sessionStatusOfTab);
  const { pathname, search, hash } = useLocation();
  const isOthers = status === 'other';
  // The page is gone by now, so nothing on it holds the tab back.
  useEffect(() => {
    if (isOthers) startAnew(beginning);
  }, [isOthers, startAnew]);
  if (isOthers) return loading;
  if (status === 'out' && !isTabBound() && isBehindProxy())
    return (
      <Suspense fallback={loading}>
        <ProxySignIn loading={loading} />
      </Suspense>
    );
  // Who signs in after somebody signed out begins at the beginning, not on that one's page.
  if (status === 'out') return <Navigate to={isTabBound() ? '/login' : loginPath(pathname + search + hash)} replace />;
  return (
    <SignedIn isOver={status === 'over'} loading={loading} startAnew={startAnew}>
      {children}
    </SignedIn>
  );
}

function openAnew(path: string): void {
  location.replace(path);
}

interface SignedInProps extends Required<SessionGateProps> {
  readonly isOver: boolean;
}

function SignedIn({ children, loading, isOver, startAnew }: SignedInProps) {
  const { data: user, error, refetch } = useGetCurrentUserQuery();
  const failure = useFailure(error);
  useEffect(() => {
    if (user !== undefined) keepUser(user);
  }, [user]);
  if (user !== undefined)
    return (
      <SessionProvider value={user}>
        {children}
        <RemoteBoundary onCrash={() => isOver && startAnew('/login')}>
          <Suspense fallback={null}>
            <SessionCare user={user} isOver={isOver} />
          </Suspense>
        </RemoteBoundary>
      </SessionProvider>
    );
  if (error !== undefined) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  return loading;
}

/** The first person whose page a tab shows is its owner; for another one's it starts anew. */
function keepUser(user: CurrentUser): void {
  if (!isTabBound()) bindTabToUser(user.id);
  if (sessionStatusOfTab() === 'in') storeUser(user);
  if (sessionStatusOfTab() === 'other') announceSessionChange();
}
