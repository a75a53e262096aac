import { useFailure } from '@portico/shared-kit/api';
import { useListMenuQuery } from '@portico/shared-kit/api/applications.api';
import { EmptyState, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { firstPage } from './first-page.model.ts';
import { navigationTexts } from './navigation.texts.ts';
import { useApplicationTree } from './use-application-tree.ts';

/** An application without a page in the address: goes on to the first page of its menu. */
export function ApplicationEntry() {
  const { appCode = '' } = useParams();
  const { state } = useLocation() as { readonly state: unknown };
  const t = navigationTexts.useT();
  const { error, refetch } = useListMenuQuery(appCode);
  const failure = useFailure(error);
  const tree = useApplicationTree(appCode);
  if (tree === undefined) {
    return error === undefined ? <LinesSkeleton /> : <ErrorState failure={failure} onRetry={() => void refetch()} />;
  }
  const path = firstPage(tree, location.origin);
  if (path !== null) return <Navigate to={path} replace state={state} />;
  return <EmptyState title={t('tree.empty')} hint={t('tree.emptyHint')} />;
}
