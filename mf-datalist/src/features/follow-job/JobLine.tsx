import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { FollowedJob } from '../../list/use-followed-job.ts';
import { followJobTexts } from './follow-job.texts.ts';
import styles from './JobDialog.module.css';
import { JobDialog } from './JobDialog.tsx';
import { UndoJobButton } from './UndoJobButton.tsx';
import { useJobState } from './use-job-state.ts';
import { useJobWords } from './use-job-words.ts';

interface JobLineProps {
  readonly job: FollowedJob & { readonly id: string };
}

/** The progress of the job, in a dialog at first and then in a line above the list; its outcome until it is put away. */
export function JobLine({ job: { id, isNew, forget } }: JobLineProps) {
  const t = followJobTexts.useT();
  const job = useJobState(id, forget);
  const [isOpen, setOpen] = useState(isNew);
  const words = useJobWords(job);
  if (job === undefined || words === null) return null;
  const isRunning = job.status === 'RUNNING';
  const close = () => {
    setOpen(false);
    if (!isRunning) forget();
  };
  return (
    <>
      <Alert
        type={words.kind}
        showIcon
        role="status"
        title={t('line', { title: words.title, summary: words.summary })}
        {...(isRunning ? {} : { closable: { onClose: forget, 'aria-label': t('dismiss') } })}
        action={
          <span className={styles.buttons}>
            {job.isUndoable && <UndoJobButton id={id} isSmall onUndone={forget} />}
            <Button size="small" onClick={() => setOpen(true)}>
              {t('show')}
            </Button>
          </span>
        }
      />
      {isOpen && <JobDialog job={job} words={words} onClose={close} />}
    </>
  );
}
