import styles from './LiveRegion.module.css';

/** Announces words to those who listen: what happened to a target, and where it is. */
export function LiveRegion({ words }: { readonly words: string }) {
  return (
    <p className={styles.live} aria-live="assertive" data-live-region>
      {words}
    </p>
  );
}
