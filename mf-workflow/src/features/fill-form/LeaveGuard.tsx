import { Modal } from 'antd';
import { useBlocker } from 'react-router-dom';
import { workflowTexts } from '../../workflow.texts.ts';

/** Asks before unsaved entries are left behind, whether by a link, by "back" or by the menu. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = workflowTexts.useT();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isDirty && currentLocation.pathname !== nextLocation.pathname;
  });
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('form.leave')}
      okText={t('form.stay')}
      cancelText={t('form.leaveAnyway')}
      onOk={() => blocker.reset?.()}
      cancelButtonProps={{ onClick: () => blocker.proceed?.() }}
      onCancel={() => blocker.reset?.()}
    >
      {t('form.leaveHint')}
    </Modal>
  );
}
