import { loadApiErrorDescription } from '@portico/shared-kit/api';
import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { useOfferUndo } from '../../edit-history/use-turn.ts';
import { useUndoableSave } from '../../edit-history/use-undoable-save.ts';
import { titleOf } from './record-title.ts';
import styles from './Tree.module.css';
import { treeTexts } from './tree.texts.ts';

interface MoveDialogProps {
  /** The field that holds the record above. */
  readonly parent: PropertyWithRights;
  readonly record: BizRecord;
  readonly onClose: () => void;
}

/** Puts a record below another one, with all that is below it. The server refuses what would make a circle. */
export function MoveDialog({ parent, record, onClose }: MoveDialogProps) {
  const t = treeTexts.useT();
  const id = useId();
  const locale = useLocale();
  const toast = useToast();
  const { save, keep } = useUndoableSave();
  const offerUndo = useOfferUndo();
  const [isLoading, setLoading] = useState(false);
  const [value, setValue] = useState<unknown>(record.data[parent.code] ?? null);
  const handleOk = async () => {
    setLoading(true);
    try {
      const { change } = await save({ record, data: { [parent.code]: value } });
      offerUndo(t('moved'), keep(change));
      onClose();
    } catch (error) {
      setLoading(false);
      toast.failure(await loadApiErrorDescription(error, locale));
    }
  };
  return (
    <Modal
      open
      width={480}
      title={t('moveTitle', { name: titleOf(record) })}
      mask={{ closable: false }}
      okText={t('move')}
      onOk={() => void handleOk()}
      onCancel={onClose}
      confirmLoading={isLoading}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t('newParent')}</label>
        <FieldEditor
          id={id}
          property={{ ...parent, name: t('newParent'), name_i18n: null }}
          value={value}
          disabled={isLoading}
          onChange={setValue}
        />
        <p className={styles.hint}>{t('moveHint')}</p>
      </div>
    </Modal>
  );
}
