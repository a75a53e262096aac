import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { Alert } from 'antd';
import styles from './Import.module.css';
import { importTexts } from './import.texts.ts';
import { AddedOptions } from './options/AddedOptions.tsx';
import { Reasons } from './Reasons.tsx';

interface PlanStepProps {
  readonly task: ImportTask;
  readonly properties: readonly Property[];
}

/** The outcome that an import would have, before anything is written. */
export function PlanStep({ task, properties }: PlanStepProps) {
  const t = importTexts.useT();
  const { originalFilename, successCount, updatedCount, errorCount } = task;
  const created = successCount - updatedCount;
  return (
    <div className={styles.step}>
      <p className={styles.fileName}>{originalFilename}</p>
      <Alert type="info" showIcon role="status" title={t('plan.title')} />
      <ul className={styles.counts}>
        <li>{t('plan.created', { count: created })}</li>
        <li>{t('plan.updated', { count: updatedCount })}</li>
        <li>{t('plan.refused', { count: errorCount })}</li>
      </ul>
      <AddedOptions task={task} properties={properties} />
      <Reasons task={task} properties={properties} />
    </div>
  );
}
