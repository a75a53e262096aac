import { Button, Tag } from 'antd/es';
import { commonTexts } from '../../../../i18n/common.texts.ts';
import { CloseOutlined } from '../../../../ui/icons/index.ts';
import type { RecordValue } from '../../../property.ts';
import { recordWords } from '../relevance.texts.ts';
import { useLocale } from '../../../../i18n/locale-hook.ts';
import { relevanceUiTexts } from '../relevance-ui.texts.ts';
import styles from './RecordPicker.module.css';

interface SelectionTrayProps {
  readonly records: readonly RecordValue[];
  onChange(records: readonly RecordValue[]): void;
}

/** Tray of the records that are picked so far, on whatever page they stand; each can be taken back. */
export function SelectionTray({ records, onChange }: SelectionTrayProps) {
  const t = relevanceUiTexts.useT();
  const locale = useLocale();
  const common = commonTexts.useT();
  return (
    <div className={styles.tray} role="group" aria-label={t('chosen')}>
      <span className={styles.count} role="status">
        {common('selectedCount', { count: records.length })}
      </span>
      {records.length === 0 && <span className={styles.hint}>{t('noneChosen')}</span>}
      <div className={styles.tags}>
        {records.map((record) => (
          <Tag
            key={record.id}
            closable
            closeIcon={<CloseOutlined aria-label={`${common('delete')} ${recordWords(record, locale)}`} />}
            onClose={(event) => {
              event.preventDefault();
              onChange(records.filter(({ id }) => id !== record.id));
            }}
          >
            {recordWords(record, locale)}
          </Tag>
        ))}
      </div>
      {records.length > 0 && (
        <Button type="link" size="small" onClick={() => onChange([])}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
