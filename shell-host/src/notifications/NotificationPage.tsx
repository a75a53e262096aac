import { useUpdateReadStateAllMutation } from '@portico/shared-kit/api/notifications.api';
import type { MessageType, SearchNotificationsInput } from '@portico/shared-kit/contract/notifications.schema';
import { can } from '@portico/shared-kit/permissions';
import { Button, Segmented } from 'antd/es';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../app/session-context.ts';
import { announcementTexts } from './announcement/announcement.texts.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationPage.module.css';
import { notificationsTexts } from './notifications.texts.ts';
import { useUnreadNow } from './use-unread-now.ts';

type ReadState = SearchNotificationsInput['readState'];

const readStates: readonly ReadState[] = ['UNREADED', 'READED'];

/** The notification center (shell spec, section 2). Category and tab stand in the address. */
export function NotificationPage() {
  const t = notificationsTexts.useT();
  const [search, setSearch] = useSearchParams();
  const counts = useUnreadNow();
  const scroller = useRef<HTMLDivElement>(null);
  const [readAll, { isLoading }] = useUpdateReadStateAllMutation();
  const type: MessageType = search.get('type') === 'COMMENT' ? 'COMMENT' : 'STATION';
  const state: ReadState = search.get('readState') === 'READED' ? 'READED' : 'UNREADED';
  const put = (name: string, value: string) => {
    setSearch((before) => new URLSearchParams([...before].filter(([key]) => key !== name).concat([[name, value]])), {
      replace: true,
    });
  };
  const wordOf = (value: ReadState) => {
    const word = t(`states.${value}`);
    return value === 'UNREADED' && counts[type] > 0 ? t('stateCount', { state: word, count: counts[type] }) : word;
  };
  return (
    <div className={styles.page} ref={scroller}>
      <div className={styles.sheet}>
        <Head />
        <CategoryTabs type={type} counts={counts} onChange={(wanted) => put('type', wanted)} />
        <div className={styles.bar}>
          <Segmented
            value={state}
            options={readStates.map((value) => ({ value, label: wordOf(value) }))}
            onChange={(wanted) => put('readState', wanted)}
          />
          {state === 'UNREADED' && (
            <Button
              loading={isLoading}
              disabled={counts[type] === 0}
              onClick={() => void readAll({ messageType: type })}
            >
              {t('readAll')}
            </Button>
          )}
        </div>
        <NotificationList
          key={`${type}/${state}`}
          type={type}
          state={state}
          unread={counts[type]}
          scroller={scroller}
        />
      </div>
    </div>
  );
}

/** The title, and for who may announce something the way to write it. */
function Head() {
  const t = notificationsTexts.useT();
  const words = announcementTexts.useT();
  const session = useSession();
  const mayWrite = session !== null && can(session.permissions, 'notification:announce');
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{t('title')}</h1>
      {mayWrite && <Link to="/announcement?return=%2Fmessage-notification">{words('write')}</Link>}
    </div>
  );
}
