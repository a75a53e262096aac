import { useFailure } from '@portico/shared-kit/api';
import { useReviewWorkItemsQuery } from '@portico/shared-kit/api/work-items.api';
import type { ReviewWorkItemsInput } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { EmptyState, ErrorState } from '@portico/shared-kit/ui/feedback';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { ReviewGroupTable } from './ReviewGroupTable.tsx';
import { reviewTexts } from './review.texts.ts';
import styles from './BulkReview.module.css';

interface BulkReviewProps {
  readonly asked: ReviewWorkItemsInput;
  /** Drawn while the answer is out. */
  readonly outline: ReactNode;
  /** Asks to agree to these items. */
  onAgree(ids: readonly string[]): void;
}

/** Similar items side by side, group by group; the reader takes out what needs a closer look and agrees to the rest. */
export function BulkReview({ asked, outline, onAgree }: BulkReviewProps) {
  const t = reviewTexts.useT();
  const { data, error, isFetching, refetch } = useReviewWorkItemsQuery(asked, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  if (error !== undefined && !isFetching) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  if (data === undefined) return outline;
  const count = data.groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return <EmptyState title={t('empty')} hint={t('hint')} />;
  return (
    <>
      <p className={styles.hint}>{t('hint')}</p>
      {count < data.totalElements && <Alert type="info" title={t('more', { total: data.totalElements, count })} />}
      {data.groups.map((group) => (
        <ReviewGroupTable
          key={`${group.workflowCode} ${group.activityCode} ${group.items[0]?.id ?? ''}`}
          group={group}
          onAgree={onAgree}
        />
      ))}
    </>
  );
}
