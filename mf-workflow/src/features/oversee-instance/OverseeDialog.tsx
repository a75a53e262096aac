import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useActOnInstanceMutation } from '@portico/shared-kit/api/workflow-oversight.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import type { OverseeAction, Oversight } from '@portico/shared-kit/contract/workflow-oversight.schema';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { charactersOver } from '@portico/shared-kit/formats';
import { useShell } from '@portico/shared-kit/remotes/react';
import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { rowOf } from '../../components/form-actions/action-table.ts';
import { Refusal } from '../../components/Refusal.tsx';
import { commandOf, firstDraft, type MissingChoice, type OverseeDraft } from './oversee.model.ts';
import styles from './OverseeDialog.module.css';
import { OverseeFields } from './OverseeFields.tsx';
import { overseeTexts } from './oversee.texts.ts';

interface OverseeDialogProps {
  readonly workflowInstanceId: string;
  readonly action: OverseeAction;
  readonly oversight: Oversight;
  onClose(): void;
}

/** Says what an action does, asks for what it needs, and does it once, however often it is pressed. */
export function OverseeDialog({ workflowInstanceId, action, oversight, onClose }: OverseeDialogProps) {
  const t = overseeTexts.useT();
  const { draft, change, error, isBusy, missing, take } = useOverseeing({ workflowInstanceId, action, oversight });
  const services = useApiFieldServices();
  const confirm = async () => {
    if (await take()) onClose();
  };
  return (
    <Modal
      open
      title={t(`action.${action}`)}
      okText={t(`action.${action}`)}
      okButtonProps={{ danger: rowOf(`manage.${action}`).isDanger === true, loading: isBusy }}
      mask={{ closable: false }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <div className={styles['dialog']}>
        {error !== undefined && !isBusy && <Refusal error={error} />}
        <p className={styles['hint']}>{t(`hint.${action}`)}</p>
        <FieldServicesProvider services={services}>
          <OverseeFields {...{ action, oversight, draft, missing, change }} />
        </FieldServicesProvider>
      </div>
    </Modal>
  );
}

/** Keeps the choices, and the attempt to take the action. */
function useOverseeing({ workflowInstanceId, action, oversight }: Omit<OverseeDialogProps, 'onClose'>) {
  const t = overseeTexts.useT();
  const shell = useShell();
  const [draft, setDraft] = useState(() => firstDraft(action, oversight));
  const [missing, setMissing] = useState<MissingChoice | null>(null);
  const [act, { error, isLoading }] = useActOnInstanceMutation();
  const attempt = useRef({ key: '', id: '' });

  /** The same choice sent again, as after a lost answer, is the same attempt. */
  const attemptId = (key: string) => {
    if (attempt.current.key !== key) attempt.current = { key, id: randomId() };
    return attempt.current.id;
  };
  const take = async () => {
    const command = commandOf(action, draft);
    if (typeof command === 'string') {
      setMissing(command);
      return false;
    }
    const comment = draft.comment.trim();
    if (charactersOver(comment, maxOpinionLength) > 0) return false;
    const wish = { workflowInstanceId, command, ...(comment === '' ? {} : { comment }) };
    const answer = await act({ ...wish, requestId: attemptId(JSON.stringify(wish)) });
    if (answer.error !== undefined) return false;
    shell.notify({ kind: 'success', text: t(`done.${action}`) });
    return true;
  };
  const change = (next: Partial<OverseeDraft>) => {
    setMissing(null);
    setDraft((before) => ({ ...before, ...next }));
  };
  return { draft, change, error, isBusy: isLoading, missing, take };
}
