import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Alert } from 'antd';
import { Refusal } from '../../../components/Refusal.tsx';
import { itemsTexts } from '../../work-list/items.texts.ts';
import styles from './NotRead.module.css';
import { ccItemsTexts } from './cc-items.texts.ts';
import type { ReadOutcome } from './use-mark-read.ts';

/** Tasks that could not be marked as read, with the reasons; nothing where all were. */
export function NotRead({ outcome, onClose }: { readonly outcome: ReadOutcome; onClose(): void }) {
  const t = ccItemsTexts.useT();
  const words = itemsTexts.useT();
  const locale = useLocale();
  const { refused, error } = outcome;
  if (error !== undefined) return <Refusal error={error} />;
  if (refused.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      closable={{ onClose }}
      title={t('notDone', { count: refused.length })}
      description={
        <ul className={styles.refused}>
          {refused.map(({ id, instanceName, instanceName_i18n, errmsg }) => (
            <li key={id}>
              <strong>{localised(instanceName ?? words('bulk.unknown', { id }), instanceName_i18n, locale)}</strong>{' '}
              {errmsg}
            </li>
          ))}
        </ul>
      }
    />
  );
}
