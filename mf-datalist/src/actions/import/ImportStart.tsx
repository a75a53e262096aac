import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { Button, Modal } from 'antd';
import styles from './Import.module.css';
import { dialogWidth, type ImportTools } from './import-tools.ts';
import { importTexts } from './import.texts.ts';
import { UploadStep } from './UploadStep.tsx';
import type { ImportModel } from './use-import.ts';

interface ImportStartProps {
  readonly model: ImportModel;
  readonly tools: ImportTools;
  readonly onHistory: () => void;
}

/** The first step: a file and how it is imported. */
export function ImportStart({ model, tools: { config, downloads, onClose }, onHistory }: ImportStartProps) {
  const t = importTexts.useT();
  return (
    <Modal
      open
      width={dialogWidth}
      title={t('title')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <div className={styles.footer}>
          <span className={styles.aside}>
            <Button type="link" onClick={onHistory}>
              {t('history')}
            </Button>
          </span>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <DisabledReason reason={model.reason}>
            <Button type="primary" loading={model.isBeginning} onClick={model.start}>
              {t('start')}
            </Button>
          </DisabledReason>
        </div>
      }
    >
      <UploadStep model={model} config={config} downloads={downloads} />
    </Modal>
  );
}
