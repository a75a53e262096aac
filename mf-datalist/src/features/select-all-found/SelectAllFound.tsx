import { Button } from 'antd';
import styles from './SelectAllFound.module.css';
import { selectAllFoundTexts } from './select-all-found.texts.ts';

interface SelectAllFoundProps {
  /** Records of the page, which are all selected. */
  readonly pageCount: number;
  /** Records that the list finds. */
  readonly total: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onClear: () => void;
}

/** Offers to select what is found on all pages, once all of this page is selected; says so when it is. */
export function SelectAllFound({ pageCount, total, isChosen, onChoose, onClear }: SelectAllFoundProps) {
  const t = selectAllFoundTexts.useT();
  return (
    <div className={styles.line}>
      <span role="status">{isChosen ? t('chosen', { count: total }) : t('page', { count: pageCount })}</span>
      {/* One button with two names keeps the focus where it is. */}
      <Button type="link" size="small" onClick={isChosen ? onClear : onChoose}>
        {isChosen ? t('clear') : t('choose', { count: total })}
      </Button>
    </div>
  );
}
