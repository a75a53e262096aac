import { propertyName } from '@portico/shared-kit/fields';
import { FieldCell } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { SkeletonBar } from '@portico/shared-kit/ui/feedback';
import { useEffect } from 'react';
import styles from './Grouped.module.css';
import { groupedTexts } from './grouped.texts.ts';
import type { GroupNode } from './group-tree.model.ts';
import type { GroupRecords } from './grouped-rows.model.ts';

/** Head of a group: its field and value, and how many records it has. */
export function GroupCell({ node: { property, value, group } }: { readonly node: GroupNode }) {
  const t = groupedTexts.useT();
  const locale = useLocale();
  return (
    <span className={styles.group}>
      <span className={styles.field}>{propertyName(property, locale)}</span>
      <span>
        {value === null ? t('none') : <FieldCell property={property} value={value} locale={locale} isTabStop={false} />}
      </span>
      <span className={styles.count} title={t('count', { count: group.count })}>
        {group.count.toLocaleString(locale)}
      </span>
    </span>
  );
}

/** Place of the records of a group that are still to be read: they are once this is in sight. */
export function RestCell({ read }: { readonly read: GroupRecords | null }) {
  const t = groupedTexts.useT();
  const more = read?.error === undefined ? (read?.more ?? null) : null;
  useEffect(() => more?.(), [more]);
  if (read?.error !== undefined) {
    return (
      <button type="button" tabIndex={-1} className={styles.retry} onClick={read.retry}>
        {t('failed')}
      </button>
    );
  }
  return (
    <span role="img" aria-label={t('loading')} className={styles.rest}>
      <SkeletonBar width="96px" />
    </span>
  );
}
