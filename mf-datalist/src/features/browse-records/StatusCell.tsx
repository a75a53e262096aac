import styles from './StatusCell.module.css';

/** Status of a record, as a dot and a word. */
export function StatusCell({ status, text }: { readonly status: string; readonly text: string }) {
  return (
    <span className={styles.status} data-status={status}>
      {text}
    </span>
  );
}
