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
  /** The design as people will see it, beside the canvas, or where there is no room in its place; false while it is closed. */
  readonly preview?: ReactNode;
  /** Handlers of files that are dropped anywhere. */
  readonly target?: Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDrop'>;
}

/** The places of a designer's screen: bar, notices, parts, canvas, panel and problems. */
export function DesignerLayout(props: DesignerLayoutProps) {
  const { bar, notices, parts, children, panel, panelLabel, problems, preview = false, target } = props;
  return (
    <div
      className={styles.layout}
      data-columns={parts === undefined ? 2 : 3}
      data-preview={preview !== false}
      {...target}
    >
      {bar}
      <div className={styles.notices}>{notices}</div>
      {parts !== undefined && <div className={styles.parts}>{parts}</div>}
      <div className={styles.canvas}>{children}</div>
      {preview !== false && <div className={styles.preview}>{preview}</div>}
      <aside className={styles.panel} aria-label={panelLabel}>
        {panel}
      </aside>
      <div className={styles.problems}>{problems}</div>
    </div>
  );
}
