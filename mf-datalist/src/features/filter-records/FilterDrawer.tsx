import { FilterOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Drawer } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { datalistTexts } from '../../datalist.texts.ts';
import { AdvancedFilterButton } from './AdvancedFilterButton.tsx';
import type { ListFilter } from './filter.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './FilterForm.module.css';
import { useDraft } from './use-draft.ts';

interface FilterDrawerProps {
  readonly filter: ListFilter;
  /** Number of the conditions that apply now. */
  readonly count: number;
}

/** The filter form of a phone: a button, and all conditions in a drawer with the buttons in reach of the thumb. */
export function FilterDrawer({ filter, count }: FilterDrawerProps) {
  const t = datalistTexts.useT();
  const formId = useId();
  const label = t('filter.label');
  const [isOpen, setOpen] = useState(false);
  const { draft, set } = useDraft(filter.applied, filter.appliedKey);
  const close = () => setOpen(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    close();
    filter.apply(draft);
  };
  const handleClear = () => {
    close();
    filter.clear();
  };
  const handleWhere: ListFilter['applyWhere'] = (text) => {
    close();
    filter.applyWhere(text);
  };
  return (
    <>
      <Button icon={<FilterOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
      </Button>
      <Drawer
        open={isOpen}
        title={label}
        placement="right"
        size="min(360px, 92vw)"
        onClose={close}
        footer={
          <div className={styles.footer}>
            <Button onClick={handleClear}>{t('filter.clear')}</Button>
            <Button type="primary" htmlType="submit" form={formId}>
              {t('filter.apply')}
            </Button>
          </div>
        }
      >
        <div className={styles.drawer}>
          <form id={formId} role="search" aria-label={label} className={styles.drawer} onSubmit={handleSubmit}>
            <FilterFields conditions={filter.conditions} draft={draft} onChange={set} />
          </form>
          <AdvancedFilterButton isBlock filter={{ ...filter, applyWhere: handleWhere }} />
        </div>
      </Drawer>
    </>
  );
}
