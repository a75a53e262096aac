import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { fieldName } from './field-name.ts';
import styles from './Import.module.css';
import { importTexts } from './import.texts.ts';

interface ReasonsProps {
  readonly task: ImportTask;
  readonly properties: readonly Property[];
}

/** Reasons for which rows are refused, with their field and the first rows of each; nothing where there are none. */
export function Reasons({ task: { reasons }, properties }: ReasonsProps) {
  const t = importTexts.useT();
  const locale = useLocale();
  if (reasons.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('reasons')}</h3>
      <ul className={styles.reasons}>
        {reasons.map(({ propertyPath, reason, count, firstRows }) => {
          const field = propertyPath === null ? null : fieldName(properties, propertyPath, locale);
          return (
            <li key={`${propertyPath} ${reason}`}>
              {field === null ? t('reason', { reason, count }) : t('fieldReason', { field, reason, count })}
              {firstRows.length > 0 && (
                <span className={styles.hint}>
                  {t(firstRows.length === 1 ? 'rowOf' : 'rowsOf', { rows: firstRows.join(t('separator')) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
