import { designerTexts } from '../designer.texts.ts';
import styles from './Versions.module.css';

/** Differences between two designs in words, or that there are none. */
export function ChangeSentences({ sentences }: { readonly sentences: readonly string[] }) {
  const t = designerTexts.useT();
  if (sentences.length === 0) return <p>{t('noChanges')}</p>;
  return (
    <ul className={styles.list}>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
