import { type FilterState, propertyName } from '@portico/shared-kit/fields';
import { FieldFilter } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { useId } from 'react';
import type { FormCondition } from '@portico/shared-kit/list-address';
import styles from './FilterForm.module.css';

interface FilterFieldsProps {
  readonly conditions: readonly FormCondition[];
  readonly draft: FilterState;
  readonly onChange: (code: string, value: unknown) => void;
}

/** The controls of the filter form, each below its name. */
export function FilterFields({ conditions, draft, onChange }: FilterFieldsProps) {
  const locale = useLocale();
  const formId = useId();
  return conditions.map(({ property, look }) => {
    const id = `${formId}${property.code}`;
    const name = propertyName(property, locale);
    return (
      <div key={property.code} className={styles.field}>
        <label htmlFor={id} className={styles.label} title={name}>
          {name}
        </label>
        <FieldFilter
          property={property}
          look={look}
          id={id}
          value={draft[property.code] ?? null}
          onChange={(value) => onChange(property.code, value)}
        />
      </div>
    );
  });
}
