import { commonTexts } from '@portico/shared-kit/i18n';
import { Pagination } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import { pageSizes } from '../../list/paging.model.ts';
import styles from './ListPages.module.css';

interface ListPagesProps {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly isNarrow: boolean;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** Pages, their size and how many records there are; a new size starts at the first page (list spec, section 4). */
export function ListPages({ page, size, total, isNarrow, onPage, onSize }: ListPagesProps) {
  const t = datalistTexts.useT();
  const common = commonTexts.useT();
  const handleChange = (wanted: number, wantedSize: number) =>
    wantedSize === size ? onPage(wanted - 1) : onSize(wantedSize);
  return (
    <nav className={styles['pages']} aria-label={t('paging.label')}>
      <span className={styles['total']}>{common('totalCount', { count: total })}</span>
      <Pagination
        current={page + 1}
        pageSize={size}
        total={total}
        simple={isNarrow}
        showLessItems
        showSizeChanger={!isNarrow}
        showQuickJumper={!isNarrow && total > size * 5}
        pageSizeOptions={[...pageSizes]}
        onChange={handleChange}
      />
    </nav>
  );
}
