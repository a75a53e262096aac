import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ApplicationListPage } from './ApplicationListPage.tsx';

/** The application portal, which is there only where the system's setting opens it (shell spec, section 2). */
export function ApplicationPortalPage() {
  const { data, isError } = useGetSystemConfigQuery();
  if (data === undefined && !isError) return <LinesSkeleton />;
  return data?.openApplicationPortal === true ? <ApplicationListPage /> : <NotFoundPage />;
}
