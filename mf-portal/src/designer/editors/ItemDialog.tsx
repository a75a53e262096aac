import { PanelField } from '@portico/shared-kit/designer';
import { Alert, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { panelTexts } from '../panel/panel.texts.ts';
import styles from './ItemList.module.css';

interface ItemDialogProps<TItem> {
  readonly title: string;
  readonly item: TItem;
  /** Returns whether all that is required is there. */
  isComplete(item: TItem): boolean;
  renderFields(item: TItem, onChange: (changes: Partial<TItem>) => void): ReactNode;
  onDone(item: TItem): void;
  onClose(): void;
}

/** Dialog in which one item is edited; it is kept once all required fields are filled in (portal spec, section 5). */
export function ItemDialog<TItem>(props: ItemDialogProps<TItem>) {
  const { title, item, isComplete, renderFields, onDone, onClose } = props;
  const t = panelTexts.useT();
  const [edited, setEdited] = useState(item);
  const [isChecked, setChecked] = useState(false);
  const isMissing = !isComplete(edited);
  const done = () => {
    if (isMissing) return setChecked(true);
    onDone(edited);
    onClose();
  };
  return (
    <Modal open title={title} okText={t('ok')} cancelText={t('cancel')} onOk={done} onCancel={onClose}>
      <div className={styles.fields}>
        {isChecked && isMissing && <Alert type="error" showIcon title={t('required')} />}
        {renderFields(edited, (changes) => setEdited((before) => ({ ...before, ...changes })))}
      </div>
    </Modal>
  );
}

interface RequiredTextProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly problem?: string | null;
  onChange(value: string): void;
}

/** A text of a dialog, which changes with each letter. */
export function DialogText({ label, value, maxLength, hint, problem = null, onChange }: RequiredTextProps) {
  return (
    <PanelField label={label} hint={hint} problem={problem}>
      {(control) => (
        <Input {...control} value={value} maxLength={maxLength} onChange={({ target }) => onChange(target.value)} />
      )}
    </PanelField>
  );
}
