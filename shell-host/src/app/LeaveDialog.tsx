import { Button, Modal } from 'antd/es';
import { leaveTexts } from './leave.texts.ts';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The question before unsaved work is left behind; Enter and Esc both stay. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = leaveTexts.useT();
  const footer = (
    <>
      <Button onClick={onLeave}>{t('leave')}</Button>
      <Button type="primary" autoFocus onClick={onStay}>
        {t('stay')}
      </Button>
    </>
  );
  return (
    <Modal open title={t('title')} footer={footer} onCancel={onStay}>
      {t('hint')}
    </Modal>
  );
}
