import { DownOutlined, UpOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import type { FormEvent } from 'react';
import { memo } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ListFilter } from './filter.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './FilterForm.module.css';
import { useDraft } from './use-draft.ts';

/** Number of conditions that the collapsed form shows: one row of three columns (list spec, section 2). */
const inOneRow = 3;

interface FilterFormProps {
  readonly filter: ListFilter;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
}

/** The filter form above a list: one row, or all conditions when expanded. */
export const FilterForm = memo(function FilterForm({ filter, isExpanded, onExpand }: FilterFormProps) {
  const t = datalistTexts.useT();
  const { draft, set } = useDraft(filter.applied, filter.appliedKey);
  const { conditions } = filter;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    filter.apply(draft);
  };
  return (
    <form role="search" aria-label={t('filter.label')} className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <FilterFields
          conditions={isExpanded ? conditions : conditions.slice(0, inOneRow)}
          draft={draft}
          onChange={set}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          {t('filter.apply')}
        </Button>
        <Button onClick={() => filter.apply({})}>{t('filter.clear')}</Button>
        {conditions.length > inOneRow && (
          <Button
            type="text"
            icon={isExpanded ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
            iconPlacement="end"
            aria-expanded={isExpanded}
            onClick={() => onExpand(!isExpanded)}
          >
            {isExpanded ? t('filter.collapse') : t('filter.expand')}
          </Button>
        )}
      </div>
    </form>
  );
});
