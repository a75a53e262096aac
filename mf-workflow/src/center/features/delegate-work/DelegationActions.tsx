import { useDeleteDelegationMutation, useEndDelegationMutation } from '@portico/shared-kit/api/delegations.api';
import type { Delegation } from '@portico/shared-kit/contract/delegations.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button, Popconfirm } from 'antd';
import { delegationTexts } from './delegation.texts.ts';

interface DelegationActionsProps {
  readonly delegation: Delegation;
  onEdit(): void;
}

/** Buttons for a delegation of one's own: none once it is over. */
export function DelegationActions({ delegation, onEdit }: DelegationActionsProps) {
  const t = delegationTexts.useT();
  if (delegation.status === 'ENDED') return null;
  return (
    <>
      <Button onClick={onEdit}>{t('edit')}</Button>
      {delegation.status === 'ACTIVE' ? <EndButton {...delegation} /> : <DeleteButton {...delegation} />}
    </>
  );
}

function EndButton({ id, delegate }: Delegation) {
  const t = delegationTexts.useT();
  const locale = useLocale();
  const { notify } = useShell();
  const [end, { isLoading }] = useEndDelegationMutation();
  const handleEnd = async () => {
    if (!('error' in (await end({ id })))) notify({ kind: 'success', text: t('ended') });
  };
  return (
    <Popconfirm
      title={t('endTitle')}
      description={<Hint text={t('endHint', { name: localised(delegate.name, delegate.name_i18n, locale) })} />}
      okText={t('end')}
      onConfirm={() => void handleEnd()}
    >
      <Button danger loading={isLoading}>
        {t('end')}
      </Button>
    </Popconfirm>
  );
}

function DeleteButton({ id }: Delegation) {
  const t = delegationTexts.useT();
  const { notify } = useShell();
  const [remove, { isLoading }] = useDeleteDelegationMutation();
  const handleDelete = async () => {
    if (!('error' in (await remove({ id })))) notify({ kind: 'success', text: t('removed') });
  };
  return (
    <Popconfirm
      title={t('removeTitle')}
      description={<Hint text={t('removeHint')} />}
      okText={t('remove')}
      onConfirm={() => void handleDelete()}
    >
      <Button danger loading={isLoading}>
        {t('remove')}
      </Button>
    </Popconfirm>
  );
}

/** Words that keep to the width of a phone. */
function Hint({ text }: { readonly text: string }) {
  return <div style={{ maxWidth: 280 }}>{text}</div>;
}
