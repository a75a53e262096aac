import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { randomId } from '../../../../contract/random-id.ts';
import { useLocale } from '../../../../i18n/locale-hook.ts';
import { useFormLookUp } from '../../../form-fill.tsx';
import { useFieldServices } from '../../../field-services.tsx';
import type { FieldProblem } from '../../../problems.ts';
import type { Property } from '../../../property.ts';
import { copiedText } from '../cell-words.ts';
import type { RowsState } from '../use-rows.ts';
import { createCellReader } from './cell-reader.ui.ts';
import { type Paste, type Pasted, pasted, type ReadCell } from './paste.model.ts';
import { readTableText, writeTableText } from '../../../../ui/table-text/index.ts';
import type { CellSelection } from './use-cell-selection.ts';
import type { Sheet } from './use-sheet.ts';

/** Outcome of the last paste; null before the first one, and when it is over. */
export type PasteStatus =
  | { readonly is: 'finding'; readonly names: number }
  | { readonly is: 'refused'; readonly problem: FieldProblem }
  | { readonly is: 'done'; readonly rows: number; readonly unread: number; readonly leftOut: number }
  | null;

/** Copies the marked cells as spreadsheets do, and takes what was copied in one. Names are looked up before it is put in. */
export function useClipboard(sheet: Sheet) {
  const { columns, maxRows, disabled } = sheet;
  const { pasteStatus, put, dismiss } = usePasting(sheet);
  const locale = useLocale();
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
  });
  const isOurs = (event: ClipboardEvent<HTMLElement>) =>
    latest.current.selection.mode === 'ready' &&
    latest.current.rows.rows.length > 0 &&
    event.target instanceof Element &&
    event.currentTarget.contains(event.target.closest('[data-column]'));
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (!isOurs(event)) return;
    const { rows, selection } = latest.current;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOfArea(rows.rows, columns, selection.area, locale));
  };
  const onCut = (event: ClipboardEvent<HTMLElement>) => {
    if (disabled || !isOurs(event)) return;
    onCopy(event);
    latest.current.actions.clear();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (disabled || !isOurs(event)) return;
    event.preventDefault();
    const cells = readTableText(event.clipboardData.getData('text/plain'));
    if (cells.length > 0)
      put({ rows: sheet.rows.latest(), columns, maxRows, area: latest.current.selection.area, cells });
  };
  return { pasteStatus, dismiss, handlers: { onCopy, onCut, onPaste } };
}

/** The cells of an area as a text for spreadsheets. */
function textOfArea(
  rows: RowsState['rows'],
  columns: readonly Property[],
  { top, bottom, left, right }: CellSelection['area'],
  locale: Parameters<typeof copiedText>[2],
): string {
  const shown = columns.slice(left, right + 1);
  const taken = rows.slice(top, bottom + 1);
  return writeTableText(taken.map((row) => shown.map((column) => copiedText(column, row[column.code], locale))));
}

function usePasting({ rows, selection }: Sheet) {
  const services = useFieldServices();
  const locale = useLocale();
  const form = useFormLookUp();
  const [pasteStatus, setStatus] = useState<PasteStatus>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const take = (paste: Paste, read: ReadCell) => {
    // What was typed while names were looked up is kept.
    const result = pasted({ ...paste, rows: rows.latest() }, read, randomId);
    setStatus(statusOf(result));
    if (!result.ok) return;
    rows.change(result.rows);
    const { top, bottom, left, right } = result.area;
    selection.mark({ row: top, column: left }, { row: bottom, column: right });
  };
  const put = (paste: Paste) => {
    running.current?.abort();
    const reading = createCellReader(services, locale, form);
    const first = pasted(paste, reading.read, randomId);
    if (!first.ok || reading.open === 0) return take(paste, reading.read);
    const abort = new AbortController();
    running.current = abort;
    setStatus({ is: 'finding', names: reading.open });
    const found = async () => {
      await reading.find(abort.signal);
      // What is found decides which options there are beside it.
      pasted(paste, reading.read, randomId);
      if (reading.open > 0) await reading.find(abort.signal);
      if (!abort.signal.aborted) take(paste, reading.read);
    };
    void found();
  };
  return { pasteStatus, put, dismiss: () => setStatus(null) };
}

function statusOf(result: Pasted): PasteStatus {
  if (!result.ok) return { is: 'refused', problem: result.problem };
  const { area, unread, leftOut } = result;
  return { is: 'done', rows: area.bottom - area.top + 1, unread, leftOut };
}
