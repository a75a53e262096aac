import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import { type FilterState, filterTextsOf, type Property, propertyName } from '@portico/shared-kit/fields';
import { FieldFilter, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { withFilterTexts } from '@portico/shared-kit/filters';
import { useLocale } from '@portico/shared-kit/i18n';
import { Button } from 'antd';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { portalTexts } from '../portal.texts.ts';
import styles from './PageFilterBar.module.css';

interface PageFilterBarProps {
  readonly fields: readonly Property[];
  readonly state: FilterState;
}

/** Filters above the widgets of a page. They are kept in the address, so that reload and "back" bring the same page. */
export function PageFilterBar({ fields, state }: PageFilterBarProps) {
  const t = portalTexts.useT();
  const locale = useLocale();
  const services = useApiFieldServices();
  const id = useId();
  const [, setSearch] = useSearchParams();
  const ask = (next: FilterState) =>
    setSearch((search) => withFilterTexts(search, filterTextsOf(fields, next)), { replace: true });
  return (
    <FieldServicesProvider services={services}>
      <div role="search" aria-label={t('page.filters')} className={styles.bar}>
        {fields.map((field) => (
          <div key={field.code} className={styles.field}>
            <label htmlFor={id + field.code}>{propertyName(field, locale)}</label>
            <FieldFilter
              property={field}
              id={id + field.code}
              value={state[field.code] ?? null}
              onChange={(value) => ask({ ...state, [field.code]: value })}
            />
          </div>
        ))}
        {Object.keys(state).length > 0 && (
          <Button type="link" onClick={() => ask({})}>
            {t('page.clearFilters')}
          </Button>
        )}
      </div>
    </FieldServicesProvider>
  );
}
