import { type ClipboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import styles from './SubTable.module.css';
import { useScrollEdges } from './use-scroll-edges.ts';

interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
  /** True where it scrolls down, too, under heads that stay. */
  readonly isWindowed?: boolean;
  /** False where what is in the table takes the focus. */
  readonly isStop?: boolean;
  readonly children: ReactNode;
  onCopy?(event: ClipboardEvent<HTMLElement>): void;
}

/**
 * A wide table scrolls inside it, by the keyboard too where nothing in the table takes the focus. A shadow lies on each
 * edge behind which there is more.
 */
export function RowScroller({ ref, label, isWindowed = false, isStop = true, children, onCopy }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => scroller.current as HTMLDivElement, []);
  const edges = useScrollEdges(scroller);
  return (
    <div className={styles.frame} data-more={edges}>
      <div
        ref={scroller}
        className={styles.scroll}
        data-windowed={isWindowed}
        role="group"
        aria-label={label}
        {...(isStop ? { tabIndex: 0 } : {})}
        {...(onCopy === undefined ? {} : { onCopy })}
      >
        {children}
      </div>
      <div aria-hidden="true" className={styles.below} />
    </div>
  );
}
