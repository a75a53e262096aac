import type { ImportUndo } from '@portico/shared-kit/contract/import-outcomes.schema';
import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import { Alert } from 'antd';
import styles from '../Import.module.css';
import { importTexts } from '../import.texts.ts';
import { useOutcomeText } from '../use-outcome-text.ts';

interface UndoneImportProps {
  readonly task: ImportTask;
  readonly undo: ImportUndo;
}

/** The outcome of an undo: how many records are as they were, and why others are not. */
export function UndoneImport({ task, undo: { undone, changedSince, refused, reasons } }: UndoneImportProps) {
  const t = importTexts.useT();
  const { kind, title } = useOutcomeText(task);
  return (
    <>
      <p className={styles.fileName}>{task.originalFilename}</p>
      <Alert type={kind} showIcon role="status" title={title} />
      <ul className={styles.counts}>
        <li>{t('undo.undone', { count: undone })}</li>
        {changedSince > 0 && <li>{t('undo.changedSince', { count: changedSince })}</li>}
        {refused > 0 && <li>{t('undo.refused', { count: refused })}</li>}
      </ul>
      {reasons.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('undo.reasons')}</h3>
          <ul className={styles.reasons}>
            {reasons.map(({ reason, count, firstNames }) => (
              <li key={reason}>
                {t('undo.reason', { reason, count })}
                {firstNames.length > 0 && (
                  <span className={styles.hint}>{t('undo.names', { names: firstNames.join(t('separator')) })}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
