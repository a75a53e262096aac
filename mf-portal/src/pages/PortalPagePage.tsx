import { homePageCode, pageCodeParameter } from '@portico/shared-kit/contract/application-paths';
import { defaultDashboardCode } from '@portico/shared-kit/portal-pages';
import { useParams, useSearchParams } from 'react-router-dom';
import { PortalPageView } from '../runtime/PortalPageView.tsx';

/**
 * A portal page by its code (portal spec, section 2): in an application the named one or the application's home page,
 * the default dashboard where nothing is named.
 */
export function Page() {
  const { pageCode, appCode } = useParams();
  const [search] = useSearchParams();
  const own = appCode === undefined ? defaultDashboardCode : homePageCode(appCode);
  const code = pageCode ?? search.get(pageCodeParameter) ?? own;
  return <PortalPageView key={code} code={code} />;
}
