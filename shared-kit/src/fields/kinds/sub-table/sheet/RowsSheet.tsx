import { type FocusEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { Spoken } from '../../../../ui/feedback/Spoken.tsx';
import { WithoutClearStop } from '../../../../ui/input/use-clear.tsx';
import { settingsOf } from '../../../values.ts';
import type { RowsEditorProps } from '../rows-editor.tsx';
import { RowScroller } from '../RowScroller.tsx';
import { subTableUiTexts } from '../sub-table.texts.ts';
import { useVirtualRows } from '../use-virtual-rows.ts';
import { focusCell } from './cell-focus.ts';
import styles from './Sheet.module.css';
import { SheetBody } from './SheetBody.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetHeads } from './SheetHeads.tsx';
import { useClipboard } from './use-clipboard.ts';
import type { CellSelection } from './use-cell-selection.ts';
import { positionOf, usePointer } from './use-pointer.ts';
import { type Sheet, useSheet } from './use-sheet.ts';
import { useTypedText } from './use-typed-text.ts';
import { handleSheetKey, handleTakenKey } from './sheet-key.ui.ts';

/** Px of a row of single lines. */
const rowHeight = 33;

/** Rows to fill in as in a spreadsheet, by keyboard and by pointer. Of many only those in sight are drawn. */
export function RowsSheet(props: RowsEditorProps) {
  const { id, label, describedBy, uiOfColumn } = props;
  const t = subTableUiTexts.useT();
  const keysId = useId();
  const { sheet, clipboard } = useClippedSheet(props);
  const { rows, columns, disabled, canAlter, selection, size, canEdit } = sheet;
  const scroller = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { isWindowed, ...drawn } = useVirtualRows(scroller, rows.rows, { rowHeight, kept: useKeptRows(sheet) });
  useWantedFocus(scroller, adder, sheet);
  const pointer = usePointer({ selection, lastColumn: columns.length - 1, canEdit: ({ column }) => canEdit(column) });
  const takeTyped = useTypedText(sheet);
  const marked = columns[selection.position.column];
  const readsText = marked !== undefined && uiOfColumn(marked).readsText?.(settingsOf(marked)) === true;
  const keyed = { ...sheet, takeTyped, readsText, onLeave: () => adder.current?.focus() };
  return (
    <div className={styles.sheet}>
      <RowScroller ref={scroller} label={label} isWindowed={isWindowed} isStop={size.rows === 0}>
        <div
          role="grid"
          className={styles.grid}
          aria-label={label}
          aria-describedby={describedBy ?? keysId}
          aria-rowcount={size.rows + 1}
          aria-colcount={columns.length + (canAlter ? 2 : 1)}
          aria-multiselectable
          aria-readonly={disabled}
          tabIndex={-1}
          onKeyDownCapture={(event) => handleSheetKey(keyed, event)}
          onKeyDown={(event) => handleTakenKey(keyed, event)}
          onFocus={(event) => followFocus(selection, event)}
          {...pointer}
          {...clipboard.handlers}
        >
          <SheetHeads {...{ columns, disabled, canAlter }} />
          <WithoutClearStop>
            <SheetBody sheet={sheet} drawn={drawn} uiOfColumn={uiOfColumn} />
          </WithoutClearStop>
        </div>
      </RowScroller>
      <Spoken>
        <span id={keysId}>{t('keys')}</span>
      </Spoken>
      {!disabled && (
        <SheetFoot {...{ id, label, sheet, adder }} pasteStatus={clipboard.pasteStatus} onDismiss={clipboard.dismiss} />
      )}
    </div>
  );
}

/** The state of the rows with copying and pasting; a paste that is taken back has no status any more. */
function useClippedSheet(props: RowsEditorProps) {
  const sheet = useSheet(props);
  const clipboard = useClipboard(sheet);
  const undo = () => {
    sheet.actions.undo();
    clipboard.dismiss();
  };
  return { sheet: { ...sheet, actions: { ...sheet.actions, undo } }, clipboard };
}

/** Rows that are drawn wherever they are: those around the marked one, the first one that is wrong, and those whose editors stay. */
function useKeptRows({ selection, wrong, kept, rows }: Sheet): readonly number[] {
  return useMemo(
    () => [
      ...[-1, 0, 1].map((step) => selection.position.row + step),
      wrong.positions[0]?.row ?? -1,
      ...kept.map(({ rowId }) => rows.rows.findIndex((row) => row.id === rowId)),
    ],
    [selection.position.row, wrong, kept, rows.rows],
  );
}

/** The focus came to a cell by itself, as a form leads to what must be mended, or to an editor that stayed. */
function followFocus(selection: CellSelection, { target, currentTarget }: FocusEvent<HTMLElement>): void {
  const position = positionOf(target, currentTarget);
  if (position === null || position.column === -1) return;
  const isThere =
    selection.isInside && position.row === selection.position.row && position.column === selection.position.column;
  if (isThere) return;
  selection.goTo({ row: position.row, column: position.column }, { isFocused: target === position.cell });
  if (target !== position.cell) selection.begin('edit');
}

/** Gives the focus to the marked cell when that was asked for, and to what adds rows when there are none any more. */
function useWantedFocus(
  scroller: RefObject<HTMLElement | null>,
  adder: RefObject<HTMLElement | null>,
  { selection, size }: Sheet,
) {
  useLayoutEffect(() => {
    const wanted = selection.wants();
    if (wanted === 'nothing') return;
    const cell = scroller.current?.querySelector<HTMLElement>('[data-marked]');
    if (cell) {
      selection.settle();
      focusCell(cell, { isReady: selection.mode === 'ready', isPressed: wanted === 'press' });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (size.rows === 0) {
      selection.settle();
      adder.current?.focus();
    }
  });
}
