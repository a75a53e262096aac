import { Button, type InputRef, Modal } from 'antd/es';
import { useRef, useState } from 'react';
import { commonTexts } from '../../i18n/index.ts';
import { useIsPhone } from '../window/index.ts';
import { unitPickerTexts } from './unit-picker.texts.ts';
import type { Unit } from './unit-source.ts';
import { aboutOf } from './unit-words.ts';
import { type PickerTask, UnitPicker } from './UnitPicker.tsx';
import styles from './UnitPicker.module.css';

/** Props of the dialog: the units that it starts from and the callbacks. */
export interface UnitPickerDialogProps extends PickerTask {
  readonly value: readonly Unit[];
  readonly title?: string | undefined;
  /** Receives the chosen units; empty for none. */
  onOk(value: readonly Unit[]): void;
  onCancel(): void;
}

/** Chooses people, departments or both; on a phone it fills the screen. It is open as long as it is drawn. */
export function UnitPickerDialog({ title, value, onOk, onCancel, ...task }: UnitPickerDialogProps) {
  const t = unitPickerTexts.useT();
  const common = commonTexts.useT();
  const isPhone = useIsPhone();
  const search = useRef<InputRef>(null);
  const [draft, setDraft] = useState(value);
  const finish = (units: readonly Unit[]) => {
    task.source.remember(units);
    onOk(units);
  };
  const footer = (
    <footer className={styles.footer}>
      {!isPhone && <span className={styles.keys}>{t('keys')}</span>}
      <Button onClick={onCancel}>{common('cancel')}</Button>
      {task.isMultiple && (
        <Button type="primary" onClick={() => finish(draft)}>
          {common('ok')}
        </Button>
      )}
    </footer>
  );
  return (
    <Modal
      open
      width={task.isMultiple ? 760 : 520}
      title={title ?? t(`title.${aboutOf(task.types)}`)}
      footer={footer}
      className={isPhone ? styles.phone : ''}
      // The dialog takes the focus when it opens and hands it on.
      afterOpenChange={() => search.current?.focus()}
      onCancel={onCancel}
    >
      <UnitPicker {...task} search={search} value={draft} onChange={setDraft} onDone={finish} />
    </Modal>
  );
}
