import { Button } from 'antd';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './WorkflowLog.module.css';

interface FoldButtonProps {
  readonly isOpen: boolean;
  /** Number of the entries that are folded. */
  readonly count: number;
  onToggle(): void;
}

/** Shows what is folded, and folds it again. */
export function FoldButton({ isOpen, count, onToggle }: FoldButtonProps) {
  const t = workflowTexts.useT();
  return (
    <Button className={styles.fold} type="link" size="small" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? t('log.fewer') : t('log.more', { count })}
    </Button>
  );
}
