import { type FilterState, propertyName } from '@portico/shared-kit/fields';
import { FieldFilter } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { FilterOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, Drawer } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import styles from './SearchForm.module.css';
import { searchTexts } from './search.texts.ts';
import type { SearchFilter } from './use-search-filter.ts';

/** The conditions of a search: in sight on a desk, behind a button on a phone. */
export function SearchForm({ filter }: { readonly filter: SearchFilter }) {
  const isPhone = useIsPhone();
  // What was typed and not asked yet goes when something else is asked.
  return isPhone ? (
    <PhoneForm key={filter.appliedKey} filter={filter} />
  ) : (
    <DeskForm key={filter.appliedKey} filter={filter} />
  );
}

function DeskForm({ filter }: { readonly filter: SearchFilter }) {
  const t = searchTexts.useT();
  const id = useId();
  return (
    <Conditions id={id} filter={filter} className={styles.desk} onApply={filter.apply}>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          {t('apply')}
        </Button>
        <Button onClick={() => filter.apply({})}>{t('clear')}</Button>
      </div>
    </Conditions>
  );
}

function PhoneForm({ filter }: { readonly filter: SearchFilter }) {
  const t = searchTexts.useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(filter.applied).length;
  const apply = (state: FilterState) => {
    setOpen(false);
    filter.apply(state);
  };
  return (
    <>
      <Button icon={<FilterOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {count === 0 ? t('open') : t('openCount', { count })}
      </Button>
      <Drawer
        open={isOpen}
        title={t('label')}
        placement="right"
        size="min(360px, 92vw)"
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.footer}>
            <Button onClick={() => apply({})}>{t('clear')}</Button>
            <Button type="primary" htmlType="submit" form={id}>
              {t('apply')}
            </Button>
          </div>
        }
      >
        <Conditions id={id} filter={filter} className={styles.drawer} onApply={apply} />
      </Drawer>
    </>
  );
}

interface ConditionsProps {
  readonly id: string;
  readonly filter: SearchFilter;
  readonly className: string | undefined;
  readonly children?: ReactNode;
  onApply(state: FilterState): void;
}

/** The controls, each below its name; they ask when the form is sent. */
function Conditions({ id, filter, className, children, onApply }: ConditionsProps) {
  const t = searchTexts.useT();
  const locale = useLocale();
  const [draft, setDraft] = useState(filter.applied);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <form id={id} role="search" aria-label={t('label')} className={className} onSubmit={handleSubmit}>
      {filter.conditions.map((property) => (
        <div key={property.code} className={styles.field}>
          <label htmlFor={`${id}${property.code}`} className={styles.label}>
            {propertyName(property, locale)}
          </label>
          <FieldFilter
            property={property}
            id={`${id}${property.code}`}
            value={draft[property.code] ?? null}
            onChange={(value) => setDraft((held) => ({ ...held, [property.code]: value }))}
          />
        </div>
      ))}
      {children}
    </form>
  );
}
