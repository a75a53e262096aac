import type { ImportTask } from '@portico/shared-kit/contract/imports.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { fieldName } from '../field-name.ts';
import styles from '../Import.module.css';
import { optionsTexts } from './options.texts.ts';

interface AddedOptionsProps {
  readonly task: ImportTask;
  readonly properties: readonly Property[];
}

/** Options that fields got by an import, or would get after a dry run, with their number; nothing where there are none. */
export function AddedOptions({ task: { addedOptions, phase }, properties }: AddedOptionsProps) {
  const t = optionsTexts.useT();
  const locale = useLocale();
  if (addedOptions.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t(phase === 'PLANNED' ? 'planned' : 'added')}</h3>
      <ul className={styles.reasons}>
        {addedOptions.map(({ propertyPath, options }) => {
          const field = fieldName(properties, propertyPath, locale) ?? propertyPath;
          return (
            <li key={propertyPath}>
              {t('field', { field, count: options.length, options: options.join(t('separator')) })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
