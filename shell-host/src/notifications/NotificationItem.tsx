import type { Notification } from '@portico/shared-kit/contract/notifications.schema';
import { notificationTarget } from '@portico/shared-kit/contract/notification-target';
import { notificationTime } from '@portico/shared-kit/formats';
import { useLocale } from '@portico/shared-kit/i18n';
import { NotificationOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import { Suspense } from 'react';
import { useBackStage } from '../app/use-back-stage.ts';
import { notificationsTexts } from './notifications.texts.ts';
import styles from './NotificationItem.module.css';
import { formattedTextOf, readState } from './opened.model.ts';

const FormattedText = lazyWithRetry(async () => (await import('./FormattedText.tsx')).FormattedText);

interface NotificationItemProps {
  readonly notification: Notification;
  /** Epoch ms: what the time is told from. */
  readonly now: number;
  /** True where it stands there with all its text. */
  readonly isOpen: boolean;
  readonly onOpen: (notification: Notification) => void;
}

/** Notification: who, what, when. A link to what it is about, in a window of its own; else it opens in place. */
export function NotificationItem({ notification, now, isOpen, onOpen }: NotificationItemProps) {
  const target = notificationTarget(notification, useBackStage());
  const handleOpen = () => onOpen(notification);
  if (target !== null) {
    return (
      <a
        className={styles.item}
        href={target}
        target="_blank"
        rel="noreferrer"
        onClick={handleOpen}
        onAuxClick={({ button }) => button === 1 && handleOpen()}
      >
        <ItemText notification={notification} now={now} />
      </a>
    );
  }
  const html = isOpen ? formattedTextOf(notification) : null;
  return (
    <>
      <button type="button" className={styles.item} aria-expanded={isOpen} onClick={handleOpen}>
        <ItemText notification={notification} now={now} showsText={html === null} isWhole={isOpen} />
      </button>
      {html !== null && (
        <Suspense fallback={null}>
          <FormattedText html={html} />
        </Suspense>
      )}
    </>
  );
}

interface ItemTextProps extends Pick<NotificationItemProps, 'notification' | 'now'> {
  readonly isWhole?: boolean;
  /** False where its formatted text stands below. */
  readonly showsText?: boolean;
}

function ItemText({ notification, now, isWhole = false, showsText = true }: ItemTextProps) {
  const t = notificationsTexts.useT();
  const locale = useLocale();
  const { senderVO, title, content, createdTime } = notification;
  return (
    <>
      {senderVO === null ? (
        <span className={styles.system} aria-hidden="true">
          <NotificationOutlined />
        </span>
      ) : (
        <Portrait user={senderVO} size={36} />
      )}
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.title}>{title}</span>
          <time className={styles.time} dateTime={createdTime}>
            {notificationTime(createdTime, now, locale)}
          </time>
        </span>
        {showsText && content !== '' && <span className={isWhole ? styles.whole : styles.content}>{content}</span>}
      </span>
      {notification.readState !== readState && <span className={styles.dot} role="img" aria-label={t('unread')} />}
    </>
  );
}
