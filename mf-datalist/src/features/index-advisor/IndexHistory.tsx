import type { ModelIndexes } from '@portico/shared-kit/contract/model-indexes.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import styles from './IndexDialog.module.css';
import { useIndexNames } from './item-names.ts';
import { indexAdvisorTexts } from './index-advisor.texts.ts';

/** Date format code with seconds (list spec, section 9). */
const toSeconds = 2;

interface IndexHistoryProps {
  readonly config: ListConfig;
  readonly log: ModelIndexes['log'];
}

/** Actions that were taken on the indexes of a model, with the people, newest first. */
export function IndexHistory({ config, log }: IndexHistoryProps) {
  const t = indexAdvisorTexts.useT();
  const locale = useLocale();
  const nameOf = useIndexNames(config);
  return (
    <details className={styles.history}>
      <summary>{t('dialog.log')}</summary>
      <ol>
        {log.map(({ id, action, user, createdTime, ...index }) => (
          <li key={id}>
            <time dateTime={createdTime}>{formatDate(createdTime, toSeconds)}</time>{' '}
            {t(`action.${action}`, {
              user: user === null ? t('platform') : localised(user.name, user.name_i18n, locale),
              item: nameOf(index),
              kind: t(`kind.${index.kind}`),
            })}
          </li>
        ))}
      </ol>
    </details>
  );
}
