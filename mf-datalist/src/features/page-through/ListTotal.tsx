import { commonTexts } from '@portico/shared-kit/i18n';
import styles from './ListPages.module.css';
import { SelectedNote } from './SelectedNote.tsx';

interface ListTotalProps {
  readonly total: number;
  readonly selected: { readonly count: number; readonly onClear: () => void };
}

/** Foot of a list without pages: the number of records and of the selected ones. */
export function ListTotal({ total, selected }: ListTotalProps) {
  const common = commonTexts.useT();
  return (
    <div className={styles.note}>
      <span>{common('totalCount', { count: total })}</span>
      <SelectedNote {...selected} />
    </div>
  );
}
