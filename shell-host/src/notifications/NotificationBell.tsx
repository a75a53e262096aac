import { BellOutlined } from '@portico/shared-kit/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { CountBadge } from '../layout/CountBadge.tsx';
import { HeaderPopover } from '../layout/header/HeaderPopover.tsx';
import header from '../layout/header/Header.module.css';
import styles from './NotificationBell.module.css';
import { notificationsTexts } from './notifications.texts.ts';
import { useUnreadCount } from './use-unread-count.ts';

const TipsPanel = lazy(async () => ({ default: (await import('./TipsPanel.tsx')).TipsPanel }));

/** The bell: marked with how much is unread, and the tips panel (shell spec, section 2). */
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
    <HeaderPopover
      placement="bottomRight"
      isOpen={isOpen}
      onToggle={setOpen}
      content={panel}
      button={{
        className: header['tool'],
        'aria-label': unread === 0 ? t('bell') : t('bellUnread', { count: unread }),
      }}
    >
      <BellOutlined />
      <CountBadge count={unread} />
    </HeaderPopover>
  );
}
