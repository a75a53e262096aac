import type { DesignSummary } from '../../contract/designs.schema.ts';
import type { UserRef } from '../../contract/common.schema.ts';
import { localised, useLocale } from '../../i18n/index.ts';
import { Tag } from 'antd/es';
import { Link } from 'react-router-dom';
import { designerTexts } from '../designer.texts.ts';
import styles from './DesignList.module.css';

interface DesignCardProps {
  readonly design: Pick<DesignSummary, 'name' | 'name_i18n' | 'published' | 'draft' | 'lock'>;
  /** Place of the design, from the application to its code. */
  readonly place: readonly string[];
  readonly to: string;
  /** Reason for which it cannot be used at present; null where it can. */
  readonly unavailable?: string | null;
}

/** The way to a designer, in a window of its own: what is designed, and how far it is. */
export function DesignCard({ design, place, to, unavailable = null }: DesignCardProps) {
  const t = designerTexts.useT();
  const locale = useLocale();
  const nameOf = (person: UserRef) => localised(person.name, person.name_i18n, locale);
  const { name, name_i18n, published, draft, lock } = design;
  return (
    <Link className={styles.design} to={to} target="_blank">
      <span className={styles.names}>
        <strong>{localised(name, name_i18n, locale)}</strong>
        <span className={styles.quiet}>{place.join(' · ')}</span>
      </span>
      <span className={styles.tags}>
        {unavailable !== null && <Tag color="error">{unavailable}</Tag>}
        <Tag>{published === null ? t('unpublished') : t('version', { version: published.version })}</Tag>
        {draft !== null && <Tag color="processing">{t('draftBy', { name: nameOf(draft.modifier) })}</Tag>}
        {lock !== null && !lock.isMine && <Tag color="warning">{t('lockedBy', { name: nameOf(lock.holder) })}</Tag>}
      </span>
    </Link>
  );
}
