import type { MessageType, UnreadCount } from '@portico/shared-kit/contract/notifications.schema';
import { nextPosition } from '@portico/shared-kit/ui/keys';
import type { KeyboardEvent } from 'react';
import { badgeText } from '../layout/badge-text.ts';
import styles from './NotificationBell.module.css';
import { notificationsTexts } from './notifications.texts.ts';

const categories: readonly MessageType[] = ['STATION', 'COMMENT'];

interface CategoryTabsProps {
  readonly type: MessageType;
  readonly counts: UnreadCount;
  readonly onChange: (type: MessageType) => void;
}

/** The two categories as tabs, each with its unread count. */
export function CategoryTabs({ type, counts, onChange }: CategoryTabsProps) {
  const t = notificationsTexts.useT();
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = {
      at: categories.indexOf(type),
      count: categories.length,
      axis: 'horizontal',
      isCircular: true,
    } as const;
    const other = categories[nextPosition(event.key, tabs) ?? -1];
    if (other === undefined) return;
    event.preventDefault();
    onChange(other);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-type="${other}"]`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('bell')}>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          role="tab"
          className={styles.tab}
          data-type={category}
          aria-selected={category === type}
          tabIndex={category === type ? 0 : -1}
          onClick={() => onChange(category)}
          onKeyDown={handleKey}
        >
          {t(`categories.${category}`)}
          {counts[category] > 0 && <span className={styles.count}>{badgeText(counts[category])}</span>}
        </button>
      ))}
    </div>
  );
}
