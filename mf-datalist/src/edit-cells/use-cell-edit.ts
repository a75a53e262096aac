import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { isEmptyValue, valueProblem } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useRef, useState } from 'react';
import { type CellValues, refusedAt } from './cell-edits.model.ts';
import { useEditedList } from './edited-list.ts';
import { useCellSaves } from './use-cell-saves.ts';
import { useReading } from './use-reading.ts';

/** Values of the cell that is edited: its own, and those that its editor fills in beside it. */
export function useCellEdit(property: PropertyWithRights) {
  const { dispatch } = useEditedList();
  const { cell, first } = useOpenedCell();
  const { record } = cell;
  const entry = useEntry(property, first === undefined ? (record.data[property.code] ?? null) : first.value);
  const [problem, setProblem] = useState<string | null>(first?.reason ?? null);
  const save = useCellSaves();
  const { read, isFinding } = useReading(property, record.data);
  const change = (value: unknown) => {
    entry.change(value);
    setProblem(null);
  };
  /** Takes the value; false where it is wrong, so that the editor stays. `isLeft`: it goes away in any case. */
  const take = (isLeft: boolean): boolean => {
    const { values, wrong } = entry.now();
    if (wrong !== null && !isLeft) {
      setProblem(wrong);
      return false;
    }
    dispatch({ type: 'closed' });
    if (wrong !== null) dispatch({ type: 'refused', record, values, reason: wrong });
    else if (first !== undefined || !isSame(record.data, values)) save(record, values);
    return true;
  };
  /** Reads a text that the editor would drop, and takes what it means. */
  const takeText = async (text: string): Promise<boolean> => {
    const result = await read(text);
    if (result.ok) change(result.value);
    else setProblem(result.problem.text(entry.locale));
    return result.ok && take(false);
  };
  const giveUp = () => {
    dispatch({ type: 'closed' });
    dispatch({ type: 'givenUp', cell });
  };
  return { ...entry, cell, values: record.data, problem, isFinding, change, take, takeText, giveUp };
}

/** Values of a cell that is edited. */
export type CellEdit = ReturnType<typeof useCellEdit>;

/** The cell as it was when its editor was opened, with the value that was refused there before. */
function useOpenedCell() {
  const { edits } = useEditedList();
  const [cell] = useState(edits.open);
  if (cell === null) throw new Error('No cell is being edited');
  const [first] = useState(() => refusedAt(edits.refused, cell));
  return { cell, first };
}

/** Entry of the editor: the value that is drawn, and the values as they are at once. */
function useEntry(property: PropertyWithRights, first: unknown) {
  const locale = useLocale();
  const { code } = property;
  const [value, setValue] = useState(first);
  const latest = useRef<CellValues>({ [code]: first });
  const fill = (values: CellValues) => {
    latest.current = { ...latest.current, ...values };
  };
  return {
    locale,
    value,
    fill,
    change: (next: unknown) => {
      fill({ [code]: next });
      setValue(next);
    },
    now: () => ({
      values: latest.current,
      wrong: valueProblem(property, latest.current[code])?.text(locale) ?? null,
    }),
  };
}

function isSame(before: CellValues, values: CellValues): boolean {
  return Object.entries(values).every(
    ([code, value]) =>
      (isEmptyValue(before[code]) && isEmptyValue(value)) || JSON.stringify(before[code]) === JSON.stringify(value),
  );
}
