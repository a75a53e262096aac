import { useFailure } from '@portico/shared-kit/api';
import { useSearchAllNotificationsInfiniteQuery } from '@portico/shared-kit/api/notifications.api';
import type { SearchNotificationsInput } from '@portico/shared-kit/contract/notifications.schema';
import { EmptyState, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { BellOutlined } from '@portico/shared-kit/ui/icons';
import type { RefObject } from 'react';
import { groupByDate, nearDay } from './group-by-date.model.ts';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './NotificationPage.module.css';
import { notificationsTexts } from './notifications.texts.ts';
import { withOpened } from './opened.model.ts';
import { useFollowCount } from './use-follow-count.ts';
import { useNearBottom } from './use-near-bottom.ts';
import { useNow } from './use-now.ts';
import { useOpenNotification } from './use-open-notification.ts';

/** Items in a page of the list (shell spec, section 9). */
const pageSize = 20;

interface NotificationListProps {
  readonly type: SearchNotificationsInput['messageType'];
  readonly state: SearchNotificationsInput['readState'];
  /** Number of unread notifications of the category, as the bell has it. */
  readonly unread: number;
  /** Element that the user scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The notifications of a category and tab, by date, loaded as they are scrolled to. */
export function NotificationList({ type, state, unread, scroller }: NotificationListProps) {
  const t = notificationsTexts.useT();
  const { opened, onOpen } = useOpenNotification();
  const now = useNow();
  const input = { tab: 'MESSAGE', messageType: type, readState: state, size: pageSize } as const;
  const { currentData, error, refetch, hasNextPage, fetchNextPage, isFetching } =
    useSearchAllNotificationsInfiniteQuery(input, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  const pages = currentData?.pages;
  useFollowCount(unread, state === 'UNREADED' ? pages?.[0]?.totalElements : undefined, refetch);
  const canLoad = hasNextPage && !isFetching && error === undefined;
  useNearBottom(scroller, { isActive: canLoad, onNear: () => void fetchNextPage() });
  if (pages === undefined) {
    return error === undefined ? (
      <LinesSkeleton lines={8} />
    ) : (
      <ErrorState failure={failure} onRetry={() => void refetch()} />
    );
  }
  const items = withOpened(
    pages.flatMap(({ content }) => content),
    opened,
  );
  if (items.length === 0) {
    return <EmptyState icon={<BellOutlined />} title={t(`empty.${state}`)} hint={t('emptyHint')} />;
  }
  return (
    <>
      {groupByDate(items).map((group) => (
        <section key={group.date} className={styles.group}>
          <DateHeading date={group.date} now={now} />
          {group.items.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              now={now}
              isOpen={opened.some(({ id }) => id === notification.id)}
              onOpen={onOpen}
            />
          ))}
        </section>
      ))}
      {error !== undefined && <ErrorState failure={failure} onRetry={() => void fetchNextPage()} />}
      <p className={styles.end} role="status">
        {isFetching ? t('loadingMore') : hasNextPage ? '' : t('loadedAll')}
      </p>
    </>
  );
}

function DateHeading({ date, now }: { readonly date: string; readonly now: number }) {
  const t = notificationsTexts.useT();
  const near = nearDay(date, now);
  return <h2 className={styles.date}>{near === null ? date : t(near)}</h2>;
}
