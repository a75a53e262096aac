import type { BulkResult } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Tag } from 'antd';
import { itemsTexts } from '../../work-list/items.texts.ts';
import styles from './BulkDialog.module.css';
import type { BulkAction } from './use-bulk.ts';

const tones = { done: 'success', skipped: 'warning', failed: 'error' } as const;
const outcomes = ['done', 'skipped', 'failed'] as const;

interface BulkResultsProps {
  readonly action: BulkAction;
  readonly results: readonly BulkResult[];
}

/** Number of the items that were handled, and the reason for each that was not. */
export function BulkResults({ action, results }: BulkResultsProps) {
  const t = itemsTexts.useT();
  const locale = useLocale();
  const refused = results.filter(({ outcome }) => outcome !== 'done');
  return (
    <>
      <p className={styles.counts} role="status">
        {outcomes.map((outcome) => {
          const count = results.filter((each) => each.outcome === outcome).length;
          if (count === 0 && outcome !== 'done') return null;
          return (
            <Tag key={outcome} color={tones[outcome]}>
              {outcome === 'done' ? t(`bulk.${action}.done`, { count }) : t(`bulk.${outcome}`, { count })}
            </Tag>
          );
        })}
      </p>
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ id, instanceName, instanceName_i18n, errmsg }) => (
            <li key={id}>
              <strong>{localised(instanceName ?? t('bulk.unknown', { id }), instanceName_i18n, locale)}</strong>
              <span>{errmsg}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
