import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy/index.ts';
import { Bone } from '../../../ui/feedback/Skeletons.tsx';
import { useIsPhone } from '../../../ui/window/index.ts';
import type { AnyFieldUi, CellProps, EditorProps, FieldUi } from '../../field-ui.ts';
import type { Property } from '../../property.ts';
import { PresenceFilterControl } from '../PresenceFilterControl.tsx';
import { textCell } from '../text-cell.ui.ts';
import { ReadCards } from './cards/ReadCards.tsx';
import { RowsReader } from './RowsReader.tsx';
import type { subTableOf, SubTableSettings } from './sub-table.kind.ts';
import type { Rows } from './rows.ts';

const RowsSheet = lazyPart(async () => (await import('./sheet/RowsSheet.tsx')).RowsSheet);
const RowCards = lazyPart(async () => (await import('./cards/RowCards.tsx')).RowCards);

/** The looks of a sub-table whose columns look as given. */
export function subTableUiOf(
  kind: ReturnType<typeof subTableOf>,
  uiOfColumn: (column: Property) => AnyFieldUi,
): FieldUi<Rows, SubTableSettings, boolean> {
  const Editor = (props: EditorProps<Rows, SubTableSettings>) => {
    const Rows = useIsPhone() ? RowCards : RowsSheet;
    return (
      <Suspense fallback={<Bone width="100%" height={96} />}>
        <Rows {...props} uiOfColumn={uiOfColumn} />
      </Suspense>
    );
  };
  const Reader = (props: CellProps<Rows, SubTableSettings>) => {
    const Rows = useIsPhone() ? ReadCards : RowsReader;
    return <Rows {...props} uiOfColumn={uiOfColumn} />;
  };
  return { Cell: textCell(kind), Reader, Editor, FilterControl: PresenceFilterControl };
}
