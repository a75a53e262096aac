import { BellOutlined } from '@portico/shared-kit/ui/icons';
import { Popover } from 'antd/es';
import { lazy, Suspense, useState } from 'react';
import { insideWindow } from '../layout/popover-align.ts';
import styles from './NotificationBell.module.css';
import { notificationsTexts } from './notifications.texts.ts';
import { useUnreadCount } from './use-unread-count.ts';

const TipsPanel = lazy(async () => ({ default: (await import('./TipsPanel.tsx')).TipsPanel }));

/** The bell: a dot while anything is unread, and the tips panel (shell spec, section 2). */
export function NotificationBell() {
  const t = notificationsTexts.useT();
  const [isOpen, setOpen] = useState(false);
  const counts = useUnreadCount();
  const unread = counts.STATION + counts.COMMENT;
  const panel = (
    <Suspense fallback={<div className={styles['panel']} />}>
      <TipsPanel counts={counts} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      align={insideWindow}
      destroyOnHidden
      content={panel}
    >
      <button
        type="button"
        className={styles['bell']}
        aria-label={unread === 0 ? t('bell') : t('bellUnread', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <BellOutlined />
        {unread > 0 && <span className={styles['dot']} data-testid="unread-dot" />}
      </button>
    </Popover>
  );
}
