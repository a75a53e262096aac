import { Modal } from 'antd';
import { useState } from 'react';
import { allFoundTexts } from './all-found.texts.ts';

interface RecountedDialogProps {
  readonly message: string;
  readonly count: number;
  readonly onGoOn: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks whether to go on with the number of records that the list finds now. */
export function RecountedDialog({ message, count, onGoOn, onClose }: RecountedDialogProps) {
  const t = allFoundTexts.useT();
  const [isBusy, setBusy] = useState(false);
  const goOn = () => {
    setBusy(true);
    void onGoOn();
  };
  return (
    <Modal
      open
      width={480}
      title={t('recounted')}
      okText={t('goOn', { count })}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={goOn}
      onCancel={onClose}
    >
      <p role="alert">{message}</p>
    </Modal>
  );
}
