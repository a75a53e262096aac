import { CloseOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import styles from './ListPages.module.css';

interface SelectedNoteProps {
  readonly count: number;
  /** True where a cross stands for the words, as on a phone. */
  readonly isShort?: boolean;
  readonly onClear: () => void;
}

/** Number of the selected records, with a button that clears the selection; nothing where there are none. */
export function SelectedNote({ count, isShort = false, onClear }: SelectedNoteProps) {
  const t = datalistTexts.useT();
  if (count === 0) return null;
  return (
    <span className={styles.selected} role="status">
      {t('selection.count', { count })}
      {isShort ? (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('selection.clear')}
          onClick={onClear}
        />
      ) : (
        <Button type="link" size="small" onClick={onClear}>
          {t('selection.clear')}
        </Button>
      )}
    </span>
  );
}
