import { Button, Modal } from 'antd/es';
import { useState } from 'react';
import { commonTexts } from '../../i18n/index.ts';
import { DisabledReason } from '../feedback/index.ts';
import { columnsTexts } from './columns.texts.ts';
import { type ColumnSetting, shownState } from './columns-dialog.model.ts';
import styles from './ColumnsDialog.module.css';
import { ColumnsEditor } from './ColumnsEditor.tsx';

/** Props of the dialog: the columns that it starts from and the callbacks. */
export interface ColumnsDialogProps {
  readonly isOpen: boolean;
  /** The columns in their present order; the dialog works on a copy made when it opens. */
  readonly columns: readonly ColumnSetting[];
  /** Columns that "restore default" goes back to. */
  readonly defaults: readonly ColumnSetting[];
  readonly onOk: (columns: readonly ColumnSetting[]) => void;
  readonly onCancel: () => void;
}

/** Dialog for the columns that a list shows and their order (list spec, section 2: 600 wide). */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const t = columnsTexts.useT();
  return (
    <Modal open={props.isOpen} width={600} title={t('title')} footer={null} destroyOnHidden onCancel={props.onCancel}>
      <ColumnsForm {...props} />
    </Modal>
  );
}

/** Lives only while the dialog is open, so that opening copies the columns afresh. */
function ColumnsForm({ columns, defaults, onOk, onCancel }: ColumnsDialogProps) {
  const t = columnsTexts.useT();
  const common = commonTexts.useT();
  const [draft, setDraft] = useState(columns);
  const hasNone = shownState(draft).count === 0;
  return (
    <>
      <ColumnsEditor columns={draft} onChange={setDraft} />
      <footer className={styles.footer}>
        <Button type="text" className={styles.restore} onClick={() => setDraft(defaults)}>
          {t('restore')}
        </Button>
        <Button onClick={onCancel}>{common('cancel')}</Button>
        <DisabledReason reason={hasNone ? t('keepOne') : null}>
          <Button type="primary" onClick={() => onOk(draft)}>
            {common('ok')}
          </Button>
        </DisabledReason>
      </footer>
    </>
  );
}
