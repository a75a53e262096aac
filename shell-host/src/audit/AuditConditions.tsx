import { type FilterState, propertyName } from '@portico/shared-kit/fields';
import { FieldFilter } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { FilterOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button, Drawer } from 'antd/es';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import styles from './AuditConditions.module.css';
import { auditConditions } from './audit-filter.model.ts';
import { auditPageTexts } from './audit-page.texts.ts';

interface AuditConditionsProps {
  readonly applied: FilterState;
  onApply(state: FilterState): void;
}

/** The conditions of the search: in sight on a desk, behind a button on a phone. */
export function AuditConditions(props: AuditConditionsProps) {
  return useIsPhone() ? <PhoneConditions {...props} /> : <DeskConditions {...props} />;
}

function DeskConditions({ applied, onApply }: AuditConditionsProps) {
  const t = auditPageTexts.useT();
  const id = useId();
  return (
    <Conditions id={id} applied={applied} className={styles.desk} onApply={onApply}>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          {t('apply')}
        </Button>
        <Button onClick={() => onApply({})}>{t('clear')}</Button>
      </div>
    </Conditions>
  );
}

function PhoneConditions({ applied, onApply }: AuditConditionsProps) {
  const t = auditPageTexts.useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(applied).length;
  const footer = (
    <div className={styles.footer}>
      <Button onClick={() => onApply({})}>{t('clear')}</Button>
      <Button type="primary" htmlType="submit" form={id}>
        {t('apply')}
      </Button>
    </div>
  );
  return (
    <div className={styles.phone}>
      <Button icon={<FilterOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {count === 0 ? t('open') : t('openCount', { count })}
      </Button>
      <Drawer open={isOpen} title={t('search')} size="min(360px, 92vw)" onClose={() => setOpen(false)} footer={footer}>
        <Conditions
          id={id}
          applied={applied}
          className={styles.drawer}
          onApply={(state) => {
            setOpen(false);
            onApply(state);
          }}
        />
      </Drawer>
    </div>
  );
}

interface ConditionsProps extends AuditConditionsProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

/** The controls, each below its name; they ask when the form is sent. */
function Conditions({ id, applied, className, children, onApply }: ConditionsProps) {
  const t = auditPageTexts.useT();
  const locale = useLocale();
  const [draft, setDraft] = useState(applied);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <form id={id} role="search" aria-label={t('search')} className={className} onSubmit={handleSubmit}>
      {auditConditions.map((property) => (
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
