import { useDelayed } from '../../feedback/index.ts';
import styles from './LoadingLine.module.css';

/** A thin line that runs along the top while rows are fetched again; only after 280 ms. */
export function LoadingLine({ isActive }: { readonly isActive: boolean }) {
  const isVisible = useDelayed(isActive);
  return isVisible ? <span className={styles.line} aria-hidden="true" /> : null;
}
