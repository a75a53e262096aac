import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useListWorkflowsQuery, useQueryMyInstancesQuery } from '@portico/shared-kit/api/workflow-search.api';
import type { SearchableWorkflow, MyInstance } from '@portico/shared-kit/contract/workflow-search.schema';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { draftsPath, instancePath } from '../../../addresses.model.ts';
import { PageFrame } from '../../../components/PageFrame.tsx';
import { pageSizes } from '../../features/list-work-items/list-page.model.ts';
import { useListPage } from '../../features/list-work-items/use-list-page.ts';
import { ownConditions, ownQuestion } from '../../features/search-workflows/search-filter.model.ts';
import { searchTexts } from '../../features/search-workflows/search.texts.ts';
import type { ResultColumn } from '../../features/search-workflows/ResultTable.tsx';
import { SearchBar } from '../../features/search-workflows/SearchBar.tsx';
import { SearchForm } from '../../features/search-workflows/SearchForm.tsx';
import { SearchResult } from '../../features/search-workflows/SearchResult.tsx';
import { type SearchFilter, useSearchFilter } from '../../features/search-workflows/use-search-filter.ts';
import { itemsTexts } from '../../work-list/items.texts.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import { useProgressColumns } from './instance-columns.tsx';
import { MyInstanceActions } from './MyInstanceActions.tsx';

const none: readonly SearchableWorkflow[] = [];

/** The workflows that the user started, where each of them is, and what they can do with it. */
export function MyWorkflowsPage() {
  const t = workflowTexts.useT();
  const search = searchTexts.useT();
  const services = useApiFieldServices();
  const { data: workflows = none } = useListWorkflowsQuery({ of: 'mine' });
  const conditions = useMemo(() => ownConditions(workflows), [workflows]);
  const filter = useSearchFilter(conditions);
  const [{ keyword }, change] = useListPage();
  return (
    <FieldServicesProvider services={services}>
      <PageFrame title={t('mine.title')}>
        <SearchBar keyword={keyword} onKeyword={(wanted) => change({ keyword: wanted, page: 0 })}>
          <Link to={draftsPath}>{search('mine.drafts')}</Link>
        </SearchBar>
        <SearchForm filter={filter} />
        <MyWorkflowList filter={filter} />
      </PageFrame>
    </FieldServicesProvider>
  );
}

/** The status of instances; one that was returned to the user is marked, as in their to-do list. */
function useMyColumns(): readonly ResultColumn<MyInstance>[] {
  const t = itemsTexts.useT();
  return useProgressColumns().map((column) =>
    column.key === 'status'
      ? {
          ...column,
          render: (instance) => (
            <>
              {instance.isReturned === true && <Tag color="warning">{t('returned')}</Tag>}
              {column.render(instance)}
            </>
          ),
        }
      : column,
  );
}

function MyWorkflowList({ filter }: { readonly filter: SearchFilter }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const [{ page, size, keyword }, change] = useListPage();
  const answer = useQueryMyInstancesQuery(
    { ...ownQuestion(filter.applied), ...(keyword === '' ? {} : { keyword }), page, size },
    // Others move them on.
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMyColumns();
  return (
    <SearchResult<MyInstance>
      label={t('mine.title')}
      answer={answer}
      columns={columns}
      paging={{ page, size, sizes: pageSizes, change }}
      empty={{ title: t('mine.empty'), hint: t('mine.emptyHint') }}
      onClear={filter.clear}
      keyOf={({ id }) => id}
      titleOf={({ instanceName, instanceName_i18n }) => localised(instanceName, instanceName_i18n, locale)}
      noteOf={({ workflowName, workflowName_i18n }) => localised(workflowName, workflowName_i18n, locale)}
      pathOf={({ id }) => instancePath(id)}
      actionsWidth={176}
      renderActions={(instance) => <MyInstanceActions instance={instance} />}
    />
  );
}
