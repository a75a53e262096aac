import { commentLimits } from '@portico/shared-kit/contract/comment-limits';
import { TooLong } from '@portico/shared-kit/ui/input';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { type ChangeEvent, type KeyboardEvent, type Ref, type SyntheticEvent, useId, useRef } from 'react';
import type { CommentDraft } from './comment-draft.model.ts';
import { commentTexts } from './comment.texts.ts';
import styles from './CommentRecord.module.css';
import { MentionList, optionId } from './MentionList.tsx';
import type { MentionPicker } from './use-mention-picker.ts';

interface CommentFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly draft: CommentDraft;
  readonly picker: MentionPicker;
  /** Characters too many. */
  readonly over: number;
  readonly problem: string | null;
  onChange(text: string): void;
  onSend(): void;
}

/** The words of a comment; an @ offers people. Nothing is cut: what is too long says so. */
export function CommentField({ ref, draft, picker, over, problem, onChange, onSend }: CommentFieldProps) {
  const t = commentTexts.useT();
  const isPhone = useIsPhone();
  const id = useId();
  const [listId, problemId] = [`${id}people`, `${id}problem`];
  const handlers = useHandlers({ picker, onChange, onSend });
  return (
    <div className={styles.field}>
      <textarea
        ref={ref}
        className={styles.text}
        rows={isPhone ? 2 : 3}
        value={draft.text}
        placeholder={t('placeholder')}
        aria-label={t('field')}
        aria-autocomplete="list"
        aria-controls={picker.people.length > 0 ? listId : undefined}
        aria-activedescendant={picker.active === null ? undefined : optionId(listId, picker.active)}
        aria-invalid={over > 0 || problem !== null}
        aria-describedby={over > 0 || problem !== null ? problemId : undefined}
        {...handlers}
        onBlur={picker.close}
      />
      <MentionList id={listId} picker={picker} />
      <TooLong id={problemId} over={over} limit={commentLimits.characters} />
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

type Handlers = Pick<CommentFieldProps, 'picker' | 'onChange' | 'onSend'>;
type Field = HTMLTextAreaElement;

/** Returns the handlers of the field: keys of an input method are its own until it has made words of them. */
function useHandlers({ picker, onChange, onSend }: Handlers) {
  const isComposing = useRef(false);
  const follow = ({ currentTarget: { value, selectionStart } }: SyntheticEvent<Field>) => {
    if (!isComposing.current) picker.follow(value, selectionStart);
  };
  return {
    onSelect: follow,
    onChange(event: ChangeEvent<Field>) {
      onChange(event.target.value);
      follow(event);
    },
    onCompositionStart() {
      isComposing.current = true;
    },
    onCompositionEnd(event: SyntheticEvent<Field>) {
      isComposing.current = false;
      follow(event);
    },
    onKeyDown(event: KeyboardEvent) {
      if (picker.handleKey(event)) return;
      const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
      if (!isSend) return;
      event.preventDefault();
      onSend();
    },
  };
}
