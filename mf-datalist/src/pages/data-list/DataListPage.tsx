import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useGetListConfigDataQuery } from '@portico/shared-kit/api/models.api';
import { FieldServicesProvider, loadDateEditor } from '@portico/shared-kit/fields/ui';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAdvancedCode } from '../../list/advanced-code.ts';
import { EditHistoryProvider } from '../../edit-history/history-context.ts';
import { WithScript } from '../../scripts/WithScript.tsx';
import { hasListState, savedViewIn, viewCodeIn } from '@portico/shared-kit/list-address';
import { useViewedPerson } from '../../view-as/view-as-context.ts';
import { ListFailure } from './ListFailure.tsx';
import { ListScreen } from './ListScreen.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

const OpenSavedView = lazyWithRetry(async () => (await import('../../saved-views/rare-parts.ts')).OpenSavedView);
const ListAsPerson = lazyWithRetry(async () => (await import('../../view-as/view-as-parts.ts')).ListAsPerson);

/** Greatest age of a list's definition when it is opened again, in seconds. */
const freshFor = 30;

/** Fetches the code of filters by dates, which a list takes after its first rows. */
export function prefetch(): void {
  void loadDateEditor();
}

/** The data list: the page that the shell mounts for `/application/:appCode/application-list/:schemaCode`. */
export function Page() {
  const { id } = useViewedPerson();
  if (id === null) return <OpenList />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <ListAsPerson key={id} userId={id}>
        <OpenList />
      </ListAsPerson>
    </Suspense>
  );
}

/** The list that the address names. */
function OpenList() {
  const { schemaCode = '' } = useParams();
  const [query] = useSearchParams();
  const code = viewCodeIn(query);
  const services = useApiFieldServices();
  const [chosen, setChosen] = useState<string | null>(null);
  const { currentData, error, isFetching, refetch } = useGetListConfigDataQuery(
    { schemaCode, ...(code === null ? {} : { code }) },
    { refetchOnMountOrArgChange: freshFor },
  );
  const isReadable = useAdvancedCode(query.has('where'));
  if (currentData !== undefined && isReadable) {
    const saved = savedViewIn(query);
    const opensSaved = saved !== null || (currentData.defaultView !== undefined && !hasListState(query));
    // Another model or view starts afresh: its own place, draft filter and selection.
    const key = `${currentData.schemaCode}/${currentData.view.code}/${saved ?? ''}`;
    const draw = (config: ListConfig) => (
      <WithScript key={key} config={config}>
        <ListScreen config={config} views={{ chosen, onChoose: setChosen }} onReload={() => void refetch()} />
      </WithScript>
    );
    return (
      <FieldServicesProvider services={services}>
        <EditHistoryProvider key={currentData.schemaCode}>
          {opensSaved ? (
            <Suspense fallback={<ListSkeleton />}>
              <OpenSavedView key={key} config={currentData} draw={draw} />
            </Suspense>
          ) : (
            draw(currentData)
          )}
        </EditHistoryProvider>
      </FieldServicesProvider>
    );
  }
  if (error !== undefined) {
    return <ListFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <ListSkeleton />;
}
