import { useDeleteCommentMutation } from '@portico/shared-kit/api/comments.api';
import type { AddCommentInput, Comment, CommentContent } from '@portico/shared-kit/contract/comments.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { PersonName } from '@portico/shared-kit/ui/person-card';
import { Portrait } from '@portico/shared-kit/ui/portrait';
import { Button, Popconfirm } from 'antd';
import { useRef } from 'react';
import { Moment } from '@portico/shared-kit/ui/time';
import { commentTexts } from './comment.texts.ts';
import styles from './CommentRecord.module.css';
import { useKeptInView } from './use-meant-comment.ts';

/** The record that is talked about. */
export type CommentTarget = Pick<AddCommentInput, 'schemaCode' | 'bizObjectId'>;

/** Date format code: to minutes (shell spec, section 9). */
const toMinutes = 3;

interface CommentItemProps {
  readonly target: CommentTarget;
  readonly comment: Comment;
  /** The address leads to it. */
  readonly isMeant?: boolean;
  onReply(): void;
}

/** Comment of a person, with the one that it answers and the actions on it. */
export function CommentItem({ target, comment, isMeant = false, onReply }: CommentItemProps) {
  const t = commentTexts.useT();
  const item = useRef<HTMLLIElement>(null);
  useKeptInView(item, isMeant);
  const { author, createdTime, content, replyTo } = comment;
  return (
    <li ref={item} className={styles.item} aria-current={isMeant ? 'true' : undefined}>
      <Portrait user={author} size={28} />
      <div className={styles.said}>
        <div className={styles.head}>
          <strong>
            <PersonName person={author} isTabStop />
          </strong>
          <span className={styles.quiet}>
            <Moment instant={createdTime} />
          </span>
        </div>
        {content !== null && replyTo !== null && <Quote quoted={replyTo} />}
        {content === null ? (
          <p className={styles.quiet}>{t('removed')}</p>
        ) : (
          <p className={styles.words}>
            <Words content={content} />
          </p>
        )}
        {content !== null && <ItemActions {...{ target, comment, onReply }} />}
      </div>
    </li>
  );
}

function Words({ content }: { readonly content: CommentContent }) {
  return content.map((part, index) => (
    // The parts of a comment never change their order.
    <span key={`part-${String(index)}`} className={'mention' in part ? styles.mention : undefined}>
      {'text' in part ? (
        part.text
      ) : (
        <>
          @<PersonName person={part.mention} isTabStop />
        </>
      )}
    </span>
  ));
}

/** The beginning of the comment that is answered, in one line. */
function Quote({ quoted: { author, content } }: { readonly quoted: NonNullable<Comment['replyTo']> }) {
  const t = commentTexts.useT();
  const locale = useLocale();
  const nameOf = ({ name, name_i18n }: Comment['author']) => localised(name, name_i18n, locale);
  const words = content?.map((part) => ('text' in part ? part.text : `@${nameOf(part.mention)}`)).join('');
  return (
    <blockquote className={styles.quote}>
      {t('quoted', { name: nameOf(author) })}
      {words ?? t('removed')}
    </blockquote>
  );
}

function ItemActions({ target, comment: { id, author, createdTime, canDelete }, onReply }: CommentItemProps) {
  const t = commentTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const [remove] = useDeleteCommentMutation();
  const name = localised(author.name, author.name_i18n, locale);
  const time = formatDate(createdTime, toMinutes);
  return (
    <div className={styles.actions}>
      <Button type="link" size="small" aria-label={t('replyNamed', { name })} onClick={onReply}>
        {t('reply')}
      </Button>
      {canDelete && (
        <Popconfirm
          title={t('removeTitle')}
          description={t('removeHint')}
          okText={common('delete')}
          okButtonProps={{ danger: true }}
          cancelText={common('cancel')}
          onConfirm={() => void remove({ ...target, id })}
        >
          <Button type="link" size="small" aria-label={t('removeNamed', { time })}>
            {t('remove')}
          </Button>
        </Popconfirm>
      )}
    </div>
  );
}
