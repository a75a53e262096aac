import { Pagination } from 'antd/es';
import { type Key, type ReactNode, useEffect, useEffectEvent } from 'react';
import { EmptyState, ErrorState, type Failure, DelayedSkeleton, LinesSkeleton } from '../feedback/index.ts';
import styles from './PagedEntries.module.css';

/** A page of entries that is shown, on its way or failed. */
export interface EntryPageState<TEntry> {
  /** Undefined while nothing has come. */
  readonly data: { readonly content: readonly TEntry[]; readonly totalElements: number } | undefined;
  readonly failure: Failure | null;
  readonly isFetching: boolean;
  /** Zero-based. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

interface PagedEntriesProps<TEntry> {
  /** Name of the entries, for those who cannot see the title above them. */
  readonly label: string;
  readonly entries: EntryPageState<TEntry>;
  /** Words that stand in place of the entries where there are none. */
  readonly empty: { readonly title: string; readonly hint: string };
  readonly keyOf: (entry: TEntry) => Key;
  /** The content of an entry's list item. */
  readonly children: (entry: TEntry) => ReactNode;
  /** Of the list item. */
  readonly itemClass: string | undefined;
}

/** The entries of a page, scrolled within by wheel and keyboard: loading, failed, none at all, or those of the page. */
export function PagedEntries<TEntry>(props: PagedEntriesProps<TEntry>) {
  const { label, entries, empty, keyOf, children, itemClass } = props;
  const { data, failure, isFetching, page, onRetry } = entries;
  if (failure !== null) return <ErrorState failure={failure} isRetrying={isFetching} onRetry={onRetry} />;
  if (data === undefined) {
    return (
      <DelayedSkeleton>
        <LinesSkeleton />
      </DelayedSkeleton>
    );
  }
  if (data.content.length === 0) return <EmptyState title={empty.title} hint={empty.hint} />;
  return (
    // Another page begins at its top.
    <div key={page} role="group" className={styles.scroll} aria-label={label} aria-busy={isFetching} tabIndex={0}>
      <ol className={styles.entries}>
        {data.content.map((entry) => (
          <li key={keyOf(entry)} className={itemClass}>
            {children(entry)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface EntryPagesProps {
  readonly label: string;
  readonly entries: EntryPageState<unknown>;
  /** Entries in a page. */
  readonly pageSize: number;
  /** Said beside the pages, such as that older entries are left out. */
  readonly note?: string | null;
}

/** The way to the other pages; nothing where there is one. It stays while another page is on its way. */
export function EntryPages({ label, entries, pageSize, note = null }: EntryPagesProps) {
  const { data, page, onPage } = entries;
  useLastPage(entries, pageSize);
  if (data === undefined || data.totalElements <= pageSize) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      {note !== null && <span className={styles.note}>{note}</span>}
      <Pagination
        size="small"
        current={page + 1}
        pageSize={pageSize}
        total={data.totalElements}
        showSizeChanger={false}
        onChange={(wanted) => onPage(wanted - 1)}
      />
    </nav>
  );
}

/** Entries that went meanwhile may take the page along: the one that is the last now is shown. */
function useLastPage({ data, page, isFetching, onPage }: EntryPageState<unknown>, pageSize: number): void {
  const last = Math.max(0, Math.ceil((data?.totalElements ?? 0) / pageSize) - 1);
  const isBeyond = data !== undefined && !isFetching && data.content.length === 0 && page > last;
  const goBack = useEffectEvent(() => onPage(last));
  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond]);
}
