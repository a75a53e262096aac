import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Form, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './OpinionDialog.module.css';
import type { StepAction } from './steps.model.ts';

interface OpinionDialogProps {
  readonly action: StepAction;
  readonly isBusy: boolean;
  onConfirm(comment: string): void;
  onCancel(): void;
}

/** What the step will do that cannot be taken back; agreeing needs no warning. */
const hints = {
  agree: null,
  submit: null,
  disagree: 'act.disagreeHint',
  finish: 'act.finishHint',
  revoke: 'act.revokeHint',
} as const;

const isGrave: readonly StepAction[] = ['disagree', 'finish', 'revoke'];

/** Asks for the opinion (at most 200 characters; shell spec, section 9) before a step is taken. */
export function OpinionDialog({ action, isBusy, onConfirm, onCancel }: OpinionDialogProps) {
  const t = workflowTexts.useT();
  const [comment, setComment] = useState('');
  const id = useId();
  const hint = hints[action];
  return (
    <Modal
      open
      title={t(`act.${action}`)}
      okText={t(`act.${action}`)}
      okButtonProps={{ danger: isGrave.includes(action), loading: isBusy }}
      mask={{ closable: false }}
      onOk={() => onConfirm(comment.trim())}
      onCancel={onCancel}
    >
      <Form layout="vertical" className={styles['opinion'] ?? ''}>
        {hint !== null && <p>{t(hint)}</p>}
        <Form.Item label={t('act.opinion')} htmlFor={id}>
          <Input.TextArea
            id={id}
            value={comment}
            autoFocus
            rows={3}
            maxLength={maxOpinionLength}
            showCount
            placeholder={t('act.opinionPlaceholder')}
            onChange={(event) => setComment(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
