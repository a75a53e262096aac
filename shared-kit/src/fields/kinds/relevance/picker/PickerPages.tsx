import { Pagination } from 'antd/es';
import { commonTexts } from '../../../../i18n/common.texts.ts';
import { relevanceUiTexts } from '../relevance-ui.texts.ts';
import styles from './RecordPicker.module.css';
import type { Picker } from './use-picker.ts';

/** Rows a page (list spec, section 9). */
const sizes = [10, 20, 50, 100, 200, 300, 500];

/** Pages, their size and how many records can be picked, where there are some; a new size starts at the first page. */
export function PickerPages({ picker, isPhone }: { readonly picker: Picker; readonly isPhone: boolean }) {
  const t = relevanceUiTexts.useT();
  const common = commonTexts.useT();
  const { query, page } = picker;
  const total = page?.totalElements ?? 0;
  if (total === 0) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <span>{common('totalCount', { count: total })}</span>
      <Pagination
        size="small"
        current={query.page + 1}
        pageSize={query.size}
        total={total}
        simple={isPhone}
        showLessItems
        showSizeChanger={!isPhone}
        pageSizeOptions={sizes}
        onChange={(wanted, size) => picker.goTo(size === query.size ? { page: wanted - 1 } : { size })}
      />
    </nav>
  );
}
