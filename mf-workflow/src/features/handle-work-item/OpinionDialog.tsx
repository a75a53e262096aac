import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Form, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Refusal } from '../../components/Refusal.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './OpinionDialog.module.css';
import type { StepAction } from './steps.model.ts';

interface OpinionDialogProps {
  readonly action: StepAction;
  /** What the step does that cannot be taken back; null where there is nothing to warn of. */
  readonly hint: string | null;
  readonly isBusy: boolean;
  /** Why the step was refused; undefined before. */
  readonly error: unknown;
  onConfirm(comment: string): void;
  onCancel(): void;
}

const isGrave: readonly StepAction[] = ['disagree', 'finish', 'revoke'];

/** Asks for the opinion (at most 200 characters; shell spec, section 9) before a step is taken. */
export function OpinionDialog({ action, hint, isBusy, error, onConfirm, onCancel }: OpinionDialogProps) {
  const t = workflowTexts.useT();
  const [comment, setComment] = useState('');
  const id = useId();
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
        {error !== undefined && !isBusy && <Refusal error={error} />}
        {hint !== null && <p className={styles['hint']}>{hint}</p>}
        <Form.Item className={styles['entry'] ?? ''} label={t('act.opinion')} htmlFor={id}>
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
