import { useMakeModelIndexesMutation } from '@portico/shared-kit/api/model-indexes.api';
import type { ModelIndexes, IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { kindOf, propertyName, systemProperties } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { Alert, Button, Select } from 'antd';
import { useId, useState } from 'react';
import styles from './IndexDialog.module.css';
import { indexAdvisorTexts } from './index-advisor.texts.ts';
import { indexKey, indexOf, mostItems } from './recommended-index.model.ts';

interface NewIndexProps {
  readonly config: ListConfig;
  readonly indexes: ModelIndexes;
}

type Direction = 'ascending' | 'descending';

/** Makes an index of one to three fields that an administrator chooses. */
export function NewIndex({ config, indexes }: NewIndexProps) {
  const t = indexAdvisorTexts.useT();
  const id = useId();
  const { schemaCode } = config;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [kind, setKind] = useState<Direction>('ascending');
  const [make, { isLoading }] = useMakeModelIndexesMutation();
  const index = indexOf(codes, kind);
  const refusal = useRefusal(indexes, index);
  const send = async () => {
    if (index === null) return;
    const { error } = await make({ schemaCode, items: [index] });
    if (error === undefined) setCodes([]);
  };
  return (
    <section aria-label={t('dialog.own')}>
      <h3>{t('dialog.own')}</h3>
      <div className={styles.own}>
        <label htmlFor={`${id}-items`}>{t('dialog.items', { most: mostItems })}</label>
        <Select<string[]>
          id={`${id}-items`}
          mode="multiple"
          maxCount={mostItems}
          value={[...codes]}
          options={useItems(config)}
          optionFilterProp="label"
          defaultActiveFirstOption={false}
          aria-describedby={`${id}-hint`}
          onChange={setCodes}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('dialog.choose')}
        </p>
        <label htmlFor={`${id}-order`}>{t('dialog.order')}</label>
        <div className={styles.tools}>
          <Select<Direction>
            id={`${id}-order`}
            value={kind}
            options={(['ascending', 'descending'] as const).map((value) => ({ value, label: t(`dialog.${value}`) }))}
            onChange={setKind}
          />
          <Button disabled={index === null || refusal !== null} loading={isLoading} onClick={() => void send()}>
            {t('dialog.makeOwn')}
          </Button>
        </div>
        {refusal !== null && <Alert type="warning" title={refusal} />}
      </div>
    </section>
  );
}

/** The fields that lists can be in the order of; those that every model has stand last. */
function useItems({ properties }: ListConfig) {
  const locale = useLocale();
  const ofAll: ReadonlySet<string> = new Set(systemProperties.map(({ code }) => code));
  return [...properties.filter(({ code }) => !ofAll.has(code)), ...systemProperties]
    .filter((property) => kindOf(property).isSortable)
    .map((property) => ({ value: property.code, label: propertyName(property, locale) }));
}

/** Returns the reason for which the chosen index cannot be built; null where it can, and where none is chosen. */
function useRefusal({ items, limit }: ModelIndexes, index: IndexDefinition | null): string | null {
  const t = indexAdvisorTexts.useT();
  if (index === null) return null;
  const kept = items.filter(({ status }) => status !== 'failed').map(indexKey);
  if (kept.includes(indexKey(index))) return t('dialog.isThere');
  return kept.length >= limit ? t('dialog.full', { limit }) : null;
}
