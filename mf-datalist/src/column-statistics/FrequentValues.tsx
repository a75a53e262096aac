import type { ColumnStatistics } from '@portico/shared-kit/contract/column-statistics.schema';
import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { displayValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useId } from 'react';
import { keyValue } from '../modes/group-values.model.ts';
import styles from './ColumnStatistics.module.css';
import { columnStatisticsTexts } from './column-statistics.texts.ts';
import { useShare } from './use-share.ts';

interface FrequentValuesProps {
  readonly property: PropertyWithRights;
  readonly statistics: ColumnStatistics;
}

/** The most frequent values of a column with their shares; nothing for a field whose values are not counted apart. */
export function FrequentValues({ property, statistics }: FrequentValuesProps) {
  const t = columnStatisticsTexts.useT();
  const locale = useLocale();
  const id = useId();
  const { total, filled, values } = statistics;
  const share = useShare(total);
  if (values === null || values.length === 0) return null;
  const rest = values.reduce((left, { count }) => left - count, filled);
  const named = values.map(({ key, count }) => ({
    key: key.value ?? '',
    name: displayValue(property, keyValue(property, key), { locale }),
    count,
    isRest: false,
  }));
  const lines = rest > 0 ? [...named, { key: 'rest', name: t('rest'), count: rest, isRest: true }] : named;
  return (
    <>
      <h3 id={id} className={styles.heading}>
        {t('values')}
      </h3>
      <ul className={styles.values} aria-labelledby={id}>
        {lines.map(({ key, name, count, isRest }) => (
          <li key={`${isRest} ${key}`} className={styles.value}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.count}>{share(count)}</span>
            <span className={`${styles.bar} ${isRest ? styles.rest : ''}`} aria-hidden="true">
              <span style={{ width: `${(100 * count) / total}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
