import { useFailure } from '@portico/shared-kit/api';
import { SkeletonBar, EmptyState, ErrorState, DelayedSkeleton, NoResult } from '@portico/shared-kit/ui/feedback';
import { Pagination } from 'antd';
import styles from './SearchResult.module.css';
import { ResultTable, type ResultTableProps } from './ResultTable.tsx';
import { searchTexts } from './search.texts.ts';

/** A page as a search answers it. */
export interface SearchAnswer<T> {
  readonly data?: { readonly content: T[]; readonly totalElements: number; readonly isMore: boolean } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** Page that is shown, and the function that shows another one. */
export interface Paging {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly sizes: readonly number[];
  change(next: { readonly page: number; readonly size: number }): void;
}

interface SearchResultProps<T> extends Omit<ResultTableProps<T>, 'items' | 'isBusy'> {
  readonly answer: SearchAnswer<T>;
  readonly paging: Paging;
  readonly empty: { readonly title: string; readonly hint: string };
  /** Takes away all conditions; null where nothing is asked. */
  readonly onClear: (() => void) | null;
}

/** Results of a search in all its states, with its pages. */
export function SearchResult<T>({ answer, paging, empty, onClear, ...table }: SearchResultProps<T>) {
  const failure = useFailure(answer.error);
  const { data, error, isFetching } = answer;
  if (error !== undefined && !isFetching) {
    return <ErrorState failure={failure} onRetry={() => void answer.refetch()} />;
  }
  if (data === undefined) return <ResultSkeleton />;
  if (data.content.length === 0 && paging.page === 0) {
    return onClear === null ? <EmptyState {...empty} /> : <NoResult onClear={onClear} />;
  }
  return (
    <>
      <ResultTable {...table} items={data.content} isBusy={isFetching} />
      <Pages data={data} paging={paging} />
    </>
  );
}

function Pages<T>({
  data: { totalElements, isMore },
  paging: { page, size, sizes, change },
}: {
  readonly data: NonNullable<SearchAnswer<T>['data']>;
  readonly paging: Paging;
}) {
  const t = searchTexts.useT();
  return (
    <div className={styles.foot}>
      <span role="status" className={styles.count}>
        {t(isMore ? 'countMore' : 'count', { count: totalElements })}
      </span>
      {(totalElements > Math.min(size, ...sizes) || page > 0) && (
        <Pagination
          current={page + 1}
          pageSize={size}
          total={totalElements}
          showSizeChanger
          responsive
          pageSizeOptions={[...sizes]}
          onChange={(next, nextSize) => change({ page: nextSize === size ? next - 1 : 0, size: nextSize })}
        />
      )}
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The outline of a table: a title with a note, and three facts in a row. */
function ResultSkeleton() {
  return (
    <DelayedSkeleton>
      <div className={styles.outline}>
        {rows.map((row) => (
          <div key={row} className={styles.line}>
            <SkeletonBar width="64%" height={16} />
            <SkeletonBar width="72%" height={16} />
            <SkeletonBar width="48%" height={16} />
          </div>
        ))}
      </div>
    </DelayedSkeleton>
  );
}
