import { App } from 'antd/es';
import type { ReactNode } from 'react';
import { commonTexts } from '../../i18n/index.ts';
import { uiTexts } from '../texts/index.ts';
import styles from './ConfirmDelete.module.css';

/** Request to delete: the records that are about to go, and the action when it is confirmed. */
export interface DeleteRequest {
  /** Number of records that go. */
  readonly count: number;
  /** Names of the first few, so that the user sees what goes. */
  readonly names: readonly string[];
  /** Remark on anything else to be known, such as what stays. */
  readonly note?: ReactNode;
  /** Words on how they come back; absent: that they do not. */
  readonly way?: string;
  /** Runs on confirmation; the dialog waits for it and stays open when it rejects. */
  readonly onConfirm: () => Promise<void>;
}

const namesShown = 3;

/** Asks before deleting: what, how many, and that it cannot be undone (list spec, section 9: width 520). */
export function useConfirmDelete(): (request: DeleteRequest) => void {
  const { modal } = App.useApp();
  const t = uiTexts.useT();
  const common = commonTexts.useT();
  return ({ count, names, note, way, onConfirm }) => {
    modal.confirm({
      width: 520,
      title: t('remove.title', { count }),
      content: (
        <>
          <ul className={styles.names}>
            {[...new Set(names)].slice(0, namesShown).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {count > namesShown && <li className={styles.more}>{t('remove.more', { count })}</li>}
          </ul>
          {note}
          <p>{way ?? t('remove.warning')}</p>
        </>
      ),
      okText: t('remove.action', { count }),
      okButtonProps: { danger: true },
      cancelText: common('cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: onConfirm,
    });
  };
}
