import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { FilterOutlined, SortAscendingOutlined } from '@portico/shared-kit/ui/icons';
import { SearchBox, useTypedSearch } from '@portico/shared-kit/ui/input';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import type { WorkItemOrder } from '@portico/shared-kit/contract/work-item-search.schema';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Badge, Dropdown, Segmented, Select } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { ToolButton } from '../../components/ToolButton.tsx';
import { findTexts } from '../../work-list/find.texts.ts';
import type { ListKind } from '../../work-list/list-state.model.ts';
import type { WorkList } from '../../work-list/use-work-list.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import styles from './ListTools.module.css';
import { SavedFilters } from './SavedFilters.tsx';

const FilterDrawer = lazyWithRetry(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

interface ListToolsProps {
  readonly list: WorkList;
  /** Stands at the end of the line. */
  readonly children?: ReactNode;
}

/** The line over a list: search, workflow, due, more conditions, order. On a phone the search and its buttons, and what is left below. */
export function ListTools({ list, children }: ListToolsProps) {
  const isPhone = useIsPhone();
  const { state, change } = list;
  const { text, type, send } = useTypedSearch(state.keyword, (keyword) => change({ keyword }));
  const due = list.kind === 'unfinished' && <DueChoice list={list} />;
  const hasMore = due !== false || Boolean(children);
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox label={workflowTexts.useT()('todo.search')} value={text} onChange={type} onSend={send} />
        </div>
        {!isPhone && <WorkflowSelect list={list} />}
        {!isPhone && due}
        <FilterButton list={list} />
        <SortMenu list={list} />
        <SavedFilters list={list} />
        {!isPhone && children}
      </div>
      {isPhone && hasMore && (
        <div className={styles.below}>
          {due}
          {children}
        </div>
      )}
    </>
  );
}

/** Opens all conditions, and says how many are in use. */
function FilterButton({ list }: { readonly list: WorkList }) {
  const t = findTexts.useT();
  const isPhone = useIsPhone();
  const [isFiltering, setFiltering] = useState(false);
  const { state } = list;
  const count = Object.keys(state.filters).length + (isPhone && state.workflowCode !== null ? 1 : 0);
  return (
    <>
      <Badge count={isPhone ? count : 0} size="small">
        <ToolButton
          icon={<FilterOutlined aria-hidden="true" />}
          words={count === 0 ? t('open') : t('openCount', { count })}
          onClick={() => setFiltering(true)}
        />
      </Badge>
      {isFiltering && (
        <Suspense>
          {/* Another workflow has other fields: what was entered for it begins anew. */}
          <FilterDrawer
            key={list.ofRecord.map(({ code }) => code).join(' ')}
            list={list}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function WorkflowSelect({ list: { state, summary, change } }: { readonly list: WorkList }) {
  const t = findTexts.useT();
  const locale = useLocale();
  const options = (summary?.workflows ?? []).map(({ workflowCode, name, name_i18n, count }) => ({
    value: workflowCode,
    label: `${localised(name, name_i18n, locale)} (${count})`,
  }));
  const pick = (code: string | undefined) => {
    const kept = Object.entries(state.filters).filter(([each]) => each.startsWith('_'));
    change({ workflowCode: code ?? null, filters: Object.fromEntries(kept) });
  };
  return (
    <Select
      className={styles.workflow}
      aria-label={t('workflow')}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('anyWorkflow')}
      value={state.workflowCode}
      options={options}
      onChange={pick}
    />
  );
}

function DueChoice({ list: { state, summary, change } }: { readonly list: WorkList }) {
  const t = findTexts.useT();
  const counted = (key: 'soon' | 'overdue') => {
    const count = summary?.[key] ?? 0;
    return count === 0 ? t(`due.${key}`) : `${t(`due.${key}`)} ${count}`;
  };
  return (
    <Segmented<'all' | 'soon' | 'overdue'>
      className={styles.due}
      aria-label={t('due.label')}
      value={state.due ?? 'all'}
      options={[
        { value: 'all', label: t('due.all') },
        { value: 'soon', label: counted('soon') },
        { value: 'overdue', label: counted('overdue') },
      ]}
      onChange={(due) => change({ due: due === 'all' ? null : due })}
    />
  );
}

type By = WorkItemOrder['by'];

type Orders = readonly (readonly [By, WorkItemOrder['direction']])[];

const byNames: Orders = [
  ['originator', 'asc'],
  ['title', 'asc'],
  ['title', 'desc'],
];
const closed: Orders = [['handled', 'desc'], ['handled', 'asc'], ['received', 'desc'], ...byNames];

const offered: Readonly<Record<ListKind, Orders>> = {
  unfinished: [['received', 'desc'], ['received', 'asc'], ['due', 'asc'], ...byNames],
  finished: closed,
  unread: [['received', 'desc'], ['received', 'asc'], ...byNames],
  read: closed,
};

function SortMenu({ list: { kind, state, change } }: { readonly list: WorkList }) {
  const t = findTexts.useT();
  const common = commonTexts.useT();
  const choices = offered[kind];
  const [by, direction] = choices[0] ?? ['received', 'desc'];
  const order = state.order ?? { by, direction };
  const items = choices.map(([each, way]) => ({ key: `${each}.${way}`, label: t(`sort.${each}.${way}`) }));
  const choose = ({ key }: { readonly key: string }) => {
    const found = choices.find(([each, way]) => `${each}.${way}` === key);
    if (found !== undefined) change({ order: found === choices[0] ? null : { by: found[0], direction: found[1] } });
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [`${order.by}.${order.direction}`], onClick: choose }}
    >
      <ToolButton
        icon={<SortAscendingOutlined aria-hidden="true" />}
        words={t(`sort.${order.by}.${order.direction}`)}
        label={common('labelled', { label: t('sort.label'), value: t(`sort.${order.by}.${order.direction}`) })}
      />
    </Dropdown>
  );
}
