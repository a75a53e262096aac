import type { HTMLAttributes, ReactNode } from 'react';
import styles from './DesignerLayout.module.css';

interface DesignerLayoutProps {
  readonly bar: ReactNode;
  /** Questions and facts above the canvas. */
  readonly notices: ReactNode;
  /** Column before the canvas: what can be put on it; absent where the canvas has that itself. */
  readonly parts?: ReactNode;
  /** The canvas. */
  readonly children: ReactNode;
  /** Settings of what is selected. */
  readonly panel: ReactNode;
  readonly panelLabel?: string;
  readonly problems: ReactNode;
  /** Handlers of files that are dropped anywhere. */
  readonly target?: Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDrop'>;
}

/** The places of a designer's screen: bar, notices, parts, canvas, panel and problems. */
export function DesignerLayout(props: DesignerLayoutProps) {
  const { bar, notices, parts, children, panel, panelLabel, problems, target } = props;
  return (
    <div className={styles.layout} data-columns={parts === undefined ? 2 : 3} {...target}>
      {bar}
      <div className={styles.notices}>{notices}</div>
      {parts !== undefined && <div className={styles.parts}>{parts}</div>}
      {children}
      <aside className={styles.panel} aria-label={panelLabel}>
        {panel}
      </aside>
      <div className={styles.problems}>{problems}</div>
    </div>
  );
}
