import type { RecordId, ModelCode } from '@portico/shared-kit/contract/ids';
import { useFailure } from '@portico/shared-kit/api';
import { useListCommentsInfiniteQuery } from '@portico/shared-kit/api/comments.api';
import { commonTexts } from '@portico/shared-kit/i18n';
import { DelayedSkeleton, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd';
import { useCallback, useRef } from 'react';
import { Panel } from '../../../components/Panel.tsx';
import { commentTexts } from './comment.texts.ts';
import { CommentList } from './CommentList.tsx';
import styles from './CommentRecord.module.css';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { useCommentDraft } from './use-comment-draft.ts';
import { useMeantComment } from './use-meant-comment.ts';

/** Comments in a page of them. */
const size = 20;

interface CommentsPanelProps {
  readonly schemaCode: ModelCode;
  readonly recordId: RecordId;
}

/** Comments on a record, and the field to add one; it fetches anew when the server has changes. */
export function CommentsPanel({ schemaCode, recordId }: CommentsPanelProps) {
  const t = commentTexts.useT();
  const place = { schemaCode, bizObjectId: recordId };
  const query = useListCommentsInfiniteQuery({ ...place, size });
  const composer = useRef<ComposerHandle>(null);
  const state = useCommentDraft(schemaCode, recordId);
  const pages = query.data?.pages ?? [];
  const count = pages[0]?.totalElements ?? 0;
  const comments = pages.toReversed().flatMap(({ content }) => content);
  const { fetchNextPage, hasNextPage, isFetching } = query;
  const onEarlier = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const meant = useMeantComment({
    ids: comments.map(({ id }) => id),
    pages: pages.length,
    onEarlier: hasNextPage && !isFetching ? onEarlier : undefined,
  });
  return (
    <Panel title={count === 0 ? t('title') : t('titleWith', { count })}>
      <div className={styles.comments}>
        {query.isLoading && (
          <DelayedSkeleton>
            <LinesSkeleton lines={3} />
          </DelayedSkeleton>
        )}
        {query.data === undefined && query.error !== undefined && (
          <Unread error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.data !== undefined && (
          <CommentList
            target={place}
            comments={comments}
            meant={meant}
            isFetchingEarlier={query.isFetchingNextPage}
            onEarlier={hasNextPage ? onEarlier : undefined}
            onReply={({ id, author }) => {
              state.change({ ...state.draft, replyTo: { id, author } });
              composer.current?.focus();
            }}
          />
        )}
        <Composer ref={composer} target={place} state={state} />
      </div>
    </Panel>
  );
}

/** Reason for which the comments are not shown. */
function Unread({ error, onRetry }: { readonly error: unknown; onRetry(): void }) {
  const common = commonTexts.useT();
  const { message } = useFailure(error);
  return (
    <p role="alert" className={styles.unread}>
      {message}
      <Button type="link" size="small" onClick={onRetry}>
        {common('retry')}
      </Button>
    </p>
  );
}
