import type { ReactNode } from 'react';
import styles from './Spoken.module.css';

interface SpokenProps {
  /** `status`: what changes in it is read out when the screen reader has time. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Words for a screen reader alone. */
export function Spoken({ role, children }: SpokenProps) {
  return (
    <span role={role} className={styles.spoken}>
      {children}
    </span>
  );
}
