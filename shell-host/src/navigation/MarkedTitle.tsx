import { titlePieces } from './application-tree.model.ts';
import styles from './MarkedTitle.module.css';

/** A title in which every place that the text occurs at is marked. */
export function MarkedTitle({ title, text }: { readonly title: string; readonly text: string }) {
  return titlePieces(title, text).map(({ at, text: piece, isMatch }) =>
    isMatch ? (
      <mark key={at} className={styles.match}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
