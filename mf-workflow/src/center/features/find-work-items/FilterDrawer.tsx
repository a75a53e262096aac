import { useApiFieldServices } from '@portico/shared-kit/api/field-services';
import {
  type FilterState,
  filterStateOf,
  filterTextsOf,
  type Property,
  propertyName,
} from '@portico/shared-kit/fields';
import { FieldFilter, FieldServicesProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Button, Drawer, Select } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { findTexts } from '../../work-list/find.texts.ts';
import type { WorkList } from '../../work-list/use-work-list.ts';
import styles from './FilterDrawer.module.css';

interface FilterDrawerProps {
  readonly list: WorkList;
  onClose(): void;
}

/** All conditions of a list with the buttons in reach of the thumb; another workflow brings its own fields at once. */
export function FilterDrawer({ list, onClose }: FilterDrawerProps) {
  const t = findTexts.useT();
  const locale = useLocale();
  const services = useApiFieldServices();
  const formId = useId();
  const { common, ofRecord, state, summary, change } = list;
  const [draft, setDraft] = useState<FilterState>(() => filterStateOf([...common, ...ofRecord], state.filters));
  const set = (code: string, value: unknown) => setDraft((current) => ({ ...current, [code]: value }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    change({ filters: filterTextsOf([...common, ...ofRecord], draft) });
    onClose();
  };
  const chosen = summary?.workflows.find(({ workflowCode }) => workflowCode === state.workflowCode);
  return (
    <Drawer
      open
      title={t('title')}
      placement="right"
      size="min(400px, 100vw)"
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={() => setDraft({})}>{t('clear')}</Button>
          <Button type="primary" htmlType="submit" form={formId}>
            {t('apply')}
          </Button>
        </div>
      }
    >
      <FieldServicesProvider services={services}>
        <form id={formId} role="search" aria-label={t('title')} className={styles.form} onSubmit={apply}>
          <Fields properties={common} draft={draft} onChange={set} />
          <WorkflowChoice list={list} />
          {chosen === undefined || ofRecord.length === 0 ? (
            <p className={styles.hint}>{t('chooseWorkflow')}</p>
          ) : (
            <>
              <h3 className={styles.heading}>
                {t('ofRecord', { name: localised(chosen.name, chosen.name_i18n, locale) })}
              </h3>
              <Fields properties={ofRecord} draft={draft} onChange={set} />
            </>
          )}
        </form>
      </FieldServicesProvider>
    </Drawer>
  );
}

/** Select of the workflow; another one has other fields, so that conditions on those of the last one go. */
function WorkflowChoice({ list: { state, summary, change } }: { readonly list: WorkList }) {
  const t = findTexts.useT();
  const locale = useLocale();
  const id = useId();
  const options = (summary?.workflows ?? []).map(({ workflowCode, name, name_i18n, count }) => ({
    value: workflowCode,
    label: `${localised(name, name_i18n, locale)} (${count})`,
  }));
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('workflow')}
      </label>
      <Select
        id={id}
        className={styles.control}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('anyWorkflow')}
        value={state.workflowCode}
        options={options}
        onChange={(code: string | undefined) => {
          const kept = Object.entries(state.filters).filter(([each]) => each.startsWith('_'));
          change({ workflowCode: code ?? null, filters: Object.fromEntries(kept) });
        }}
      />
    </div>
  );
}

interface FieldsProps {
  readonly properties: readonly Property[];
  readonly draft: FilterState;
  onChange(code: string, value: unknown): void;
}

function Fields({ properties, draft, onChange }: FieldsProps) {
  const locale = useLocale();
  const formId = useId();
  return properties.map((property) => {
    const id = `${formId}${property.code}`;
    return (
      <div key={property.code} className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {propertyName(property, locale)}
        </label>
        <FieldFilter
          property={property}
          id={id}
          value={draft[property.code] ?? null}
          onChange={(value) => onChange(property.code, value)}
        />
      </div>
    );
  });
}
