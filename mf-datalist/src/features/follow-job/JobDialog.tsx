import { useStopRecordJobMutation } from '@portico/shared-kit/api/record-jobs.api';
import type { RecordJob } from '@portico/shared-kit/contract/record-jobs.schema';
import { Alert, Button, Modal, Progress } from 'antd';
import styles from './JobDialog.module.css';
import { followJobTexts } from './follow-job.texts.ts';
import { UndoJobButton } from './UndoJobButton.tsx';
import type { JobWords } from './use-job-words.ts';

interface JobDialogProps {
  readonly job: RecordJob;
  readonly words: JobWords;
  readonly onClose: () => void;
}

/** The progress of a job and the button that stops it; at its end the records done, and those refused with the reasons. */
export function JobDialog({ job, words, onClose }: JobDialogProps) {
  const t = followJobTexts.useT();
  const [stop, { isLoading: isStopping }] = useStopRecordJobMutation();
  const isRunning = job.status === 'RUNNING';
  return (
    <Modal
      open
      width={520}
      title={words.title}
      onCancel={onClose}
      footer={
        <>
          {isRunning && (
            <Button danger loading={isStopping} onClick={() => void stop({ id: job.id })}>
              {t('stop')}
            </Button>
          )}
          {job.isUndoable && <UndoJobButton id={job.id} onUndone={onClose} />}
          <Button type="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {isRunning ? (
          <>
            <Progress percent={Math.floor((100 * job.handled) / job.total)} aria-label={words.title} />
            <p>{words.summary}</p>
            <p className={styles.hint}>{t('background')}</p>
          </>
        ) : (
          <Alert type={words.kind} showIcon title={words.summary} />
        )}
        <Refusals job={job} />
      </div>
    </Modal>
  );
}

/** The records that stay, by their reasons, with the names of the first. */
function Refusals({ job: { refusals, status, total, handled } }: Pick<JobDialogProps, 'job'>) {
  const t = followJobTexts.useT();
  const left = status === 'RUNNING' ? 0 : total - handled;
  if (refusals.length === 0 && left === 0) return null;
  return (
    <ul className={styles.refusals}>
      {refusals.map(({ resultDesc, count, names }) => (
        <li key={resultDesc}>
          {t('refused', { count, reason: resultDesc })}
          {names.length > 0 && <span className={styles.hint}>{t('first', { names: names.join(t('separator')) })}</span>}
        </li>
      ))}
      {left > 0 && <li>{t('rest', { count: left })}</li>}
    </ul>
  );
}
