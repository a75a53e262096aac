import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

const columns = [132, 172, 212, 252];
const cards = [0, 1, 2];
const tiles = [0, 1, 2, 3, 4, 5, 6, 7];

/** A portico: steps, columns and a gable. */
const portico = (
  <>
    <path className={styles.mid} d="M112 62 L200 22 L288 62 Z" />
    <rect className={styles.strong} x="112" y="66" width="176" height="10" rx="2" />
    {columns.map((x) => (
      <rect key={x} className={styles.mid} x={x} y="82" width="16" height="72" rx="3" />
    ))}
    <rect className={styles.strong} x="112" y="160" width="176" height="8" rx="2" />
    <rect className={styles.soft} x="98" y="172" width="204" height="8" rx="2" />
  </>
);

/** Sheets one behind the other, the first one done. */
const sheets = (
  <>
    {cards.map((card) => (
      <g key={card} transform={`translate(${String(104 + card * 22)} ${String(64 - card * 22)})`}>
        <rect className={styles.card} width="150" height="112" rx="8" />
        <circle className={styles.soft} cx="22" cy="24" r="9" />
        <rect className={styles.mid} x="40" y="20" width="76" height="8" rx="4" />
        <rect className={styles.soft} x="16" y="48" width="118" height="7" rx="3.5" />
        <rect className={styles.soft} x="16" y="66" width="92" height="7" rx="3.5" />
        <rect className={styles.soft} x="16" y="84" width="104" height="7" rx="3.5" />
      </g>
    ))}
    <circle className={styles.strong} cx="296" cy="140" r="20" />
    <path className={styles.tick} d="M287 140 l7 7 l12 -13" />
  </>
);

/** A board of tiles, one of them lifted. */
const board = (
  <>
    {tiles.map((tile) => (
      <rect
        key={tile}
        className={styles[tile === 5 ? 'strong' : tile % 3 === 0 ? 'mid' : 'soft']}
        x={104 + (tile % 4) * 52}
        y={(tile === 5 ? 88 : 96) - (tile < 4 ? 56 : 0)}
        width="44"
        height="44"
        rx="9"
      />
    ))}
    <rect className={styles.soft} x="104" y="154" width="200" height="6" rx="3" />
  </>
);

const drawings: readonly ReactNode[] = [portico, sheets, board];

/** A drawing in the theme's colours for a picture that has no upload; the next picture gets the next drawing. */
export function Illustration({ index }: { readonly index: number }) {
  return (
    <svg className={styles.drawing} viewBox="60 0 280 200" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
      {drawings[index % drawings.length]}
    </svg>
  );
}
