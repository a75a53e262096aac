import type { Notification } from '@portico/shared-kit/contract/notifications.schema';
import { notificationTime } from '@portico/shared-kit/formats';
import { useLocale } from '@portico/shared-kit/i18n';
import { NotificationOutlined } from '@portico/shared-kit/ui/icons';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import { notificationsTexts } from './notifications.texts.ts';
import styles from './NotificationItem.module.css';
import { readState } from './use-open-notification.ts';

interface NotificationItemProps {
  readonly notification: Notification;
  /** Epoch ms: what the time is told from. */
  readonly now: number;
  readonly onOpen: (notification: Notification) => void;
}

/** One notification: who, what, when; opens what it is about. */
export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const t = notificationsTexts.useT();
  const locale = useLocale();
  const { senderVO, title, content, createdTime } = notification;
  const isRead = notification.readState === readState;
  return (
    <button type="button" className={styles['item']} onClick={() => onOpen(notification)}>
      {senderVO === null ? (
        <span className={styles['system']} aria-hidden="true">
          <NotificationOutlined />
        </span>
      ) : (
        <Portrait user={senderVO} size={36} />
      )}
      <span className={styles['text']}>
        <span className={styles['head']}>
          <span className={styles['title']}>{title}</span>
          <time className={styles['time']} dateTime={createdTime}>
            {notificationTime(createdTime, now, locale)}
          </time>
        </span>
        {content !== '' && <span className={styles['content']}>{content}</span>}
      </span>
      {!isRead && <span className={styles['dot']} role="img" aria-label={t('unread')} />}
    </button>
  );
}
