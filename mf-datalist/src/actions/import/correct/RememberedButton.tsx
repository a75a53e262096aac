import {
  useForgetCorrectionMutation,
  useListRememberedCorrectionsQuery,
} from '@portico/shared-kit/api/import-corrections.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { RememberedCorrection } from '@portico/shared-kit/contract/import-corrections.schema';
import { displayValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Button, Popover } from 'antd';
import styles from './Correction.module.css';
import { correctTexts } from './correct.texts.ts';
import type { CorrectionColumn } from './correction-table.model.ts';

interface RememberedProps {
  readonly schemaCode: ModelCode;
  readonly columns: readonly CorrectionColumn[];
}

/** Shows the corrections that are used the next time, each to be forgotten. */
export function RememberedButton(props: RememberedProps) {
  const t = correctTexts.useT();
  return (
    <Popover trigger="click" placement="bottomLeft" destroyOnHidden content={<Remembered {...props} />}>
      <Button>{t('remembered.open')}</Button>
    </Popover>
  );
}

function Remembered({ schemaCode, columns }: RememberedProps) {
  const t = correctTexts.useT();
  const { data } = useListRememberedCorrectionsQuery({ schemaCode }, { refetchOnMountOrArgChange: true });
  if (data === undefined) return <LinesSkeleton />;
  return (
    <div className={styles.batch}>
      <h3>{t('remembered.title')}</h3>
      {data.content.length === 0 && <p className={styles.hint}>{t('remembered.empty')}</p>}
      <ul className={styles.remembered}>
        {data.content.map((correction) => (
          <Entry key={correction.id} correction={correction} columns={columns} />
        ))}
      </ul>
    </div>
  );
}

interface EntryProps extends Pick<RememberedProps, 'columns'> {
  readonly correction: RememberedCorrection;
}

function Entry({ correction: { id, propertyPath, text, value }, columns }: EntryProps) {
  const t = correctTexts.useT();
  const locale = useLocale();
  const [forget, { isLoading }] = useForgetCorrectionMutation();
  const column = columns.find(({ path }) => path === propertyPath);
  const words = {
    field: column?.name ?? propertyPath,
    text,
    value: column === undefined ? '' : displayValue(column.property, value, { locale }),
  };
  return (
    <li>
      {t('remembered.entry', words)}
      <Button
        type="link"
        size="small"
        loading={isLoading}
        aria-label={t('remembered.forgetLabel', { text })}
        onClick={() => void forget({ id })}
      >
        {t('remembered.forget')}
      </Button>
    </li>
  );
}
