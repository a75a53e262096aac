import { defaultDashboardCode } from '@portico/shared-kit/contract/default-dashboard';
import { useParams } from 'react-router-dom';
import { PortalPageView } from '../features/show-page/PortalPageView.tsx';

/** A portal page by its code, the default dashboard without one (portal spec, section 2). */
export function Page() {
  const { pageCode = defaultDashboardCode } = useParams();
  return <PortalPageView key={pageCode} code={pageCode} />;
}
