import type { ScriptLine } from '@portico/shared-kit/list-scripts';
import { numbered } from '../numbered.ts';
import styles from './ScriptCard.module.css';

/** Lines that a script wrote to its console. */
export function ConsoleLines({ lines }: { readonly lines: readonly ScriptLine[] }) {
  return (
    <ol className={styles.lines}>
      {numbered(lines).map(({ key, item: { level, text } }) => (
        <li key={key} data-level={level}>
          {text}
        </li>
      ))}
    </ol>
  );
}
