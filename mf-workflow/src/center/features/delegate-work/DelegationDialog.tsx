import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import type { Delegation } from '@portico/shared-kit/contract/delegations.schema';
import { FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { commonTexts } from '@portico/shared-kit/i18n';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Alert, Modal } from 'antd';
import { useRef } from 'react';
import { Refusal } from '../../../components/Refusal.tsx';
import styles from './DelegationDialog.module.css';
import { delegationTexts } from './delegation.texts.ts';
import { DelegationFields } from './DelegationFields.tsx';
import { useDelegationForm } from './use-delegation-form.ts';

interface DelegationDialogProps {
  /** The delegation to change; null for a new one. */
  readonly delegation: Delegation | null;
  onClose(): void;
}

/** Makes a delegation, or changes one; what was typed stays until it is saved. */
export function DelegationDialog({ delegation, onClose }: DelegationDialogProps) {
  const t = delegationTexts.useT();
  const common = commonTexts.useT();
  const services = useApiFieldServices();
  const isPhone = useIsPhone();
  const body = useRef<HTMLDivElement>(null);
  const form = useDelegationForm(delegation, onClose);
  const isRunning = delegation?.status === 'ACTIVE';
  const enter = (isOpen: boolean) => {
    // On a phone the keyboard would cover what is to be read first.
    if (isOpen && !isPhone) body.current?.querySelector<HTMLElement>('input:not(:disabled), button')?.focus();
  };
  return (
    <Modal
      open
      width={560}
      title={t(delegation === null ? 'form.create' : 'form.edit')}
      okText={delegation === null ? t('form.ok') : common('save')}
      confirmLoading={form.isSaving}
      mask={{ closable: false }}
      afterOpenChange={enter}
      onOk={() => void form.save()}
      onCancel={onClose}
    >
      <FieldServicesProvider services={services}>
        <div ref={body} className={styles.fields}>
          {form.error !== undefined && form.refusedField === null && <Refusal error={form.error} />}
          <Alert type="info" showIcon title={t(isRunning ? 'form.running' : 'form.note')} />
          <DelegationFields form={form} isRunning={isRunning} />
        </div>
      </FieldServicesProvider>
    </Modal>
  );
}
