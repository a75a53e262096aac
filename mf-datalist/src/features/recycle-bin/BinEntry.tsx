import type { DeletedRecord } from '@portico/shared-kit/contract/recycle-bin.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { DisabledReason, Ellipsis } from '@portico/shared-kit/ui/feedback';
import { Button, Checkbox } from 'antd';
import styles from './RecycleBin.module.css';
import { recycleBinTexts } from './recycle-bin.texts.ts';
import type { RecycleBinModel } from './use-recycle-bin.ts';

/** Date format code with minutes (list spec, section 9). */
const toMinutes = 3;
/** Days that are few: what is about to go for good is marked. */
const fewDays = 3;

interface BinEntryProps {
  readonly record: DeletedRecord;
  readonly bin: RecycleBinModel;
}

/** A deleted record: its title and number, who deleted it and when, the days that it stays, and the way back. */
export function BinEntry({ record, bin }: BinEntryProps) {
  const t = recycleBinTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const { id, sequenceNo, deletedTime, daysLeft, isRestorable } = record;
  const name = record.name === null ? null : localised(record.name, record.name_i18n, locale);
  const title = name ?? sequenceNo ?? t('unnamed');
  const hasNumber = sequenceNo !== null && !title.includes(sequenceNo);
  const user = localised(record.userName, record.userName_i18n, locale);
  return (
    <>
      <Checkbox
        aria-label={t('select', { name: title })}
        checked={bin.selected.has(id)}
        onChange={({ target }) => bin.toggle([record], target.checked)}
      />
      <div className={styles.record}>
        <b className={styles.name}>
          <Ellipsis text={title} />
        </b>
        <span className={styles.facts}>
          {hasNumber && <span>{sequenceNo}</span>}
          <span>{t('deletedBy', { user, time: formatDate(deletedTime, toMinutes) })}</span>
        </span>
      </div>
      <span className={daysLeft <= fewDays ? styles.few : styles.days}>{t('daysLeft', { count: daysLeft })}</span>
      <DisabledReason reason={isRestorable ? null : t('noRight')}>
        <Button
          size="small"
          aria-label={common('labelled', { label: t('restore'), value: title })}
          onClick={() => void bin.restore([record])}
        >
          {t('restore')}
        </Button>
      </DisabledReason>
    </>
  );
}
