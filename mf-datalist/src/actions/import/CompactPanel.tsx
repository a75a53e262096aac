import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { CloseOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Progress } from 'antd';
import styles from './Import.module.css';
import { importOutcome, importPercent } from './import-results.model.ts';
import { importTexts } from './import.texts.ts';
import { useOutcomeText } from './use-outcome-text.ts';

interface CompactPanelProps {
  readonly task: ImportTask | undefined;
  readonly onExpand: () => void;
  readonly onClose: () => void;
}

/** The progress of an import in the corner of the list. */
export function CompactPanel({ task, onExpand, onClose }: CompactPanelProps) {
  const t = importTexts.useT();
  if (task === undefined) return null;
  const isRunning = importOutcome(task) === null;
  const running = task.isUndo ? 'compact.undoing' : 'compact.title';
  const title = t(isRunning ? running : 'compact.ended', { name: task.originalFilename });
  return (
    <section className={styles.compact} aria-label={title}>
      <p>{title}</p>
      <Button size="small" onClick={onExpand}>
        {t('expand')}
      </Button>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={t('compact.close')}
        onClick={onClose}
      />
      {isRunning ? (
        <Progress className={styles.bar} size="small" percent={importPercent(task)} aria-label={title} />
      ) : (
        <Outcome task={task} />
      )}
    </section>
  );
}

function Outcome({ task }: { readonly task: ImportTask }) {
  const { title } = useOutcomeText(task);
  return (
    <p role="status" className={styles.bar}>
      {title}
    </p>
  );
}
