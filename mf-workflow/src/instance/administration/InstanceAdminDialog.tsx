import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { useActOnInstanceMutation } from '@portico/shared-kit/api/instance-administration.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import type {
  InstanceAdminAction,
  InstanceAdministration,
} from '@portico/shared-kit/contract/instance-administration.schema';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { charactersOver } from '@portico/shared-kit/formats';
import { useShell } from '@portico/shared-kit/remotes/react';
import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { rowOf } from '../actions/action-table.ts';
import { Refusal } from '../../components/Refusal.tsx';
import { commandOf, firstDraft, type MissingChoice, type InstanceAdminDraft } from './instance-admin.model.ts';
import styles from './InstanceAdminDialog.module.css';
import { InstanceAdminFields } from './InstanceAdminFields.tsx';
import { instanceAdminTexts } from './instance-admin.texts.ts';

interface InstanceAdminDialogProps {
  readonly workflowInstanceId: InstanceId;
  readonly action: InstanceAdminAction;
  readonly administration: InstanceAdministration;
  onClose(): void;
}

/** Says what an action does, asks for what it needs, and does it once, however often it is pressed. */
export function InstanceAdminDialog({ workflowInstanceId, action, administration, onClose }: InstanceAdminDialogProps) {
  const t = instanceAdminTexts.useT();
  const { draft, change, error, isBusy, missing, take } = useInstanceAdministration({
    workflowInstanceId,
    action,
    administration,
  });
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
      <div className={styles.dialog}>
        {error !== undefined && !isBusy && <Refusal error={error} />}
        <p className={styles.hint}>{t(`hint.${action}`)}</p>
        <FieldServicesProvider services={services}>
          <InstanceAdminFields {...{ action, administration, draft, missing, change }} />
        </FieldServicesProvider>
      </div>
    </Modal>
  );
}

/** Keeps the choices, and the attempt to take the action. */
function useInstanceAdministration({
  workflowInstanceId,
  action,
  administration,
}: Omit<InstanceAdminDialogProps, 'onClose'>) {
  const t = instanceAdminTexts.useT();
  const shell = useShell();
  const [draft, setDraft] = useState(() => firstDraft(action, administration));
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
  const change = (next: Partial<InstanceAdminDraft>) => {
    setMissing(null);
    setDraft((before) => ({ ...before, ...next }));
  };
  return { draft, change, error, isBusy: isLoading, missing, take };
}
