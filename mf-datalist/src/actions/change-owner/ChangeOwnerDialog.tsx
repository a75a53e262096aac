import { useFailure } from '@portico/shared-kit/api';
import { undoDays } from '@portico/shared-kit/contract/record-undo';
import { ErrorState, DelayedSkeleton, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert, Modal } from 'antd';
import type { RefObject } from 'react';
import { useFirstField } from '../../list/use-first-field.ts';
import styles from '../ActionDialog.module.css';
import { ChangeOwnerFields } from './ChangeOwnerFields.tsx';
import { changeOwnerTexts } from './change-owner.texts.ts';
import { type ChangeOwnerModel, type OwnerChange, useChangeOwner } from './use-change-owner.ts';

/** Hands records to one person in one of their departments (list spec, sections 2 and 5). */
export function ChangeOwnerDialog(change: OwnerChange) {
  const t = changeOwnerTexts.useT();
  const model = useChangeOwner(change);
  const { isSaving, isChecking, error, total, refused, save } = model;
  const { body, enter } = useFirstField(!isChecking && error === undefined);
  return (
    <Modal
      open
      width={480}
      title={t('title')}
      mask={{ closable: false }}
      afterOpenChange={enter}
      onCancel={change.onClose}
      okText={t('ok', { count: total - refused })}
      onOk={save}
      confirmLoading={isSaving || isChecking}
      {...(error === undefined ? {} : { footer: null })}
    >
      <Body model={model} body={body} />
    </Modal>
  );
}

interface BodyProps {
  readonly model: ChangeOwnerModel;
  readonly body: RefObject<HTMLDivElement | null>;
}

function Body({ model, body }: BodyProps) {
  const t = changeOwnerTexts.useT();
  const { error, isChecking, retry, refused, total } = model;
  const failure = useFailure(error);
  if (error !== undefined) return <ErrorState failure={failure} isRetrying={isChecking} onRetry={retry} />;
  if (isChecking) {
    return (
      <DelayedSkeleton>
        <LinesSkeleton />
      </DelayedSkeleton>
    );
  }
  return (
    <div ref={body} className={styles.fields}>
      {refused > 0 ? (
        <Alert type="warning" showIcon title={t('refused', { count: refused, total })} />
      ) : (
        <Alert type="info" showIcon title={t('scope', { count: total })} />
      )}
      <p className={styles.hint}>{t('undoable', { days: undoDays })}</p>
      <ChangeOwnerFields entry={model.entry} isBusy={model.isSaving} />
    </div>
  );
}
