import type { ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { FileOutlined } from '@portico/shared-kit/ui/icons';
import { Progress } from 'antd';
import type { ReactNode } from 'react';
import styles from './Export.module.css';
import { exportTexts } from './export.texts.ts';
import { isUnderWay } from './use-export-state.ts';

interface TaskProgressProps {
  readonly task: ExportTask;
  /** True while the server does not answer how far it is. */
  readonly isUnreachable: boolean;
  /** Words about a file that is ready. */
  readonly ready: string;
  /** Time that is told beside it. */
  readonly time?: string;
  /** Buttons beside it. */
  readonly children: ReactNode;
}

/** An export: the name of its file, how far it is by the server's numbers, or how it ended. */
export function TaskProgress({ task, isUnreachable, ready, time, children }: TaskProgressProps) {
  const t = exportTexts.useT();
  const words = useTaskWords(task, ready);
  const { refId: name, taskStatus, cutTexts } = task;
  return (
    <div className={styles.task}>
      <FileOutlined aria-hidden="true" className={styles.fileIcon} />
      <div className={styles.taskFacts}>
        <p className={styles.taskName}>
          <b>{name}</b>
          <span className={styles.status} data-status={statusLook(task)}>
            {t(`status.${taskStatus}`)}
          </span>
        </p>
        {isUnderWay(task) && (
          <Progress percent={percentOf(task)} size="small" strokeColor="var(--ant-color-primary)" aria-label={name} />
        )}
        <p className={styles.facts}>
          <span>{isUnreachable ? t('progress.unreachable') : words}</span>
          {time !== undefined && <time>{time}</time>}
        </p>
        {cutTexts > 0 && !isUnderWay(task) && (
          <p className={styles.warning}>{t('progress.cut', { count: cutTexts })}</p>
        )}
      </div>
      <div className={styles.taskButtons}>{children}</div>
    </div>
  );
}

function statusLook(task: ExportTask): 'underWay' | 'done' | 'failed' {
  if (isUnderWay(task)) return 'underWay';
  return task.exportResultStatus === 'SUCCESS' ? 'done' : 'failed';
}

/** Whole percents of an export; 0 until its records are counted. */
export function percentOf({ total, handled, exportResultStatus }: ExportTask): number {
  if (exportResultStatus === 'SUCCESS') return 100;
  return total === null || total === 0 ? 0 : Math.floor((100 * handled) / total);
}

function useTaskWords({ taskStatus, total, handled, failure, exportResultStatus }: ExportTask, ready: string): string {
  const t = exportTexts.useT();
  if (exportResultStatus === 'SUCCESS') return ready;
  if (exportResultStatus === 'FAIL') return failure?.resultDesc ?? t('progress.stopped');
  if (taskStatus === 'INIT') return t('progress.queued');
  return total === null ? t('progress.counting') : t('progress.handled', { handled, total });
}
