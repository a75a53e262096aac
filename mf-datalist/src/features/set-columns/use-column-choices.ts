import type { ListColumn } from '@portico/shared-kit/contract/models.schema';
import { useCallback, useMemo, useState } from 'react';
import { type ColumnChoices, chosenColumns, readChoices, withChosenWidth } from './column-settings.model.ts';

interface ChoicesOwner {
  readonly userId: string;
  readonly schemaCode: string;
  readonly viewCode: string;
}

/** The view's columns as this user has set them, kept in this browser per user and view. */
export function useColumnChoices(columns: readonly ListColumn[], owner: ChoicesOwner) {
  const key = `portico.list.columns/${owner.userId}/${owner.schemaCode}/${owner.viewCode}`;
  const [stored, setStored] = useState(() => ({ key, choices: readChoices(read(key)) }));
  const choices = stored.key === key ? stored.choices : readChoices(read(key));
  const change = useCallback(
    (next: (current: ColumnChoices) => ColumnChoices) =>
      setStored(() => {
        const changed = next(readChoices(read(key)));
        write(key, changed);
        return { key, choices: changed };
      }),
    [key],
  );
  return {
    columns: useMemo(() => chosenColumns(columns, choices), [columns, choices]),
    density: choices.density,
    isFilterOpen: choices.isFilterOpen,
    setColumns: (chosen: ColumnChoices['columns']) => change((current) => ({ ...current, columns: chosen })),
    /** Order, visibility, widths and pins as the view has them. */
    restoreColumns: () => change((current) => ({ ...current, columns: [], widths: {}, pins: {} })),
    setDensity: (density: ColumnChoices['density']) => change((current) => ({ ...current, density })),
    setFilterOpen: (isFilterOpen: boolean) => change((current) => ({ ...current, isFilterOpen })),
    setPin: (id: string, pin: 'left' | 'right' | null) =>
      change((current) => ({ ...current, pins: { ...current.pins, [id]: pin } })),
    setWidth: useCallback(
      (id: string, width: number | null) => change((current) => withChosenWidth(current, id, width)),
      [change],
    ),
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, choices: ColumnChoices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // Storage can be full or forbidden; the choice then lasts as long as the page.
  }
}
