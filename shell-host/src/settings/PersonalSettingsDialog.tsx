import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { Modal, Tabs } from 'antd/es';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonalInfo } from './PersonalInfo.tsx';
import { SessionsLink } from './SessionsLink.tsx';
import { SecondFactorTab } from './second-factor/SecondFactorTab.tsx';
import { secondFactorTexts } from './second-factor/second-factor.texts.ts';
import { settingsTexts } from './settings.texts.ts';
import { useChangeOwnPassword } from './use-change-password.ts';
import { useLeaveAfterChange } from './use-leave-after-change.ts';

interface PersonalSettingsDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** Personal info, the password for those who may change it (shell spec, section 2), and the second factor beside a password. */
export function PersonalSettingsDialog({ user, onClose }: PersonalSettingsDialogProps) {
  const t = settingsTexts.useT();
  const ofFactor = secondFactorTexts.useT();
  const info = { key: 'info', label: t('info'), children: <InfoTab user={user} onClose={onClose} /> };
  const password = {
    key: 'password',
    label: t('password.tab'),
    children: <PasswordTab user={user} onClose={onClose} />,
  };
  const factor = { key: 'secondFactor', label: ofFactor('tab'), children: <SecondFactorTab user={user} /> };
  const tabs = [info, ...(user.mayChangePassword ? [password] : []), ...(user.maySetUpSecondFactor ? [factor] : [])];
  return (
    <Modal open title={t('title')} footer={null} width={560} onCancel={onClose} mask={{ closable: false }}>
      <Tabs items={tabs} />
    </Modal>
  );
}

function InfoTab({ user, onClose }: PersonalSettingsDialogProps) {
  return (
    <>
      <PersonalInfo user={user} />
      <AppearanceChoice user={user} />
      <SessionsLink onChosen={onClose} />
    </>
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
