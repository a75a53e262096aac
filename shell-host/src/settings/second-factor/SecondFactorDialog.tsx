import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { Alert, Button, Modal } from 'antd/es';
import { useSignOut } from '../../session/use-sign-out.ts';
import { FactorSetUp } from './FactorSetUp.tsx';
import { secondFactorTexts } from './second-factor.texts.ts';

interface SecondFactorDialogProps {
  readonly user: CurrentUser;
  /** Called when it is set up and the recovery codes are kept. */
  readonly onClose: () => void;
}

/** Stands instead of the portal until the second factor that a role asks for is set up; one may sign out instead. */
export function SecondFactorDialog({ user, onClose }: SecondFactorDialogProps) {
  const t = secondFactorTexts.useT();
  const signOut = useSignOut();
  return (
    <Modal
      open
      title={t('gate.title')}
      footer={null}
      width={560}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
    >
      <Alert type="info" showIcon title={t('gate.hint')} style={{ marginBlockEnd: 16 }} />
      <FactorSetUp
        user={user}
        purpose="setUp"
        other={<Button onClick={() => void signOut()}>{t('gate.logout')}</Button>}
        onDone={onClose}
      />
    </Modal>
  );
}
