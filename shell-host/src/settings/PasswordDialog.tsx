import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { Button, Modal, Result } from 'antd/es';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSignOut } from '../session/use-sign-out.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { settingsTexts } from './settings.texts.ts';
import { useChangePasswordOf } from './use-change-password.ts';

/** Seconds from a changed password to the end of the session (shell spec, section 9). */
const secondsToLeave = 3;

interface PasswordDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** The header's way to change the password: its success is told, and three seconds later one is signed out. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const t = settingsTexts.useT();
  const [isChanged, setChanged] = useState(false);
  const send = useChangePasswordOf(user);
  return (
    <Modal
      open
      title={t('password.change')}
      footer={null}
      width={480}
      closable={!isChanged}
      keyboard={!isChanged}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {isChanged ? (
        <Leaving onLeft={onClose} />
      ) : (
        <PasswordForm user={user} send={send} onChanged={() => setChanged(true)} />
      )}
    </Modal>
  );
}

/** Counts the seconds down and signs out. Unsaved work is asked about then, as at every signing out. */
function Leaving({ onLeft }: { readonly onLeft: () => void }) {
  const t = settingsTexts.useT();
  const signOut = useSignOut();
  const [seconds, setSeconds] = useState(secondsToLeave);
  const leave = useEffectEvent(() => {
    onLeft();
    void signOut();
  });
  useEffect(() => {
    if (seconds === 0) {
      leave();
      return undefined;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <Result
      status="success"
      title={t('password.done')}
      subTitle={<span role="status">{t('password.leaving', { seconds })}</span>}
      extra={
        <Button type="primary" autoFocus onClick={() => setSeconds(0)}>
          {t('password.again')}
        </Button>
      }
    />
  );
}
