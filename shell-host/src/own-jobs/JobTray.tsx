import { ScheduleOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useState } from 'react';
import header from '../layout/header/Header.module.css';
import { HeaderPopover } from '../layout/header/HeaderPopover.tsx';
import { CountBadge } from '../layout/CountBadge.tsx';
import styles from './JobTray.module.css';
import { ownJobsTexts } from './own-jobs.texts.ts';
import { useOwnJobs } from './use-own-jobs.ts';

const JobPanel = lazyWithRetry(async () => (await import('./JobPanel.tsx')).JobPanel);

/** The button of the user's background jobs, with the number under way; it is there while there are any. */
export function JobTray() {
  const t = ownJobsTexts.useT();
  const [isOpen, setOpen] = useState(false);
  const { jobs, underWay } = useOwnJobs(isOpen);
  if (jobs.length === 0 && !isOpen) return null;
  const name = underWay === 0 ? t('tray') : t('trayUnderWay', { count: underWay });
  return (
    <HeaderPopover
      placement="bottomRight"
      isOpen={isOpen}
      onToggle={setOpen}
      content={<JobPanel jobs={jobs} onLeave={() => setOpen(false)} />}
      button={{ className: header.tool, 'aria-label': name, title: name }}
    >
      <ScheduleOutlined />
      <span className={styles.count}>
        <CountBadge count={underWay} />
      </span>
    </HeaderPopover>
  );
}
