import { useFailure } from '@portico/shared-kit/api';
import { groupLimits } from '@portico/shared-kit/contract/group-limits';
import { EmptyState, ErrorState, LinesSkeleton, NoResult } from '@portico/shared-kit/ui/feedback';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ModeProps } from '../list-mode.ts';
import { type ToggledRows, useToggledRows } from '../use-toggled-rows.ts';
import { GroupedCards } from './GroupedCards.tsx';
import { GroupedGrid } from './GroupedGrid.tsx';
import styles from './Grouped.module.css';
import { groupedTexts } from './grouped.texts.ts';
import { GroupReaders } from './GroupReaders.tsx';
import { type GroupsModel, useGroups } from './use-groups.ts';

/** The records of a list in groups by the values of up to three fields, with the view's figures of each group. */
export function Grouped(list: ModeProps) {
  const rows = useToggledRows();
  const { criteria, orderBy, groupBy } = list;
  // Another list is read anew; what is open stays open in it.
  return <GroupedReader key={JSON.stringify([criteria, orderBy, groupBy])} list={list} rows={rows} />;
}

function GroupedReader({ list, rows }: { readonly list: ModeProps; readonly rows: ToggledRows }) {
  const t = groupedTexts.useT();
  const groups = useGroups(list, rows);
  return (
    <div className={styles.grouped}>
      <GroupReaders list={list} groups={groups} />
      {groups.isCut && <p className={styles.note}>{t('cut', { count: groupLimits.groups })}</p>}
      <Rows list={list} groups={groups} />
    </div>
  );
}

function Rows({ list, groups }: { readonly list: ModeProps; readonly groups: GroupsModel }) {
  const t = datalistTexts.useT();
  const failure = useFailure(groups.error);
  if (groups.error !== undefined) {
    return <ErrorState failure={failure} isRetrying={groups.isFetching} onRetry={groups.refetch} />;
  }
  const isNarrowed = list.criteria.filter !== undefined || list.criteria.search !== undefined;
  const placeholder = isNarrowed ? (
    <NoResult onClear={list.onClear} />
  ) : (
    <EmptyState title={t('states.empty', { name: list.name })} hint={t('states.emptyReadOnly')} />
  );
  if (!list.isPhone) return <GroupedGrid list={list} groups={groups} placeholder={placeholder} />;
  if (!groups.isRead) return <LinesSkeleton lines={8} />;
  return groups.tree.length === 0 ? placeholder : <GroupedCards list={list} groups={groups} />;
}
