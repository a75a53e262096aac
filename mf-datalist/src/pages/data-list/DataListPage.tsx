import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useGetListConfigDataQuery } from '@portico/shared-kit/api/models.api';
import { FieldServicesProvider, loadDateEditor } from '@portico/shared-kit/fields/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAdvancedCode } from '../../list/advanced-code.ts';
import { WithScript } from '../../scripts/WithScript.tsx';
import { viewCodeIn } from '../../list/list-state.model.ts';
import { ListFailure } from './ListFailure.tsx';
import { ListScreen } from './ListScreen.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

/** Greatest age of a list's definition when it is opened again, in seconds. */
const freshFor = 30;

/** Fetches the code of filters by dates, which a list takes after its first rows. */
export function prefetch(): void {
  void loadDateEditor();
}

/** The data list: the page that the shell mounts for `/application/:appCode/application-list/:schemaCode`. */
export function Page() {
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
    return (
      <FieldServicesProvider services={services}>
        {/* Another model or view starts afresh: its own place, draft filter and selection. */}
        <WithScript key={`${currentData.schemaCode}/${currentData.view.code}`} config={currentData}>
          <ListScreen config={currentData} views={{ chosen, onChoose: setChosen }} onReload={() => void refetch()} />
        </WithScript>
      </FieldServicesProvider>
    );
  }
  if (error !== undefined) {
    return <ListFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <ListSkeleton />;
}
