import { NoPermission } from '@portico/shared-kit/ui/feedback';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { Layout } from '../layout/Layout.tsx';
import { mayOpen } from '../navigation/may-open.ts';
import { refuge } from '../navigation/refuge.ts';
import { HomeLink } from '../pages/HomeLink.tsx';
import { offeredOverrides } from '../remotes/overrides.ts';
import { useRemotes } from '../remotes/remotes-context.ts';
import { offeredReplay } from '../remotes/replay-offer.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { usePageHandle } from './page-handle.ts';
import { useSession } from './session-context.ts';

const OverrideBadge = lazy(async () => ({ default: (await import('../remotes/OverrideBadge.tsx')).OverrideBadge }));

const ApplicationPlace = lazy(async () => ({
  default: (await import('../navigation/ApplicationPlace.tsx')).ApplicationPlace,
}));

/** What stands around every page of a signed-in user; pages that ask for more than a header get less. */
export function Frame() {
  const { released, resetOverrides } = useRemotes();
  const { appCode } = useParams();
  const [isOffered] = useState(() => offeredOverrides(released) !== null || offeredReplay(released) !== null);
  return (
    <>
      <Layout>
        <Permitted />
      </Layout>
      <LeaveGuard />
      {appCode !== undefined && (
        <Suspense fallback={null}>
          <ApplicationPlace appCode={appCode} />
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
  const { pathname } = useLocation();
  if (session === null) return null;
  const elsewhere = refuge(pathname, session);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  if (!mayOpen(handle?.can ?? [], session.permissions)) return <NoPermission isPage action={<HomeLink />} />;
  return <Outlet />;
}
