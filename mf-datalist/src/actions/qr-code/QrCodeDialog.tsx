import { mostPrinted } from '@portico/shared-kit/contract/print-limits';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { labelsAddress } from '../../list/addresses.model.ts';
import styles from '../ActionDialog.module.css';
import type { ActionContext } from '../action-row.ts';
import { printedRecords } from '../print/printed-records.ts';
import { QrCodeFields } from './QrCodeFields.tsx';
import { qrCodeTexts } from './qr-code.texts.ts';
import { useQrPrint } from './use-qr-print.ts';

interface QrCodeDialogProps {
  readonly list: ActionContext;
  readonly onClose: () => void;
}

/** Asks for the size, font and text of labels, and opens their preview (list spec, sections 2 and 5). */
export function QrCodeDialog({ list, onClose }: QrCodeDialogProps) {
  const t = qrCodeTexts.useT();
  const model = useQrPrint(list.config);
  const [isOpening, setOpening] = useState(false);
  const { found } = list;
  const count = Math.min(found ?? list.selected.length, mostPrinted);
  const open = async () => {
    setOpening(true);
    const records = await printedRecords(list);
    setOpening(false);
    // A failed write is told by the API's own rule, and the entries stay.
    if (records === null) return;
    list.shell.navigate(labelsAddress(list.list, records, model.print), { newTab: true });
    onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={t('title')}
      mask={{ closable: false }}
      onCancel={onClose}
      okText={t('ok', { count })}
      okButtonProps={{ disabled: !model.hasSize }}
      confirmLoading={isOpening}
      onOk={() => void open()}
    >
      <div className={styles.fields}>
        <Alert
          type="info"
          showIcon
          title={found !== null && found > count ? t('first', { count, found }) : t('scope', { count })}
        />
        <QrCodeFields model={model} />
      </div>
    </Modal>
  );
}
