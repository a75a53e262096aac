import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { Modal, Tabs } from 'antd/es';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonalInfo } from './PersonalInfo.tsx';
import { settingsTexts } from './settings.texts.ts';
import { useChangeOwnPassword } from './use-change-password.ts';
import { useLeaveAfterChange } from './use-leave-after-change.ts';

interface PersonalSettingsDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** Personal info, and the password for those who may change it (shell spec, section 2). */
export function PersonalSettingsDialog({ user, onClose }: PersonalSettingsDialogProps) {
  const t = settingsTexts.useT();
  const info = { key: 'info', label: t('info'), children: <PersonalInfo user={user} /> };
  const password = {
    key: 'password',
    label: t('password.tab'),
    children: <PasswordTab user={user} onClose={onClose} />,
  };
  return (
    <Modal open title={t('title')} footer={null} width={560} onCancel={onClose} mask={{ closable: false }}>
      <Tabs items={user.mayChangePassword ? [info, password] : [info]} />
    </Modal>
  );
}

/** The change whose success signs out at once. */
function PasswordTab({ user, onClose }: PersonalSettingsDialogProps) {
  const leave = useLeaveAfterChange();
  const handleChanged = () => {
    onClose();
    leave();
  };
  return <PasswordForm user={user} send={useChangeOwnPassword()} onChanged={handleChanged} />;
}
