import type { ModelIndexes } from '@portico/shared-kit/contract/model-indexes.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { formatFileSize } from '@portico/shared-kit/formats';
import { useLocale } from '@portico/shared-kit/i18n';
import { Alert, Checkbox } from 'antd';
import type { IndexChoice } from './IndexDialog.tsx';
import styles from './IndexDialog.module.css';
import { useIndexNames } from './item-names.ts';
import { indexAdvisorTexts } from './index-advisor.texts.ts';
import { indexKey } from './recommended-index.model.ts';

interface RecommendedIndexesProps {
  readonly config: ListConfig;
  readonly size: Pick<ModelIndexes, 'rows' | 'bytes'>;
  readonly choice: IndexChoice;
}

/** The suggested indexes, with what they cost. */
export function RecommendedIndexes({ config, size, choice }: RecommendedIndexesProps) {
  const t = indexAdvisorTexts.useT();
  const locale = useLocale();
  const nameOf = useIndexNames(config);
  const rows = new Intl.NumberFormat(locale).format(size.rows);
  return (
    <section aria-label={t('dialog.wanted')}>
      <h3>{t('dialog.wanted')}</h3>
      <ul className={styles.wanted}>
        {choice.offered.map((each) => (
          <li key={indexKey(each)}>
            <Checkbox checked={choice.isChosen(each)} onChange={() => choice.toggle(each)}>
              {nameOf(each)} <span className={styles.kind}>{t(`kind.${each.kind}`)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {t('dialog.cost', { size: t('dialog.size', { rows, bytes: formatFileSize(size.bytes) }) })}
      </p>
      {choice.reason !== null && <Alert type="warning" title={choice.reason} />}
    </section>
  );
}
