import { NoPermission } from '@portico/shared-kit/ui/feedback';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Layout } from '../layout/Layout.tsx';
import { mayOpen } from '../navigation/may-open.ts';
import { refuge } from '../navigation/refuge.ts';
import { HomeLink } from '../pages/HomeLink.tsx';
import { OverrideBadge } from '../remotes/OverrideBadge.tsx';
import { usePageHandle } from './page-handle.ts';
import { useSession } from './session-context.ts';

/** What stands around every page of a signed-in user; pages that ask for more than a header get less. */
export function Frame() {
  return (
    <>
      <Layout>
        <Permitted />
      </Layout>
      <OverrideBadge />
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
  if (!mayOpen(handle?.can ?? [], session.permissions)) return <NoPermission action={<HomeLink />} />;
  return <Outlet />;
}
