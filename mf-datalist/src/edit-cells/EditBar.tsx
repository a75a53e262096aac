import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { CloseCircleFilled } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { nameOf } from '../list/record-name.ts';
import { editCellsTexts } from './edit-cells.texts.ts';
import { useEditedList } from './edited-list.ts';
import styles from './EditBar.module.css';

/** Bar about cells that could not be saved: the first of them with its reason, the way to it, and giving it up. */
export function EditBar({ records }: { readonly records: readonly BizRecord[] }) {
  const t = editCellsTexts.useT();
  const locale = useLocale();
  const { config, edits, dispatch, control } = useEditedList();
  const [cell] = edits.refused;
  if (cell === undefined) return null;
  const { recordId, code, reason } = cell;
  const record = records.find(({ id }) => id === recordId);
  const property = config.properties.find((each) => each.code === code);
  const field = property === undefined ? code : propertyName(property, locale);
  return (
    <div className={styles.bar} role="alert">
      <CloseCircleFilled className={styles.mark} aria-hidden="true" />
      <strong>{t('refused', { count: edits.refused.length })}</strong>
      <span className={styles.reason}>
        {t('ofField', { record: record === undefined ? recordId : nameOf(record), field, reason })}
      </span>
      {record !== undefined && (
        <Button type="link" size="small" onClick={() => control.current?.goTo({ key: recordId, columnId: code })}>
          {t('goTo')}
        </Button>
      )}
      <Button type="link" size="small" onClick={() => dispatch({ type: 'givenUp', cell })}>
        {t('giveUp')}
      </Button>
    </div>
  );
}
