import { type FocusEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { Spoken } from '../../../../ui/feedback/Spoken.tsx';
import { WithoutClearStop } from '../../../../ui/input/use-clear.tsx';
import { settingsOf } from '../../../values.ts';
import type { RowsEditorProps } from '../rows-editor.tsx';
import { RowScroller } from '../RowScroller.tsx';
import { subTableUiTexts } from '../sub-table.texts.ts';
import { useDrawnRows } from '../use-drawn-rows.ts';
import { focusCell } from './cell-focus.ts';
import styles from './Sheet.module.css';
import { SheetBody } from './SheetBody.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetHeads } from './SheetHeads.tsx';
import { useClipboard } from './use-clipboard.ts';
import type { Place } from './use-place.ts';
import { spotOf, usePointer } from './use-pointer.ts';
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
  const { rows, columns, disabled, canAlter, place, size, canEdit } = sheet;
  const scroller = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { isWindowed, ...drawn } = useDrawnRows(scroller, rows.rows, { rowHeight, kept: useKeptRows(sheet) });
  useWantedFocus(scroller, adder, sheet);
  const pointer = usePointer({ place, lastColumn: columns.length - 1, canEdit: ({ column }) => canEdit(column) });
  const takeTyped = useTypedText(sheet);
  const marked = columns[place.spot.column];
  const readsText = marked !== undefined && uiOfColumn(marked).readsText?.(settingsOf(marked)) === true;
  const keyed = { ...sheet, takeTyped, readsText, onLeave: () => adder.current?.focus() };
  return (
    <div className={styles['sheet']}>
      <RowScroller ref={scroller} label={label} isWindowed={isWindowed} isStop={size.rows === 0}>
        <div
          role="grid"
          className={styles['grid']}
          aria-label={label}
          aria-describedby={describedBy ?? keysId}
          aria-rowcount={size.rows + 1}
          aria-colcount={columns.length + (canAlter ? 2 : 1)}
          aria-multiselectable
          aria-readonly={disabled}
          tabIndex={-1}
          onKeyDownCapture={(event) => handleSheetKey(keyed, event)}
          onKeyDown={(event) => handleTakenKey(keyed, event)}
          onFocus={(event) => followFocus(place, event)}
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
      {!disabled && <SheetFoot {...{ id, label, sheet, adder }} news={clipboard.news} onDismiss={clipboard.dismiss} />}
    </div>
  );
}

/** The state of the rows with copying and pasting; a paste that is taken back is no news any more. */
function useClippedSheet(props: RowsEditorProps) {
  const sheet = useSheet(props);
  const clipboard = useClipboard(sheet);
  const undo = () => {
    sheet.deeds.undo();
    clipboard.dismiss();
  };
  return { sheet: { ...sheet, deeds: { ...sheet.deeds, undo } }, clipboard };
}

/** Rows that are drawn wherever they are: those around the marked one, the first one that is wrong, and those whose editors stay. */
function useKeptRows({ place, wrong, kept, rows }: Sheet): readonly number[] {
  return useMemo(
    () => [
      ...[-1, 0, 1].map((step) => place.spot.row + step),
      wrong.spots[0]?.row ?? -1,
      ...kept.map(({ rowId }) => rows.rows.findIndex((row) => row.id === rowId)),
    ],
    [place.spot.row, wrong, kept, rows.rows],
  );
}

/** The focus came to a cell by itself, as a form leads to what must be mended, or to an editor that stayed. */
function followFocus(place: Place, { target, currentTarget }: FocusEvent<HTMLElement>): void {
  const spot = spotOf(target, currentTarget);
  if (spot === null || spot.column === -1) return;
  const isThere = place.isInside && spot.row === place.spot.row && spot.column === place.spot.column;
  if (isThere) return;
  place.goTo({ row: spot.row, column: spot.column }, { isFocused: target === spot.cell });
  if (target !== spot.cell) place.begin('edit');
}

/** Gives the focus to the marked cell when that was asked for, and to what adds rows when there are none any more. */
function useWantedFocus(
  scroller: RefObject<HTMLElement | null>,
  adder: RefObject<HTMLElement | null>,
  { place, size }: Sheet,
) {
  useLayoutEffect(() => {
    const wanted = place.wants();
    if (wanted === 'nothing') return;
    const cell = scroller.current?.querySelector<HTMLElement>('[data-marked]');
    if (cell) {
      place.settle();
      focusCell(cell, { isReady: place.mode === 'ready', isPressed: wanted === 'press' });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (size.rows === 0) {
      place.settle();
      adder.current?.focus();
    }
  });
}
