import type { ReactNode } from 'react';
import styles from './StateBlock.module.css';

/** Words and actions of a state. */
export interface StateBlockProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint?: string | undefined;
  /** The one next action, and quieter ones after it. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** Errors interrupt a screen reader, everything else waits for its turn. */
  readonly isUrgent?: boolean;
  /** True where it is all that the page shows: its title is the page's heading. */
  readonly isPage?: boolean;
  /** True where it stands in a part of the page, such as a widget: smaller, in the middle of what room there is. */
  readonly isCompact?: boolean;
}

/** The frame that every "nothing to show" state shares: a mark, what happened, what to do next. */
export function StateBlock({
  icon,
  title,
  hint,
  actions,
  children,
  isUrgent = false,
  isPage = false,
  isCompact = false,
}: StateBlockProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <section className={styles.block} role={isUrgent ? 'alert' : 'status'} data-compact={isCompact || undefined}>
      <span className={styles.icon} data-urgent={isUrgent} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
