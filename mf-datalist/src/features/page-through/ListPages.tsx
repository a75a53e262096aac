import { commonTexts } from '@portico/shared-kit/i18n';
import { Pagination } from 'antd';
import { memo } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { pageSizes } from '@portico/shared-kit/list-address';
import { lastPage } from '../../list/paging.model.ts';
import styles from './ListPages.module.css';
import { SelectedNote } from './SelectedNote.tsx';

/** Position of a list among its pages. `page` is zero-based. */
export interface ListPaging {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

interface ListPagesProps {
  readonly paging: ListPaging;
  readonly selected: { readonly count: number; readonly onClear: () => void };
  readonly isNarrow: boolean;
}

/**
 * Foot of a list: the number of records and of the selected ones, the pages and their size; a new size starts at the
 * first page (list spec, section 4).
 */
export const ListPages = memo(function ListPages({ paging, selected, isNarrow }: ListPagesProps) {
  const t = datalistTexts.useT();
  const { page, size, total, onPage, onSize } = paging;
  const handleChange = (wanted: number, wantedSize: number) =>
    wantedSize === size ? onPage(wanted - 1) : onSize(wantedSize);
  return (
    <nav className={styles.pages} aria-label={t('paging.label')}>
      <PagesNote paging={paging} selected={selected} isNarrow={isNarrow} />
      <Pagination
        current={page + 1}
        pageSize={size}
        total={total}
        simple={isNarrow}
        size={isNarrow ? 'medium' : 'small'}
        showLessItems
        showSizeChanger={!isNarrow}
        showQuickJumper={!isNarrow && total > size}
        pageSizeOptions={[...pageSizes]}
        onChange={handleChange}
      />
    </nav>
  );
});

function PagesNote({ paging, selected, isNarrow }: ListPagesProps) {
  const t = datalistTexts.useT();
  const common = commonTexts.useT();
  const { page, size, total } = paging;
  return (
    <div className={styles.note}>
      <span>{common('totalCount', { count: total })}</span>
      {page === lastPage(total, size) && <span className={styles.all}>{t('paging.allLoaded')}</span>}
      {!isNarrow && <SelectedNote {...selected} />}
    </div>
  );
}
