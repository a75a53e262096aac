import { useCallback, useMemo, useRef, useState } from 'react';
import { type Area, areaBetween, type CellPosition, nearest, type SheetSize } from './cursor.model.ts';

/**
 * ready: the cell is marked, and typing replaces what it holds. enter: it is typed over, and arrows go on. edit: it is
 * changed, and arrows move in its text.
 */
export type CellMode = 'ready' | 'enter' | 'edit';

interface CellSelectionState {
  /** The marked cell. */
  readonly position: CellPosition;
  /** The other corner of the marked cells. */
  readonly anchor: CellPosition;
  readonly mode: CellMode;
  /** Names one editing of one cell, so that its changes are taken back together. */
  readonly session: object;
}

/** Cell that is marked, and the actions on it. */
export interface CellSelection extends CellSelectionState {
  readonly area: Area;
  /** False until the focus was among the cells: nothing is drawn to be filled in before. */
  readonly isInside: boolean;
  /** Returns whether the marked cell is to have the focus when it is drawn next, and whether it is pressed then, too. */
  wants(): FocusRequest;
  /** The marked cell has got what was wanted. */
  settle(): void;
  goTo(position: CellPosition, how?: { readonly isExtending?: boolean; readonly isFocused?: boolean }): void;
  mark(position: CellPosition, anchor: CellPosition): void;
  begin(mode: CellMode, wanted?: 'focus' | 'press'): void;
}

type FocusRequest = 'nothing' | 'focus' | 'press';

const start: CellPosition = { row: 0, column: 0 };
const startState: CellSelectionState = { position: start, anchor: start, mode: 'ready', session: {} };

/** Holds the marked cell; it stays within the rows and columns that there are. */
export function useCellSelection(size: SheetSize): CellSelection {
  const [state, setState] = useState(startState);
  const [isInside, setInside] = useState(false);
  const focusRequest = useRef<FocusRequest>('nothing');
  const mark = useCallback((position: CellPosition, anchor: CellPosition) => {
    focusRequest.current = 'focus';
    setInside(true);
    setState({ position, anchor, mode: 'ready', session: {} });
  }, []);
  const goTo: CellSelection['goTo'] = useCallback((position, { isExtending = false, isFocused = true } = {}) => {
    if (isFocused) focusRequest.current = 'focus';
    setInside(true);
    setState(({ anchor }) => ({ position, anchor: isExtending ? anchor : position, mode: 'ready', session: {} }));
  }, []);
  const begin: CellSelection['begin'] = useCallback((mode, next) => {
    if (next !== undefined) focusRequest.current = next;
    setState((now) => ({ ...now, anchor: now.position, mode }));
  }, []);
  const wants = useCallback(() => focusRequest.current, []);
  const settle = useCallback(() => {
    focusRequest.current = 'nothing';
  }, []);
  return useMemo(() => {
    const [position, anchor] = [nearest(state.position, size), nearest(state.anchor, size)];
    const area = areaBetween(position, anchor);
    return { ...state, position, anchor, area, isInside, goTo, mark, begin, wants, settle };
  }, [state, size, isInside, mark, goTo, begin, wants, settle]);
}
