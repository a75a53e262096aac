import { type Property, propertyName } from '@portico/shared-kit/fields';
import { FieldFilter } from '@portico/shared-kit/fields/ui';
import { commonTexts, useLocale } from '@portico/shared-kit/i18n';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { subTableTexts } from './sub-table.texts.ts';
import { columnFilter, type RowsFilter } from './sub-table-filter.model.ts';
import styles from './SubTableDialog.module.css';

interface SubTableFilterProps {
  readonly columns: readonly Property[];
  readonly filter: RowsFilter;
  readonly onChange: (filter: RowsFilter) => void;
}

/** A control for each column of a sub-table; the rows are at hand, so that they follow while one types. */
export function SubTableFilter({ columns, filter, onChange }: SubTableFilterProps) {
  const t = datalistTexts.useT();
  const own = subTableTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const formId = useId();
  return (
    <form role="search" aria-label={t('filter.label')} className={styles.filter}>
      {columns.map((column) => {
        const { code } = column;
        const id = `${formId}${code}`;
        const control = { id, value: filter[code] ?? null };
        const set = (value: unknown) => onChange({ ...filter, [code]: value });
        return (
          <div key={code} className={styles.field}>
            <label htmlFor={id} className={styles.label}>
              {propertyName(column, locale)}
            </label>
            {columnFilter(column) === 'own' ? (
              <FieldFilter property={column} {...control} onChange={set} />
            ) : (
              <Input
                id={id}
                allowClear
                placeholder={own('pattern')}
                value={patternOf(filter[code])}
                onChange={(event) => set(event.target.value)}
              />
            )}
          </div>
        );
      })}
      <Button className={styles.clear} onClick={() => onChange({})}>
        {common('clear')}
      </Button>
    </form>
  );
}

function patternOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : '';
}
