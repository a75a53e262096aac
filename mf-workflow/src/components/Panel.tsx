import { DownOutlined, UpOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { type ReactNode, useId, useState } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Stands at the end of the title's line. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  /** Can be folded to its title; on a phone it is until it is asked for. */
  readonly isFoldable?: boolean;
}

/** A titled part of a page. */
export function Panel({ title, mark, children, isFoldable = false }: PanelProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(!isFoldable || !isPhone);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.header} data-folded={!isOpen}>
        <h2 id={id} className={styles.title}>
          {isFoldable ? <FoldTitle {...{ title, isOpen }} onToggle={() => setOpen(!isOpen)} /> : title}
        </h2>
        {mark}
      </header>
      {isFoldable ? <div hidden={!isOpen}>{children}</div> : children}
    </section>
  );
}

interface FoldTitleProps {
  readonly title: string;
  readonly isOpen: boolean;
  onToggle(): void;
}

function FoldTitle({ title, isOpen, onToggle }: FoldTitleProps) {
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
      {title} {isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
    </button>
  );
}
