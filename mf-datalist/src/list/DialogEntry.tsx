import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ButtonTip } from './ButtonTip.tsx';
import styles from './DialogEntry.module.css';

interface DialogEntryProps {
  readonly name: string;
  /** Label of the name, which says what its press opens. */
  readonly label: string;
  readonly facts: readonly string[];
  onOpen(): void;
  /** Buttons for what can be done about it. */
  readonly children: ReactNode;
}

/** Entry of a list in a dialog: a name that opens it, facts about it, and its tools. */
export function DialogEntry({ name, label, facts, onOpen, children }: DialogEntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.text}>
        <Button type="link" className={styles.name} aria-label={label} onClick={onOpen}>
          {name}
        </Button>
        {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
      </div>
      <div className={styles.tools}>{children}</div>
    </li>
  );
}

interface EntryToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isBusy?: boolean;
  onPress(): void;
}

/** Button of an entry: an icon with its label as the tip. */
export function EntryTool({ label, icon, isBusy = false, onPress }: EntryToolProps) {
  return (
    <ButtonTip title={label}>
      <Button type="text" icon={icon} loading={isBusy} aria-label={label} onClick={onPress} />
    </ButtonTip>
  );
}
