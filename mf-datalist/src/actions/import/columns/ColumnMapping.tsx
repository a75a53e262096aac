import type { ImportHead, ImportHeads } from '@portico/shared-kit/contract/imports.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Alert, Button, Select, Tag } from 'antd';
import { useState } from 'react';
import styles from './ColumnMapping.module.css';
import { columnsTexts } from './columns.texts.ts';
import { type ColumnChoices, mappingGaps, withChoice } from './mapping.model.ts';

interface ColumnMappingProps {
  readonly heads: ImportHeads;
  readonly choices: ColumnChoices;
  readonly onChange: (choices: ColumnChoices) => void;
}

/** The fields that the columns of a file fill: in a sentence where all fit, to be chosen where some do not. */
export function ColumnMapping({ heads, choices, onChange }: ColumnMappingProps) {
  const t = columnsTexts.useT();
  const locale = useLocale();
  const { leftOut, missing } = mappingGaps(heads, choices);
  const [wasOpened, setOpened] = useState(leftOut.length > 0 || missing.length > 0);
  const [total, count] = [heads.heads.length, leftOut.length];
  const names = missing.map(({ name, name_i18n }) => localised(name, name_i18n, locale)).join(t('separator'));
  return (
    <div className={styles.mapping}>
      <Alert
        type={count === 0 ? 'success' : 'warning'}
        showIcon
        role="status"
        title={count === 0 ? t('all', { count: total }) : t('some', { count, total })}
        description={names === '' ? undefined : t('required', { names })}
        action={
          <Button size="small" aria-expanded={wasOpened} onClick={() => setOpened(!wasOpened)}>
            {t(wasOpened ? 'hide' : 'show')}
          </Button>
        }
      />
      {wasOpened && (
        <ul className={styles.columns} aria-label={t('label')}>
          {heads.heads.map((head) => (
            <ColumnLine
              key={head.column}
              head={head}
              heads={heads}
              path={choices[head.column] ?? null}
              onChoose={(path) => onChange(withChoice(choices, head.column, path))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ColumnLineProps {
  readonly head: ImportHead;
  readonly heads: ImportHeads;
  readonly path: string | null;
  readonly onChoose: (path: string | null) => void;
}

function ColumnLine({ head, heads, path, onChoose }: ColumnLineProps) {
  const t = columnsTexts.useT();
  const locale = useLocale();
  const column = head.group === null ? head.text : t('grouped', { group: head.group, name: head.text });
  const options = heads.targets.map(({ propertyPath, name, name_i18n, groupName, groupName_i18n }) => {
    const own = localised(name, name_i18n, locale);
    const group = groupName === null ? null : localised(groupName, groupName_i18n, locale);
    return { value: propertyPath, label: group === null ? own : t('grouped', { group, name: own }) };
  });
  return (
    <li className={styles.column}>
      <div className={styles.head}>
        {column}
        {head.source === 'lastTime' && path === head.propertyPath && <Tag color="processing">{t('lastTime')}</Tag>}
        {head.samples.length > 0 && (
          <span className={styles.samples}>{t('samples', { samples: head.samples.join(t('separator')) })}</span>
        )}
      </div>
      <Select
        aria-label={t('field', { column })}
        placeholder={t('none')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        value={path}
        onChange={(next: string | undefined) => onChoose(next ?? null)}
      />
    </li>
  );
}
