import styles from './SubTable.module.css';

/** Room for rows that are not drawn. */
export function Gap({ height, width }: { readonly height: number; readonly width: number }) {
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}
