import { charactersOver } from '@portico/shared-kit/formats';
import { LimitedTextArea } from '@portico/shared-kit/ui/input';
import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Button, Form, Modal } from 'antd';
import { type ComponentRef, type ReactNode, useId, useRef, useState } from 'react';
import { Refusal } from '../../components/Refusal.tsx';
import { rowOf } from '../actions/action-table.ts';
import { workflowTexts } from '../../workflow.texts.ts';
import { EnclosedFields } from './EnclosedFields.tsx';
import { enclosedIn, type EnclosedInput, enclosedInput, type OpinionDraft, withPhrase } from './opinion.model.ts';
import { opinionTexts } from './opinion.texts.ts';
import styles from './OpinionDialog.module.css';
import { PhrasePicker } from './PhrasePicker.tsx';
import type { OpinionAction } from './work-item-actions.model.ts';

interface OpinionDialogProps {
  readonly action: OpinionAction;
  /** Name of the action where that is not its usual one. */
  readonly label?: string;
  /** Warning of an effect of the action that cannot be undone; null where there is nothing to warn of. */
  readonly hint: string | null;
  readonly isBusy: boolean;
  /** Reason for which the action was refused; undefined before. */
  readonly error: unknown;
  /** True where it was refused because it is not possible any more: nothing is left but to close the dialog. */
  readonly isTooLate?: boolean;
  /** The action says why. */
  readonly isReasonNeeded?: boolean;
  /** Fields of the action besides the opinion. */
  readonly children?: ReactNode;
  /** Draft of the opinion; undefined where there is none. */
  readonly draft?: OpinionDraft | undefined;
  onConfirm(comment: string, enclosed: EnclosedInput): void;
  /** Keeps it for later; undefined where it cannot be kept. */
  readonly onKeep?: ((comment: string, enclosed: EnclosedInput) => void) | undefined;
  onCancel(): void;
}

/** Asks for the opinion (at most 200 characters; shell spec, section 9) before an action is taken. */
export function OpinionDialog(props: OpinionDialogProps) {
  const { action, label, hint, isBusy, error, isTooLate = false, children, onConfirm, onKeep, onCancel } = props;
  const { isReasonNeeded = false } = props;
  const t = workflowTexts.useT();
  const tOpinion = opinionTexts.useT();
  const body = useRef<HTMLDivElement>(null);
  const { comment, setComment, enclosed, setEnclosed, problem, reasonProblem, hand } = useOpinion(props, body);
  const begin = () => body.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  const confirm = label ?? t(`act.${action}`);
  const hasMore = action !== 'revoke';
  return (
    <Modal
      open
      title={confirm}
      mask={{ closable: false }}
      footer={
        <DialogButtons
          {...{ action, confirm, isBusy, isTooLate, onCancel }}
          onKeep={onKeep && (() => hand(onKeep, false))}
          onConfirm={() => hand(onConfirm, isReasonNeeded)}
        />
      }
      onCancel={onCancel}
      afterOpenChange={(isOpen) => isOpen && begin()}
    >
      <div ref={body}>
        <Form layout="vertical" className={styles.opinion}>
          {error !== undefined && !isBusy && (
            <Refusal error={error} {...(isTooLate ? { next: tOpinion('tooLate') } : {})} />
          )}
          {hint !== null && !isTooLate && <p className={styles.hint}>{hint}</p>}
          {children}
          <OpinionEntry
            value={comment}
            hasPhrases={hasMore}
            isNeeded={isReasonNeeded}
            problem={reasonProblem}
            onChange={setComment}
          />
          {hasMore && <EnclosedFields {...{ isBusy, problem }} value={enclosed} onChange={setEnclosed} />}
        </Form>
      </div>
    </Modal>
  );
}

/** Returns the entries, and their handing on where nothing is wrong with them. */
function useOpinion({ draft }: OpinionDialogProps, body: { readonly current: HTMLDivElement | null }) {
  const tOpinion = opinionTexts.useT();
  const [comment, setComment] = useState(draft?.comment ?? '');
  const [enclosed, setEnclosed] = useState(() => enclosedIn(draft));
  const [isWaiting, setWaiting] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isMissing = comment.trim() === '';
  const hand = (over: NonNullable<OpinionDialogProps['onKeep']>, needsReason: boolean) => {
    // Files that are on their way would be left behind.
    const isUploading = body.current?.querySelector('[role="progressbar"]') !== null;
    setWaiting(isUploading);
    setAsked(needsReason);
    const isWrong = charactersOver(comment, maxOpinionLength) > 0 || (needsReason && isMissing);
    if (isWrong) body.current?.querySelector('textarea')?.focus();
    else if (!isUploading) over(comment.trim(), enclosedInput(enclosed));
  };
  const problem = isWaiting ? tOpinion('uploading') : null;
  const reasonProblem = isAsked && isMissing ? tOpinion('reasonMissing') : null;
  return { comment, setComment, enclosed, setEnclosed, problem, reasonProblem, hand };
}

interface DialogButtonsProps {
  readonly action: OpinionAction;
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly isTooLate: boolean;
  readonly onKeep: (() => void) | undefined;
  onConfirm(): void;
  onCancel(): void;
}

/** Takes the action, keeps it for later, or neither. */
function DialogButtons({ action, confirm, isBusy, isTooLate, onKeep, onConfirm, onCancel }: DialogButtonsProps) {
  const t = workflowTexts.useT();
  const tOpinion = opinionTexts.useT();
  if (isTooLate) return <Button onClick={onCancel}>{tOpinion('close')}</Button>;
  return (
    <>
      {onKeep !== undefined && (
        <Button className={styles.keep} disabled={isBusy} onClick={onKeep}>
          {t('act.temporarySave')}
        </Button>
      )}
      <Button onClick={onCancel}>{t('form.cancel')}</Button>
      <Button type="primary" danger={rowOf(action).isDanger === true} loading={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
}

interface OpinionEntryProps {
  readonly value: string;
  readonly hasPhrases: boolean;
  readonly isNeeded: boolean;
  /** The fault in it; null where there is none. */
  readonly problem: string | null;
  onChange(value: string): void;
}

function OpinionEntry({ value, hasPhrases, isNeeded, problem, onChange }: OpinionEntryProps) {
  const t = workflowTexts.useT();
  const id = useId();
  const words = useRef<ComponentRef<typeof LimitedTextArea>>(null);
  const insert = (phrase: string) => {
    const area = words.current?.resizableTextArea?.textArea;
    onChange(withPhrase(value, phrase, area?.selectionStart ?? value.length));
    words.current?.focus();
  };
  return (
    <Form.Item className={styles.entry} label={t('act.opinion')} htmlFor={id} required={isNeeded}>
      <LimitedTextArea
        ref={words}
        id={id}
        value={value}
        rows={3}
        limit={maxOpinionLength}
        isRequired={isNeeded}
        invalid={problem !== null}
        describedBy={problem === null ? undefined : `${id}-problem`}
        placeholder={t('act.opinionPlaceholder')}
        onChange={onChange}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {hasPhrases && <PhrasePicker onChoose={insert} />}
    </Form.Item>
  );
}
