import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Alert } from 'antd';
import { sentTexts } from './sent.texts.ts';
import styles from './SentNotice.module.css';

/** Notice of the person who let the work item come to the user, their words and the way from here; nothing where it came by itself. */
export function SentNotice({ detail }: { readonly detail: WorkflowInstanceDetail | null }) {
  const t = sentTexts.useT();
  const locale = useLocale();
  if (detail?.workItem?.sentBy === undefined) return null;
  const { why, person, comment, goesBack = false } = detail.workItem.sentBy;
  const name = localised(person.name, person.name_i18n, locale);
  const way = detail.actions.includes('submit') ? 'mend' : 'handle';
  return (
    <Alert
      type={why === 'returned' ? 'warning' : 'info'}
      showIcon
      title={t(why, { name })}
      description={
        <>
          {comment !== null && comment !== '' && <p className={styles.said}>{comment}</p>}
          {why === 'returned' && <p>{goesBack ? t(`${way}Straight`, { name }) : t(way)}</p>}
        </>
      }
    />
  );
}
