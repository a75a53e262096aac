import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../../ui/lazy/index.ts';
import { SkeletonBar } from '../../../ui/feedback/Skeletons.tsx';
import { useIsPhone } from '../../../ui/window/index.ts';
import type { AnyFieldUi, CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import type { Property } from '../../property.ts';
import { settingsOf } from '../../values.ts';
import { PresenceFilterControl } from '../PresenceFilterControl.tsx';
import { textCell } from '../text-cell.ui.ts';
import { ReadCards } from './cards/ReadCards.tsx';
import { RowsReader } from './RowsReader.tsx';
import type { subTableOf, SubTableSettings } from './sub-table.kind.ts';
import type { Rows } from './rows.ts';

const RowsSheet = lazyWithRetry(async () => (await import('./sheet/RowsSheet.tsx')).RowsSheet);
const RowCards = lazyWithRetry(async () => (await import('./cards/RowCards.tsx')).RowCards);

/** The looks of a sub-table whose columns look as given. */
export function subTableUiOf(
  kind: ReturnType<typeof subTableOf>,
  uiOfColumn: (column: Property) => AnyFieldUi,
): FieldUi<Rows, SubTableSettings, boolean> {
  const Editor = (props: EditorProps<Rows, SubTableSettings>) => {
    const Rows = useIsPhone() ? RowCards : RowsSheet;
    const isReady = useColumnEditors(props.settings.columns, uiOfColumn, Rows);
    const skeletonBar = <SkeletonBar width="100%" height={96} />;
    return (
      <Suspense fallback={skeletonBar}>{isReady ? <Rows {...props} uiOfColumn={uiOfColumn} /> : skeletonBar}</Suspense>
    );
  };
  const Reader = (props: CellProps<Rows, SubTableSettings>) => {
    const Rows = useIsPhone() ? ReadCards : RowsReader;
    return <Rows {...props} uiOfColumn={uiOfColumn} />;
  };
  return { Cell: textCell(kind), Reader, Editor, FilterControl: PresenceFilterControl };
}

/** Fetches the editors of the columns; false until they are there: a cell is typed into as soon as it is marked. */
function useColumnEditors(
  columns: readonly Property[],
  uiOfColumn: (column: Property) => AnyFieldUi,
  rows: { load(): Promise<void> },
): boolean {
  const [isReady, setReady] = useState(() => loadsOf(columns, uiOfColumn).length === 0);
  useEffect(() => {
    let isHere = true;
    // At the same time, not one after the other.
    void rows.load();
    void Promise.all(loadsOf(columns, uiOfColumn)).then(() => isHere && setReady(true));
    return () => {
      isHere = false;
    };
  }, [columns, uiOfColumn, rows]);
  return isReady;
}

function loadsOf(columns: readonly Property[], uiOfColumn: (column: Property) => AnyFieldUi): Promise<void>[] {
  return columns.flatMap((column) => uiOfColumn(column).loadEditor?.(settingsOf(column)) ?? []);
}
