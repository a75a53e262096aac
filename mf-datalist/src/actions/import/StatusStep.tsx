import { useFailure } from '@portico/shared-kit/api';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { DelayedSkeleton, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert, Progress } from 'antd';
import styles from './Import.module.css';
import { importOutcome, importPercent } from './import-results.model.ts';
import { importTexts } from './import.texts.ts';
import { AddedOptions } from './options/AddedOptions.tsx';
import { Reasons } from './Reasons.tsx';
import { useOutcomeText } from './use-outcome-text.ts';
import { UndoneImport } from './undo/UndoneImport.tsx';
import type { WatchedImport } from './use-import-task.ts';

interface StatusStepProps {
  readonly watched: WatchedImport;
  readonly properties: readonly Property[];
}

/** The progress of an import and, at its end, its outcome with the reasons of what failed. */
export function StatusStep({ watched, properties }: StatusStepProps) {
  const { task, error, isUnwatched, retry } = watched;
  const t = importTexts.useT();
  const failure = useFailure(error);
  if (task === undefined && error !== undefined) return <ErrorState failure={failure} onRetry={retry} />;
  if (task === undefined) {
    return (
      <DelayedSkeleton>
        <LinesSkeleton />
      </DelayedSkeleton>
    );
  }
  return (
    <div className={styles.step}>
      {importOutcome(task) === null ? <Running task={task} /> : <Ended task={task} properties={properties} />}
      {isUnwatched && <Alert type="info" showIcon title={t(task.isUndo ? 'undo.background' : 'status.background')} />}
    </div>
  );
}

function Running({ task }: { readonly task: ImportTask }) {
  const t = importTexts.useT();
  const { originalFilename: name, phase, total, isUndo } = task;
  return (
    <>
      <p className={styles.fileName}>{name}</p>
      <Progress
        percent={importPercent(task)}
        status="active"
        aria-label={t(isUndo ? 'undo.label' : 'status.label', { name })}
      />
      <p role="status">{t(`status.${task.taskStatus === 'INIT' || phase === null ? 'queued' : phase}`)}</p>
      {total !== null && !isUndo && <p className={styles.hint}>{t('status.rows', { count: total })}</p>}
      <p className={styles.hint}>{t(isUndo ? 'undo.hint' : 'status.hint')}</p>
    </>
  );
}

function Ended({ task, properties }: Pick<StatusStepProps, 'properties'> & { readonly task: ImportTask }) {
  const t = importTexts.useT();
  const { kind, title } = useOutcomeText(task);
  const { successCount, updatedCount, errorCount, undo, undoFailure } = task;
  if (undo !== null) return <UndoneImport task={task} undo={undo} />;
  return (
    <>
      <p className={styles.fileName}>{task.originalFilename}</p>
      {undoFailure !== null && (
        <Alert type="error" showIcon role="alert" title={t('undo.failed', { reason: undoFailure.resultDesc })} />
      )}
      <Alert type={kind} showIcon role="status" title={title} />
      <ul className={styles.counts}>
        <li>
          {t('counts.success', { count: successCount })}
          {updatedCount > 0 && <span className={styles.hint}>{t('counts.updated', { count: updatedCount })}</span>}
        </li>
        <li>{t('counts.failed', { count: errorCount })}</li>
      </ul>
      <AddedOptions task={task} properties={properties} />
      <Reasons task={task} properties={properties} />
    </>
  );
}
