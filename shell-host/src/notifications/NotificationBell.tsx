import { BellOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import { HeaderPopover } from '../layout/header/HeaderPopover.tsx';
import header from '../layout/header/Header.module.css';
import styles from './NotificationBell.module.css';
import { notificationsTexts } from './notifications.texts.ts';
import { useUnreadCount } from './use-unread-count.ts';

const TipsPanel = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "frame" */ './TipsPanel.tsx')).TipsPanel,
);

/** The bell: with a dot while something is unread, and the tips panel (shell spec, section 2). */
export function NotificationBell() {
  const t = notificationsTexts.useT();
  const [isOpen, setOpen] = useState(false);
  const counts = useUnreadCount();
  const unread = counts.STATION + counts.COMMENT;
  const name = unread === 0 ? t('bell') : t('bellUnread', { count: unread });
  const panel = (
    <Suspense fallback={<div className={styles.panel} />}>
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
        className: header.tool,
        'aria-label': name,
        title: name,
      }}
    >
      <BellOutlined />
      {unread > 0 && <span className={styles.unread} data-testid="unread-dot" />}
    </HeaderPopover>
  );
}
