import { useEffect, useRef } from 'react';
import { useLocale } from '../../../../i18n/locale-hook.ts';
import { useFormLookUp } from '../../../form-fill.tsx';
import { useFieldServices } from '../../../field-services.tsx';
import { copiedText } from '../cell-words.ts';
import { pastedText } from '../pasted-text.ts';
import { createCellReader } from './cell-reader.ui.ts';
import { readValue, type ReadValue } from './paste.model.ts';
import type { Sheet } from './use-sheet.ts';

/** The number of times that a text is looked up: what its options are matched with may be found only after it. */
const mostRounds = 3;

/** Takes the text that the marked cell's editor would drop when it is left. */
export type TakeTyped = (text: string) => void;

/**
 * Reads a text that was typed into a list and not chosen there as a pasted one is read: what nobody can read stays in
 * the cell and says why. The cell may be left meanwhile.
 */
export function useTypedText({ rows, columns, selection }: Sheet): TakeTyped {
  const services = useFieldServices();
  const locale = useLocale();
  const form = useFormLookUp();
  const mounted = useMounted();
  return (text) => {
    const [row, column] = [rows.latest()[selection.position.row], columns[selection.position.column]];
    const signal = mounted();
    if (row === undefined || column === undefined || signal === null) return;
    const before = row[column.code];
    const chosen = Array.isArray(before) ? (before as readonly unknown[]) : [];
    const reading = createCellReader(services, locale, form);
    const rowNow = () => rows.latest().find(({ id }) => id === row.id);
    const read = () => reading.read(column, text, rowNow() ?? row, columns);
    const valueOf = (result: ReadValue) =>
      result.ok
        ? joined(chosen, result.value)
        : readValue(
            [chosen.length > 0 ? copiedText(column, before, locale) : '', text].filter(Boolean).join(';'),
            result,
          );
    const put = (value: unknown) => rows.fill(row.id, { [column.code]: value }, selection.session);
    const first = valueOf(read());
    const isOpen = reading.open > 0;
    const kept = isOpen && pastedText(first) !== null ? { ...(first as object), isSought: true } : first;
    put(kept);
    if (!isOpen) return;
    const findOut = async () => {
      let result: ReadValue = read();
      // What stands beside it may have been found meanwhile: then it is asked for anew.
      for (let round = 0; round < mostRounds && reading.open > 0; round += 1) {
        await reading.find(signal);
        result = read();
      }
      // Somebody may have filled in the cell again.
      if (!signal.aborted && rowNow()?.[column.code] === kept) put(valueOf(result));
    };
    void findOut();
  };
}

/** Returns the former choice with the addition; one value takes the place of another. */
function joined(chosen: readonly unknown[], value: unknown): unknown {
  if (chosen.length === 0 || !Array.isArray(value)) return value;
  const known = new Set(chosen.map((each) => JSON.stringify(each)));
  return [...chosen, ...(value as readonly unknown[]).filter((each) => !known.has(JSON.stringify(each)))];
}

/** Aborted when the rows go away; null before they are there. */
function useMounted(): () => AbortSignal | null {
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    return () => controller.abort();
  }, []);
  return () => running.current?.signal ?? null;
}
