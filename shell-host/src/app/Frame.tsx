import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { Layout } from '../layout/Layout.tsx';
import { mayOpen } from '../navigation/may-open.ts';
import { hasQueryForm } from '../navigation/query-forms.model.ts';
import { redirectFor } from '../navigation/redirect.ts';
import { routeAt } from '../navigation/route-table.ts';
import { offeredOverrides } from '../remotes/overrides.ts';
import { useRemotes } from '../remotes/remotes-context.ts';
import { offeredReplay } from '../remotes/replay-offer.ts';
import { LazySettingsDialog } from '../settings/lazy-settings.ts';
import { usePageHandle } from './page-handle.ts';
import { useSession } from './session-context.ts';
import { useForcedSetUp } from './use-forced-set-up.ts';

const OverrideBadge = lazyWithRetry(async () => (await import('../remotes/OverrideBadge.tsx')).OverrideBadge);

const DebugBanner = lazyWithRetry(async () => (await import('./pages-of-shell.ts')).DebugBanner);

const PermissionPage = lazyWithRetry(async () => (await import('./pages-of-shell.ts')).pageNamed('permission'));

const IncompletePage = lazyWithRetry(async () => (await import('./pages-of-shell.ts')).pageNamed('incomplete'));

export const LeaveGuard = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "frame" */ './LeaveGuard.tsx')).LeaveGuard,
);

export const ApplicationLocation = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "frame" */ '../navigation/ApplicationLocation.tsx')).ApplicationLocation,
);

/**
 * Frame around every page of a signed-in user; whoever has an initial password changes it first, then whoever needs a
 * second factor sets it up. A page that was open when its password was reset stays below with what was typed; before that
 * nobody sees any.
 */
export function Frame() {
  const session = useSession();
  const isInitial = session?.singlePwd === true;
  const { isSettingUp, finish } = useForcedSetUp(!isInitial && session?.mustSetUpSecondFactor === true);
  const isForced = isInitial || isSettingUp;
  const [hasPage] = useState(!isForced);
  return (
    <>
      {(hasPage || !isForced) && <FramedPage />}
      {isInitial && (
        <Suspense fallback={null}>
          <LazySettingsDialog which="initial" user={session} />
        </Suspense>
      )}
      {isSettingUp && session !== null && (
        <Suspense fallback={null}>
          <LazySettingsDialog which="secondFactor" user={session} onClose={finish} />
        </Suspense>
      )}
    </>
  );
}

/** Pages that ask for more than a header get less. */
function FramedPage() {
  const { released, resetOverrides } = useRemotes();
  const { appCode } = useParams();
  const [isOffered] = useState(() => offeredOverrides(released) !== null || offeredReplay(released) !== null);
  const { search } = useLocation();
  return (
    <>
      <Layout>
        {search.includes('debugId=') && (
          <Suspense fallback={null}>
            <DebugBanner />
          </Suspense>
        )}
        <Permitted />
      </Layout>
      <Suspense fallback={null}>
        <LeaveGuard />
      </Suspense>
      {appCode !== undefined && (
        <Suspense fallback={null}>
          <ApplicationLocation appCode={appCode} />
        </Suspense>
      )}
      {(isOffered || released.isReplay || resetOverrides !== undefined) && (
        <Suspense fallback={null}>
          <OverrideBadge />
        </Suspense>
      )}
    </>
  );
}

/** The page, or what stands in its place for those who may not see it (shell spec, section 6). */
function Permitted() {
  const session = useSession();
  const handle = usePageHandle();
  const { pathname, search } = useLocation();
  if (session === null) return null;
  const redirect = redirectFor(pathname, session);
  if (redirect !== null) return <Navigate to={redirect} replace />;
  if (!mayOpen(handle?.can ?? [], session.permissions)) {
    return (
      <Suspense fallback={null}>
        <PermissionPage />
      </Suspense>
    );
  }
  if (!hasQueryForm(routeAt(pathname)?.queries, search)) {
    return (
      <Suspense fallback={null}>
        <IncompletePage />
      </Suspense>
    );
  }
  return <Outlet />;
}
