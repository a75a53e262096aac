import { Button } from 'antd';
import type { ReactNode } from 'react';
import { itemsTexts } from '../work-list/items.texts.ts';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  readonly count: number;
  /** Actions on the selection. */
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  onClear(): void;
}

/** Bar of the actions on the selected items, in reach of the thumb. */
export function SelectionBar({ count, children, isBusy = false, onClear }: SelectionBarProps) {
  const t = itemsTexts.useT();
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('selected', { count })}>
      <span className={styles.count} role="status">
        {t('selected', { count })}
      </span>
      {children}
      <Button type="text" disabled={isBusy} onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
