import { Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import styles from './ListPages.module.css';

interface SelectedNoteProps {
  readonly count: number;
  readonly onClear: () => void;
}

/** How many records are selected, and what lets them go; nothing where none is. */
export function SelectedNote({ count, onClear }: SelectedNoteProps) {
  const t = datalistTexts.useT();
  if (count === 0) return null;
  return (
    <span className={styles['selected']} role="status">
      {t('selection.count', { count })}
      <Button type="link" size="small" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </span>
  );
}
