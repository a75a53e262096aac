import { Modal } from 'antd/es';
import { layoutTexts } from './layout.texts.ts';
import styles from './ShortcutsDialog.module.css';

const rows = [
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'sheet' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['Enter'], does: 'confirm' },
  { keys: ['↑', '↓', '←', '→'], does: 'move' },
  { keys: ['←', '→', 'Home', 'End'], does: 'resize' },
] as const;

/** The keys of the portal, on one sheet. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = layoutTexts.useT();
  return (
    <Modal open title={t('shortcuts.title')} footer={null} width={480} onCancel={onClose}>
      <dl className={styles['sheet']}>
        {rows.map(({ keys, does }) => (
          <div key={does} className={styles['row']}>
            <dt>{t(`shortcuts.${does}`)}</dt>
            <dd className={styles['keys']}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
