import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useListWorkflowsQuery, useSearchInstancesQuery } from '@portico/shared-kit/api/workflow-search.api';
import type { InstanceMatch, SearchableWorkflow } from '@portico/shared-kit/contract/workflow-search.schema';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useMemo } from 'react';
import { instancePath } from '../../../addresses.model.ts';
import { InstanceAdminRowMenu } from '../../features/administer-instance/InstanceAdminRowMenu.tsx';
import { PageFrame } from '../../../components/PageFrame.tsx';
import { pageSizes } from '../../features/list-work-items/list-page.model.ts';
import { useListPage } from '../../features/list-work-items/use-list-page.ts';
import { instanceConditions, instanceQuestion } from '../../features/search-workflows/search-filter.model.ts';
import { searchTexts } from '../../features/search-workflows/search.texts.ts';
import { SearchBar } from '../../features/search-workflows/SearchBar.tsx';
import { SearchForm } from '../../features/search-workflows/SearchForm.tsx';
import { SearchResult } from '../../features/search-workflows/SearchResult.tsx';
import { useOrder } from '../../features/search-workflows/use-order.ts';
import { useSearchFilter } from '../../features/search-workflows/use-search-filter.ts';
import { useInstanceColumns } from './instance-columns.tsx';

const orders = ['newest', 'oldest', 'lastFinished', 'firstFinished'] as const;
const none: readonly SearchableWorkflow[] = [];

/** All instances that an administrator may look for (shell spec, sections 2 and 6). */
export function InstanceSearchPage() {
  const t = searchTexts.useT();
  const services = useApiFieldServices();
  const { data: workflows = none } = useListWorkflowsQuery({ of: 'all' });
  const conditions = useMemo(() => instanceConditions(workflows), [workflows]);
  const filter = useSearchFilter(conditions);
  const [{ keyword }, change] = useListPage();
  const [order, setOrder] = useOrder(orders);
  return (
    <FieldServicesProvider services={services}>
      <PageFrame title={t('instances.title')}>
        <SearchBar
          keyword={keyword}
          orders={{
            newest: t('orders.newest'),
            oldest: t('orders.oldest'),
            lastFinished: t('orders.lastFinished'),
            firstFinished: t('orders.firstFinished'),
          }}
          order={order}
          onKeyword={(wanted) => change({ keyword: wanted, page: 0 })}
          onOrder={setOrder}
        />
        <SearchForm filter={filter} />
        <InstanceSearchResults filter={filter} order={order} />
      </PageFrame>
    </FieldServicesProvider>
  );
}

interface InstanceSearchResultsProps {
  readonly filter: ReturnType<typeof useSearchFilter>;
  readonly order: (typeof orders)[number];
}

function InstanceSearchResults({ filter, order }: InstanceSearchResultsProps) {
  const t = searchTexts.useT();
  const locale = useLocale();
  const [{ page, size, keyword }, change] = useListPage();
  const answer = useSearchInstancesQuery(
    { ...instanceQuestion(filter.applied), ...(keyword === '' ? {} : { keyword }), order, page, size },
    // Others move them on.
    { refetchOnMountOrArgChange: true },
  );
  const columns = useInstanceColumns();
  return (
    <SearchResult<InstanceMatch>
      label={t('instances.title')}
      answer={answer}
      columns={columns}
      paging={{ page, size, sizes: pageSizes, change }}
      empty={{ title: t('instances.empty'), hint: t('instances.emptyHint') }}
      onClear={filter.clear}
      keyOf={({ id }) => id}
      titleOf={({ instanceName, instanceName_i18n }) => localised(instanceName, instanceName_i18n, locale)}
      noteOf={({ workflowName, workflowName_i18n, sequenceNo }) =>
        [localised(workflowName, workflowName_i18n, locale), sequenceNo].filter(Boolean).join(' · ')
      }
      pathOf={({ id }) => instancePath(id)}
      actionsWidth={72}
      renderActions={({ id }) => <InstanceAdminRowMenu workflowInstanceId={id} />}
    />
  );
}
