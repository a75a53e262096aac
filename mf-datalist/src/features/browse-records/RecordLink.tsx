import { useShell } from '@portico/shared-kit/remotes/react';
import type { MouseEvent } from 'react';
import styles from './RecordLink.module.css';

interface RecordLinkProps {
  /** Empty where records are not opened: then it is no link. */
  readonly address: string;
  /** In the grid keys open a row by Enter, so its links are no stops of the Tab key. */
  readonly isTabStop: boolean;
  readonly children: string;
}

/** Opens a record: here by a plain click, in a new tab by the browser's own ways. */
export function RecordLink({ address, isTabStop, children }: RecordLinkProps) {
  const shell = useShell();
  if (address === '') return <span>{children}</span>;
  const handleClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    shell.navigate(address);
  };
  return (
    <a href={address} tabIndex={isTabStop ? 0 : -1} className={styles.link} onClick={handleClick}>
      {children}
    </a>
  );
}
