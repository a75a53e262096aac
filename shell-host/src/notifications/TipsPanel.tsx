import { useFailure } from '@portico/shared-kit/api';
import { useSearchNotificationsQuery, useUpdateReadStateAllMutation } from '@portico/shared-kit/api/notifications.api';
import type { MessageType, UnreadCount } from '@portico/shared-kit/contract/notifications.schema';
import { EmptyState, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { BellOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withReturn } from '../layout/header/back-target.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import styles from './NotificationBell.module.css';
import { NotificationItem } from './NotificationItem.tsx';
import { notificationsTexts } from './notifications.texts.ts';
import { withOpened } from './opened.model.ts';
import { useFollowCount } from './use-follow-count.ts';
import { useNow } from './use-now.ts';
import { useOpenNotification } from './use-open-notification.ts';

/** Items in the panel (shell spec, section 9). */
const panelSize = 10;

interface TipsPanelProps {
  readonly counts: UnreadCount;
  readonly onClose: () => void;
}

/** The newest unread messages of a category, read all, and the way to the full page (shell spec, section 2). */
export function TipsPanel({ counts, onClose }: TipsPanelProps) {
  const t = notificationsTexts.useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [type, setType] = useState<MessageType>(counts.STATION === 0 && counts.COMMENT > 0 ? 'COMMENT' : 'STATION');
  const [readAll, { isLoading }] = useUpdateReadStateAllMutation();
  const goToPage = () => {
    onClose();
    void navigate(withReturn(`/message-notification?type=${type}`, pathname, search));
  };
  return (
    <div className={styles.panel} role="dialog" aria-label={t('bell')}>
      <CategoryTabs type={type} counts={counts} onChange={setType} />
      <div className={styles.list} role="tabpanel">
        <Unread key={type} type={type} unread={counts[type]} />
      </div>
      <div className={styles.foot}>
        <Button
          type="link"
          size="small"
          loading={isLoading}
          disabled={counts[type] === 0}
          onClick={() => void readAll({ messageType: type })}
        >
          {t('readAll')}
        </Button>
        <Button type="link" size="small" onClick={goToPage}>
          {t('loadMore')}
        </Button>
      </div>
    </div>
  );
}

function Unread({ type, unread }: { readonly type: MessageType; readonly unread: number }) {
  const t = notificationsTexts.useT();
  const { opened, onOpen } = useOpenNotification();
  const input = { tab: 'MESSAGE', messageType: type, readState: 'UNREADED', page: 0, size: panelSize } as const;
  const { currentData, error, refetch } = useSearchNotificationsQuery(input, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  const now = useNow();
  useFollowCount(unread, currentData?.totalElements, refetch);
  if (currentData === undefined) {
    return error === undefined ? <LinesSkeleton /> : <ErrorState failure={failure} onRetry={() => void refetch()} />;
  }
  const items = withOpened(currentData.content, opened);
  if (items.length === 0) return <EmptyState icon={<BellOutlined />} title={t('none')} />;
  return items.map((notification) => (
    <NotificationItem
      key={notification.id}
      notification={notification}
      now={now}
      isOpen={opened.some(({ id }) => id === notification.id)}
      onOpen={onOpen}
    />
  ));
}
