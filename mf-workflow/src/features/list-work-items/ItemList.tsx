import { useFailure } from '@portico/shared-kit/api';
import { EmptyState, ErrorState, NoResult } from '@portico/shared-kit/ui/feedback';
import { SearchBox, useTypedSearch } from '@portico/shared-kit/ui/input';
import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import { PageFrame } from '../../components/PageFrame.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './ItemList.module.css';
import { ItemListSkeleton } from './ItemListSkeleton.tsx';
import { pageSizes } from './list-page.model.ts';
import { useListPage } from './use-list-page.ts';

interface ItemListProps<T> {
  readonly title: string;
  readonly empty: { readonly title: string; readonly hint: string };
  readonly answer: {
    readonly data?: { readonly content: readonly T[]; readonly totalElements: number } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  keyOf(item: T): string;
  renderItem(item: T): ReactNode;
}

/** A searchable, paged list of workflow items, as rows on a desk and cards on a phone. */
export function ItemList<T>({ title, empty, answer, keyOf, renderItem }: ItemListProps<T>) {
  const t = workflowTexts.useT();
  const [{ page, size, keyword }, change] = useListPage();
  const { text, type, send } = useTypedSearch(keyword, (wanted) => change({ keyword: wanted, page: 0 }));
  const total = answer.data?.totalElements ?? 0;
  return (
    <PageFrame title={title}>
      <div className={styles['search']}>
        <SearchBox label={t('todo.search')} value={text} onChange={type} onSend={send} />
      </div>
      <Items answer={answer} empty={empty} keyOf={keyOf} renderItem={renderItem} />
      {total > size || page > 0 ? (
        <Pagination
          className={styles['pages'] ?? ''}
          current={page + 1}
          pageSize={size}
          total={total}
          showSizeChanger
          pageSizeOptions={[...pageSizes]}
          onChange={(nextPage, nextSize) => change({ page: nextSize === size ? nextPage - 1 : 0, size: nextSize })}
        />
      ) : null}
    </PageFrame>
  );
}

function Items<T>({ answer, empty, keyOf, renderItem }: Omit<ItemListProps<T>, 'title'>) {
  const failure = useFailure(answer.error);
  const [{ keyword }, change] = useListPage();
  const { data, error, isFetching } = answer;
  if (error !== undefined && !isFetching) {
    return <ErrorState failure={failure} onRetry={() => void answer.refetch()} />;
  }
  if (data === undefined) return <ItemListSkeleton />;
  if (data.content.length === 0) {
    if (keyword === '') return <EmptyState title={empty.title} hint={empty.hint} />;
    return <NoResult onClear={() => change({ keyword: '', page: 0 })} />;
  }
  return (
    <ul className={styles['list']} aria-busy={isFetching}>
      {data.content.map((item) => (
        <li key={keyOf(item)} className={styles['item']}>
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
}
