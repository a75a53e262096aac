import type { ReactNode } from 'react';
import { WidgetLines } from './WidgetLines.tsx';
import styles from './WorkLines.module.css';

/** Lines of work, of two rows of words each. */
export function WorkLines({ children }: { readonly children: ReactNode }) {
  return <WidgetLines className={styles.items ?? ''}>{children}</WidgetLines>;
}
