import type { FormCode } from '../../../contract/ids.ts';
import type { MouseEvent } from 'react';
import { useShell } from '../../../remotes/react.tsx';
import type { RecordValue } from '../../property.ts';
import { recordAddress } from './record-address.ts';
import styles from './RecordLink.module.css';
import { recordWords } from './relevance.texts.ts';
import { useLocale } from '../../../i18n/locale-hook.ts';

interface RecordLinkProps {
  readonly record: RecordValue;
  readonly formCode: FormCode;
  /** In the grid Enter opens a row, so that the links of its cells are no stops of the Tab key. */
  readonly isTabStop: boolean;
}

/** Opens the record that is referred to: here by a plain click, in a new tab by the browser's own ways. */
export function RecordLink({ record, formCode, isTabStop }: RecordLinkProps) {
  const shell = useShell();
  const locale = useLocale();
  if (record.name === '') return <span className={styles.removed}>{recordWords(record, locale)}</span>;
  const handleClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    shell.navigate(recordAddress(record, formCode, window.location));
  };
  return (
    <a
      href={recordAddress(record, formCode)}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.link}
      onClick={handleClick}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {recordWords(record, locale)}
    </a>
  );
}
