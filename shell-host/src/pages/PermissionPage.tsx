import { NoPermission } from '@portico/shared-kit/ui/feedback';
import { HomeLink } from './HomeLink.tsx';

/** The page of what a user may not see. */
export function PermissionPage() {
  return <NoPermission isPage action={<HomeLink />} />;
}
