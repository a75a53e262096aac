import type { Comment } from '@portico/shared-kit/contract/comments.schema';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { commentTexts } from './comment.texts.ts';
import { CommentItem, type CommentTarget } from './CommentItem.tsx';
import styles from './CommentRecord.module.css';

interface CommentListProps {
  readonly target: CommentTarget;
  /** The newest last. */
  readonly comments: readonly Comment[];
  /** The one that the address leads to; null for none. */
  readonly meant: string | null;
  readonly isFetchingEarlier: boolean;
  /** Undefined where there are none. */
  readonly onEarlier: (() => void) | undefined;
  onReply(comment: Comment): void;
}

/** Comments with the newest in view. */
export function CommentList({ target, comments, meant, isFetchingEarlier, onEarlier, onReply }: CommentListProps) {
  const t = commentTexts.useT();
  const box = useRef<HTMLDivElement>(null);
  const newest = comments.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  if (comments.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('empty')}</p>
        <p className={styles.quiet}>{t('emptyHint')}</p>
      </div>
    );
  }
  return (
    // Without a tab stop of its own a list of nothing but words could not be scrolled by keyboard.
    <div ref={box} className={styles.list} role="region" aria-label={t('list')} tabIndex={0}>
      {onEarlier !== undefined && (
        <Button block type="text" size="small" loading={isFetchingEarlier} onClick={onEarlier}>
          {t(isFetchingEarlier ? 'loadingEarlier' : 'earlier')}
        </Button>
      )}
      <ol className={styles.items} aria-live="polite">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            target={target}
            comment={comment}
            isMeant={comment.id === meant}
            onReply={() => onReply(comment)}
          />
        ))}
      </ol>
    </div>
  );
}
