import type { UserId } from '@portico/shared-kit/contract/ids';
import { useListWorkflowsQuery, useSearchWorkItemsQuery } from '@portico/shared-kit/api/workflow-search.api';
import type { SearchableWorkflow } from '@portico/shared-kit/contract/workflow-search.schema';
import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { labelOf, workItemTypes } from '@portico/shared-kit/workflow';
import { Segmented } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { instancePath } from '../../../addresses.model.ts';
import { InstanceAdminRowMenu } from '../../features/administer-instance/InstanceAdminRowMenu.tsx';
import { Moment } from '@portico/shared-kit/ui/time';
import { InstanceStatusTag, ItemStatusTag } from '../../../components/StatusTag.tsx';
import { pageSizes } from '../../features/list-work-items/list-page.model.ts';
import { useListPage } from '../../features/list-work-items/use-list-page.ts';
import type { ResultColumn, Selection } from '../../features/search-workflows/ResultTable.tsx';
import { itemConditions, itemQuestion } from '../../features/search-workflows/search-filter.model.ts';
import { searchTexts } from '../../features/search-workflows/search.texts.ts';
import { SearchBar } from '../../features/search-workflows/SearchBar.tsx';
import { SearchForm } from '../../features/search-workflows/SearchForm.tsx';
import { type SearchAnswer, SearchResult } from '../../features/search-workflows/SearchResult.tsx';
import { useOrder } from '../../features/search-workflows/use-order.ts';
import { useSearchFilter } from '../../features/search-workflows/use-search-filter.ts';
import { HandOver, HandOverAll, useHandingOver } from './HandOver.tsx';

const orders = ['newest', 'oldest'] as const;
const states = ['unfinished', 'finished'] as const;
const none: readonly SearchableWorkflow[] = [];

type State = (typeof states)[number];

/** The state of the tasks as the address holds it; another state has other conditions. */
function useTaskState(): readonly [State, (state: State) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (state: State) =>
    setSearch((held) => {
      const next = new URLSearchParams(held);
      for (const name of ['page', 'state', 'f.itemStatus', 'f.received', 'f.handled']) next.delete(name);
      if (state === 'finished') next.set('state', state);
      return next;
    });
  return [search.get('state') === 'finished' ? 'finished' : 'unfinished', change];
}

/** The tasks of one person, open ones or handled ones, what they are narrowed by, and how open ones go to somebody else. */
export function ParticipantTasks({ participantId }: { readonly participantId: UserId }) {
  const t = searchTexts.useT();
  const [state, setState] = useTaskState();
  const { data: workflows = none } = useListWorkflowsQuery({ of: 'all' });
  const conditions = useMemo(() => itemConditions(workflows, state === 'finished'), [workflows, state]);
  const filter = useSearchFilter(conditions);
  const [{ page, size, keyword }, change] = useListPage();
  const [order, setOrder] = useOrder(orders);
  const asked = { ...itemQuestion(filter.applied), ...(keyword === '' ? {} : { keyword }) };
  const question = { ...asked, participantId, state };
  // Others give and take work.
  const answer = useSearchWorkItemsQuery({ ...question, order, page, size }, { refetchOnMountOrArgChange: true });
  const handing = useHandingOver(answer.currentData?.content);
  const isOpen = state === 'unfinished';
  return (
    <>
      <SearchBar
        keyword={keyword}
        orders={{ newest: t('itemOrders.newest'), oldest: t('itemOrders.oldest') }}
        order={order}
        onKeyword={(wanted) => change({ keyword: wanted, page: 0 })}
        onOrder={setOrder}
      >
        <Segmented<State>
          aria-label={t('items.state')}
          value={state}
          options={states.map((value) => ({ value, label: t(`items.${value}`) }))}
          onChange={setState}
        />
        {isOpen && (answer.data?.totalElements ?? 0) > 0 && <HandOverAll question={question} onAsk={handing.ask} />}
      </SearchBar>
      <SearchForm filter={filter} />
      <TaskSearchResults
        key={state}
        answer={answer}
        state={state}
        selection={isOpen ? handing.selection : undefined}
        onClear={filter.clear}
      />
      <HandOver {...handing} participantId={participantId} />
    </>
  );
}

interface TaskSearchResultsProps {
  readonly answer: SearchAnswer<WorkItem>;
  readonly state: State;
  readonly selection: Selection<WorkItem> | undefined;
  readonly onClear: (() => void) | null;
}

function TaskSearchResults({ answer, state, selection, onClear }: TaskSearchResultsProps) {
  const t = searchTexts.useT();
  const locale = useLocale();
  const [{ page, size }, change] = useListPage();
  const columns = useTaskColumns(state);
  return (
    <SearchResult<WorkItem>
      label={t('items.title')}
      answer={answer}
      columns={columns}
      paging={{ page, size, sizes: pageSizes, change }}
      empty={{ title: t('items.empty'), hint: t('items.emptyHint') }}
      onClear={onClear}
      selection={selection}
      keyOf={({ id }) => id}
      titleOf={({ instanceName, instanceName_i18n }) => localised(instanceName, instanceName_i18n, locale)}
      noteOf={({ workflowName, workflowName_i18n }) => localised(workflowName, workflowName_i18n, locale)}
      pathOf={({ workflowInstanceId }) => instancePath(workflowInstanceId)}
      actionsWidth={80}
      renderActions={({ workflowInstanceId }) => <InstanceAdminRowMenu workflowInstanceId={workflowInstanceId} />}
    />
  );
}

function useTaskColumns(state: State): readonly ResultColumn<WorkItem>[] {
  const t = searchTexts.useT();
  const locale = useLocale();
  const isOpen = state === 'unfinished';
  return [
    {
      key: 'activity',
      title: t('column.activity'),
      share: 16,
      render: ({ activityName, activityName_i18n }) => localised(activityName, activityName_i18n, locale),
    },
    { key: 'type', title: t('column.type'), share: 11, render: ({ type }) => labelOf(workItemTypes, type, locale) },
    {
      key: 'status',
      title: t('column.status'),
      share: 11,
      render: (item) =>
        isOpen ? <InstanceStatusTag status={item.instanceStatus} /> : <ItemStatusTag status={item.status} />,
    },
    {
      key: 'received',
      title: t('column.received'),
      share: 17,
      render: ({ receiveTime }) => <Moment instant={receiveTime} />,
    },
    isOpen
      ? { key: 'due', title: t('column.due'), share: 17, render: ({ dueTime }) => <Moment instant={dueTime} /> }
      : {
          key: 'handled',
          title: t('column.handled'),
          share: 17,
          render: (item) => <Moment instant={item.finishTime} />,
        },
  ];
}
