import { useFailure } from '@portico/shared-kit/api';
import { useListApplicationsQuery } from '@portico/shared-kit/api/applications.api';
import { useListOwnApplicationsQuery } from '@portico/shared-kit/api/own-applications.api';
import type { OwnApplications } from '@portico/shared-kit/contract/portal.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { CardsSkeleton, EmptyState, ErrorState, NoResult } from '@portico/shared-kit/ui/feedback';
import { SearchBox } from '@portico/shared-kit/ui/input';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApplicationCards } from './ApplicationCards.tsx';
import { groupApplications } from './group-applications.model.ts';
import { ApplicationShelf } from './ApplicationShelf.tsx';
import styles from './ApplicationListPage.module.css';
import { applicationsTexts } from './applications.texts.ts';
import { ownShelves } from './own-applications.model.ts';
import { type LabelledApplication, searchApplications } from './search-applications.model.ts';

/** All applications of the user (shell spec, section 2). What is searched for stands in the address. */
export function ApplicationListPage() {
  const t = applicationsTexts.useT();
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useListApplicationsQuery({});
  // Where it cannot be told which are the user's own, all of them stand there as they are.
  const { data: own, isLoading } = useListOwnApplicationsQuery();
  const failure = useFailure(error);
  const [address, setAddress] = useSearchParams();
  const typed = address.get('search') ?? '';
  const text = useDeferredValue(typed);
  const search = (wanted: string) => setAddress(wanted === '' ? {} : { search: wanted }, { replace: true });
  // The box stands from the beginning, so that the cards do not move when they come.
  const isSearchable = data === undefined ? error === undefined : data.length > 0;
  const found = searchApplications(data ?? [], text, locale);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        {isSearchable && <SearchBox className={styles.search} label={t('search')} value={typed} onChange={search} />}
      </div>
      <p className={styles.count} role="status">
        {text.trim() !== '' && found.length > 0 && t('found', { count: found.length })}
      </p>
      {((data === undefined && error === undefined) || (isLoading && data?.length !== 0)) && <CardsSkeleton />}
      {data === undefined && error !== undefined && (
        <ErrorState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data?.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      {data !== undefined && data.length > 0 && found.length === 0 && <NoResult onClear={() => search('')} />}
      {!isLoading &&
        (text.trim() === '' ? (
          <Shelves all={found} own={own} />
        ) : (
          <ApplicationCards found={found} text={text} own={own} />
        ))}
    </div>
  );
}

interface ShelvesProps {
  readonly all: readonly LabelledApplication[];
  readonly own: OwnApplications | undefined;
}

/** The user's favourites and what they opened last, before all, by their groups; where there is one group alone, nothing is headed. */
function Shelves({ all, own }: ShelvesProps) {
  const t = applicationsTexts.useT();
  const { favourites, recent } = ownShelves(all, own);
  const groups = groupApplications(all, useLocale());
  const isAlone = favourites.length + recent.length === 0 && groups.length === 1;
  const titleOf = (title: string | null) => {
    if (isAlone) return undefined;
    return title ?? t(groups.length === 1 ? 'all' : 'ungrouped');
  };
  const shelves = [
    { id: 'favourites', title: t('favourites'), found: favourites },
    { id: 'recent', title: t('recent'), found: recent },
    ...groups.map(({ code, title, found }) => ({ id: `group ${code}`, title: titleOf(title), found })),
  ];
  return shelves
    .filter(({ found }) => found.length > 0)
    .map(({ id, title, found }) => (
      <ApplicationShelf key={id} title={title}>
        <ApplicationCards found={found} text="" own={own} />
      </ApplicationShelf>
    ));
}
