import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { Modal } from 'antd/es';
import { layoutTexts } from '../layout.texts.ts';
import { PersonalInfo } from './PersonalInfo.tsx';

interface PersonalInfoDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** The user's own data in a dialog; nothing here can be edited. */
export function PersonalInfoDialog({ user, onClose }: PersonalInfoDialogProps) {
  const t = layoutTexts.useT();
  return (
    <Modal open title={t('user.personalInfo')} footer={null} width={560} onCancel={onClose}>
      <PersonalInfo user={user} />
    </Modal>
  );
}
