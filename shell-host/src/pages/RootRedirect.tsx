import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { showSingleApplication } from '../single-application/single-application.ts';
import { rootRedirectTarget } from './root-redirect.model.ts';

/** Milliseconds between entering at the root and going on (shell spec, sections 2 and 9). */
const redirectDelay = 200;

/** The root path: goes on to the portal page, to the one application of the environment, or to a message. */
export function RootRedirect() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const messageId = search.get('messageId');
  const { data, isError } = useGetSystemConfigQuery();
  useEffect(() => {
    if (data === undefined && !isError) return undefined;
    const { appCode = null, mobilePortalUrl = null } = data ?? {};
    const isMobile = /Android|iPhone|iPad|Mobile/.test(navigator.userAgent);
    const target = rootRedirectTarget({ messageId, appCode, isMobile, mobilePortalUrl });
    if (target === '/app-home' && appCode !== null) showSingleApplication(appCode);
    const go = () => (target.startsWith('/') ? void navigate(target, { replace: true }) : location.replace(target));
    const timer = setTimeout(go, redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate, messageId, data, isError]);
  return null;
}
