import { type Outward, porticoVariables, type ThemeName } from '@portico/shared-kit/ui/theme';
import type { CSSProperties } from 'react';
import styles from './ThemePreview.module.css';

/** A page in small in the chosen theme, drawn with the theme's own variables. */
export function ThemePreview({ color, outward }: { readonly color: ThemeName; readonly outward: Outward }) {
  const variables = porticoVariables(color, outward) as CSSProperties;
  return (
    <div className={styles.page} style={variables} data-outward={outward} aria-hidden="true">
      <div className={styles.header}>
        <span className={styles.dot} />
        <span className={styles.text} />
      </div>
      <div className={styles.aside}>
        <span className={styles.active} />
        <span className={styles.entry} />
        <span className={styles.entry} />
      </div>
      <div className={styles.content}>
        <span className={styles.button} />
        <span className={styles.headRow} />
        <span className={styles.row} />
        <span className={styles.selected} />
        <span className={styles.row} />
      </div>
    </div>
  );
}
