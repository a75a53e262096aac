import { useAddCommentMutation } from '@portico/shared-kit/api/comments.api';
import { commentLimits } from '@portico/shared-kit/contract/comment-limits';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { CloseOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Refusal } from '../../../components/Refusal.tsx';
import { type CommentDraft, draftLength, mentionedIn, sentParts, withMention } from './comment-draft.model.ts';
import { commentTexts } from './comment.texts.ts';
import type { CommentTarget } from './CommentItem.tsx';
import styles from './CommentRecord.module.css';
import { CommentField } from './CommentField.tsx';
import type { DraftState } from './use-comment-draft.ts';
import { useMentionPicker } from './use-mention-picker.ts';

/** Functions by which other parts use the field. */
export interface ComposerHandle {
  focus(): void;
}

interface ComposerProps {
  readonly ref: Ref<ComposerHandle>;
  readonly target: CommentTarget;
  readonly state: DraftState;
}

/** The field to say something about the record. What could not be sent stays as it is. */
export function Composer({ ref, target, state }: ComposerProps) {
  const t = commentTexts.useT();
  const locale = useLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, change } = state;
  const sending = useSending(target, state);
  const picker = useMentionPicker(target, ({ id, name, name_i18n, departmentName }, trigger) => {
    const person = { id, name, name_i18n: name_i18n ?? null };
    const label = localised(name, person.name_i18n, locale);
    const next = withMention(draft, trigger, { person, name: label, department: departmentName ?? '' });
    change(next.draft);
    // The cursor goes behind the name once the field has it.
    requestAnimationFrame(() => field.current?.setSelectionRange(next.cursor, next.cursor));
  });
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));
  const handleSend = () => {
    if (!sending.send()) field.current?.focus();
  };
  return (
    <div className={styles.composer}>
      {draft.replyTo !== null && <ReplyMark draft={draft} onDrop={() => change({ ...draft, replyTo: null })} />}
      <CommentField
        ref={field}
        draft={draft}
        picker={picker}
        over={sending.over}
        problem={sending.problem}
        onChange={(text) => change({ ...draft, text })}
        onSend={handleSend}
      />
      <DraftFacts draft={draft} isRestored={state.isRestored} />
      {sending.error !== undefined && <Refusal error={sending.error} />}
      <div className={styles.sending}>
        <span className={styles.quiet}>{t('sendKeys')}</span>
        <Button type="primary" loading={sending.isBusy} onClick={handleSend}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
}

/** Sends a draft: the same words are one attempt, however often they are sent. */
function useSending(target: CommentTarget, { draft, forget }: DraftState) {
  const t = commentTexts.useT();
  const [add, { isLoading, error }] = useAddCommentMutation();
  const [isRefused, setRefused] = useState(false);
  const attempt = useRef({ text: '', id: '' });
  const [length, max] = [draftLength(draft), commentLimits.characters];
  const over = Math.max(0, length - max);
  const problem = isRefused && length === 0 ? t('isEmpty') : null;
  const send = (): boolean => {
    setRefused(length === 0);
    if (length === 0 || over > 0) return false;
    if (isLoading) return true;
    const input = { ...target, content: sentParts(draft), ...(draft.replyTo && { replyToId: draft.replyTo.id }) };
    const text = JSON.stringify(input);
    if (attempt.current.text !== text) attempt.current = { text, id: randomId() };
    void add({ ...input, requestId: attempt.current.id }).then(({ error: refusal }) => {
      if (refusal === undefined) forget();
      return null;
    });
    return true;
  };
  return { send, over, problem, isBusy: isLoading, error: isLoading ? undefined : error };
}

/** Mark of the person whom the comment answers. */
function ReplyMark({ draft: { replyTo }, onDrop }: { readonly draft: CommentDraft; onDrop(): void }) {
  const t = commentTexts.useT();
  const locale = useLocale();
  if (replyTo === null) return null;
  const { name, name_i18n } = replyTo.author;
  return (
    <p className={styles.replying}>
      {t('replyTo', { name: localised(name, name_i18n, locale) })}
      <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('notReply')} onClick={onDrop} />
    </p>
  );
}

/** People who will be notified, and the length of the comment. */
function DraftFacts({ draft, isRestored }: { readonly draft: CommentDraft; readonly isRestored: boolean }) {
  const t = commentTexts.useT();
  const locale = useLocale();
  const names = mentionedIn(draft).map(({ label }) => label);
  const [length, max] = [draftLength(draft), commentLimits.characters];
  return (
    <div className={styles.facts}>
      <span role="status" className={styles.told}>
        {isRestored ? t('restored') : null}
        {names.length > 0 && ` ${t('told', { names: names.join(locale === 'zh' ? '、' : ', ') })}`}
      </span>
      <span className={styles.count} data-over={length > max}>
        {t('count', { length, max })}
      </span>
    </div>
  );
}
