import { type ReactNode, useDeferredValue, useEffect } from 'react';
import styles from './ListScreen.module.css';

/** True once a list was drawn since the page was loaded. */
let hasDrawnList = false;

/** Remembers that a list was drawn since the page was loaded: every later one is drawn whole at once. */
export function rememberDrawnList(): void {
  hasDrawnList = true;
}

/**
 * Returns false while the rows of the first list of a visit are drawn, and true from then on. Filter, tools and pages take a third of the
 * time until the first row, and nobody waits for them.
 */
export function useAreRowsDrawn(): boolean {
  const areRowsDrawn = useDeferredValue(true, hasDrawnList);
  useEffect(rememberDrawnList, []);
  return areRowsDrawn;
}

interface AfterRowsProps {
  readonly isShown: boolean;
  /** The part of the list, for whose room the style sheet knows the height. */
  readonly part: 'filter' | 'tools' | 'pages';
  readonly children: ReactNode;
}

/** Draws a part of the list once it is to be shown, and keeps its room free before, so that nothing moves. */
export function AfterRows({ isShown, part, children }: AfterRowsProps) {
  return isShown ? children : <div className={styles.room} data-part={part} />;
}
