import type { PrintChoice } from '@portico/shared-kit/contract/print.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Modal, Radio } from 'antd';
import { useState } from 'react';
import styles from '../ActionDialog.module.css';
import { plainLayout } from './plain-layout.ts';
import { printTexts } from './print.texts.ts';

interface PrintTemplateDialogProps {
  readonly choices: readonly PrintChoice[];
  readonly onClose: () => void;
  readonly onChoose: (id: PrintChoice['id']) => Promise<void>;
}

/** Asks by which of a model's templates its records are printed; the plain layout is the last one on offer. */
export function PrintTemplateDialog({ choices, onClose, onChoose }: PrintTemplateDialogProps) {
  const t = printTexts.useT();
  const locale = useLocale();
  const [chosen, setChosen] = useState(choices.find(({ isEmpty }) => !isEmpty)?.id ?? plainLayout);
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    await onChoose(chosen);
    onClose();
  };
  const templates = choices.map(({ id, name: zh, name_i18n, isEmpty }) => {
    const name = localised(zh, name_i18n, locale);
    return { value: id, label: isEmpty ? t('empty', { name }) : name, disabled: isEmpty };
  });
  return (
    <Modal
      open
      width={480}
      title={t('title')}
      onCancel={onClose}
      okText={t('ok')}
      confirmLoading={isOpening}
      onOk={() => void open()}
    >
      <Radio.Group
        className={styles.choices}
        aria-label={t('template')}
        value={chosen}
        options={[...templates, { value: plainLayout, label: t('plain') }]}
        onChange={({ target }) => setChosen(String(target.value))}
      />
    </Modal>
  );
}
