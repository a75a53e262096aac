import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { Alert, Button, Modal } from 'antd/es';
import { useEffect } from 'react';
import { useSignOut } from '../session/use-sign-out.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { settingsTexts } from './settings.texts.ts';
import { useChangeOwnPassword } from './use-change-password.ts';
import { useLeaveAfterChange } from './use-leave-after-change.ts';

/** Stands instead of the portal until an initial or reset password is changed; one may sign out instead. */
export function InitialPasswordDialog({ user }: { readonly user: CurrentUser }) {
  const t = settingsTexts.useT();
  const signOut = useSignOut();
  const leave = useLeaveAfterChange();
  const send = useChangeOwnPassword();
  // Signing out takes it away again (shell spec, section 4).
  useEffect(() => localStorage.setItem('singlePwd', 'true'), []);
  return (
    <Modal
      open
      title={t('password.initial')}
      footer={null}
      width={480}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
    >
      <Alert type="info" showIcon title={t('password.initialHint')} style={{ marginBlockEnd: 16 }} />
      <PasswordForm
        user={user}
        send={send}
        onChanged={leave}
        other={<Button onClick={() => void signOut()}>{t('password.logout')}</Button>}
      />
    </Modal>
  );
}
