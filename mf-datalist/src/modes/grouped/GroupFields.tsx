import type { ListConfig, PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { isGroupable } from '@portico/shared-kit/reports';
import { Button, Select } from 'antd';
import { useId } from 'react';
import styles from './Grouped.module.css';
import { groupedTexts } from './grouped.texts.ts';

interface GroupFieldsProps {
  readonly config: ListConfig;
  readonly groupBy: readonly string[];
  readonly onChange: (groupBy: readonly string[]) => void;
}

/** Fields of which each record has a value of its own. */
const ownOfRecords: ReadonlySet<string> = new Set(['id', 'name', 'sequenceNo']);
const sharesValues = (property: PropertyWithRights) =>
  property.visible !== false && property.unique !== true && !ownOfRecords.has(property.code) && isGroupable(property);
/** Fields of the model stand before those that every record has. */
const ownFirst = (left: PropertyWithRights, right: PropertyWithRights) =>
  Number(left.system === true) - Number(right.system === true);

const levels = ['first', 'second', 'third'] as const;

/** The fields by which a list is grouped, one below the other; the next one can be chosen once there is one before it. */
export function GroupFields({ config, groupBy, onChange }: GroupFieldsProps) {
  const t = groupedTexts.useT();
  const locale = useLocale();
  const id = useId();
  const fields = config.properties.filter(sharesValues).toSorted(ownFirst);
  const optionsAt = (at: number) =>
    fields
      .filter(({ code }) => !groupBy.slice(0, at).includes(code))
      .map((property) => ({ value: property.code, label: propertyName(property, locale) }));
  const choose = (at: number, code: string | undefined) => {
    const after = groupBy.slice(at + 1).filter((each) => each !== code);
    onChange(code === undefined ? groupBy.slice(0, at) : [...groupBy.slice(0, at), code, ...after]);
  };
  return (
    <div className={styles.fields}>
      {levels.slice(0, groupBy.length + 1).map((level, at) => (
        <div key={level} className={styles.choice}>
          <label htmlFor={`${id}-${level}`}>{t(`levels.${level}`)}</label>
          <Select
            id={`${id}-${level}`}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={at === 0 ? t('noGroups') : t('noMore')}
            value={groupBy[at] ?? null}
            options={optionsAt(at)}
            onChange={(code: string | undefined) => choose(at, code)}
          />
        </div>
      ))}
      {groupBy.length > 0 && <Button onClick={() => onChange([])}>{t('clear')}</Button>}
    </div>
  );
}
