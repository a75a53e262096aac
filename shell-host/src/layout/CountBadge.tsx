import { badgeText } from './badge-text.ts';
import styles from './CountBadge.module.css';

/** Number of things that wait, as a pill beside their entry: capped at 99, nothing at all for zero. */
export function CountBadge({ count }: { readonly count: number }) {
  const text = badgeText(count);
  return text === '' ? null : (
    <span className={styles.badge} data-testid="count-badge">
      {text}
    </span>
  );
}
