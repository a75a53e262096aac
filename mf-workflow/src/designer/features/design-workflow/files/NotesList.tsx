import type { LostContent } from '../model/lost-content.model.ts';
import type { ReaderWarning } from '../model/reader-warning.model.ts';
import { fileTexts } from './file-notes.texts.ts';
import styles from './ImportDialog.module.css';

/** Number of lines that are shown; a file that lost its whole drawing has hundreds. */
const mostLines = 20;

/** Names what a file loses, one line each. */
export function LostList({ lost }: { readonly lost: readonly LostContent[] }) {
  const t = fileTexts.useT();
  const lines = lost.map(({ what, tag, name }) => t(what, { tag, name: name || t('noName') }));
  return <Lines lines={lines} />;
}

/** Says what the reader remarked about a file, one line each. */
export function WarningList({ warnings }: { readonly warnings: readonly ReaderWarning[] }) {
  const t = fileTexts.useT();
  const wordsOf = ({ kind, about }: ReaderWarning) => t(kind === 'attribute' ? 'unknownAttribute' : kind, { about });
  return <Lines lines={warnings.map(wordsOf)} />;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const t = fileTexts.useT();
  const each = [...new Set(lines)];
  return (
    <ul className={styles.list}>
      {each.slice(0, mostLines).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {each.length > mostLines && <li>{t('moreLost', { count: each.length - mostLines })}</li>}
    </ul>
  );
}
