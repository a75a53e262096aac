import { useEffect, useMemo, useRef } from 'react';
import type { AnyFieldUi } from '../../../field-ui.ts';
import type { Property, RowValue } from '../../../property.ts';
import { subTableUiTexts } from '../sub-table.texts.ts';
import type { VirtualRows } from '../use-virtual-rows.ts';
import styles from './Sheet.module.css';
import { type RowHandlers, SheetRow } from './SheetRow.tsx';
import type { Sheet } from './use-sheet.ts';

interface Props {
  readonly sheet: Sheet;
  readonly drawn: Omit<VirtualRows, 'isWindowed'>;
  uiOfColumn(column: Property): AnyFieldUi;
}

/** The drawn rows, with room for the others. */
export function SheetBody({ sheet, drawn, uiOfColumn }: Props) {
  const { rows, selection, wrong, kept, isEditing, columns, disabled, canAlter } = sheet;
  const { position, area, isInside } = selection;
  const handlers = useRowHandlers(sheet);
  const editingIn = (row: RowValue, index: number) => {
    const at = kept.filter(({ rowId }) => rowId === row.id).map(({ column }) => column);
    return [...new Set(isEditing && index === position.row ? [...at, position.column] : at)].join(' ');
  };
  return (
    <div role="rowgroup">
      {rows.rows.length === 0 && <NoRows />}
      {drawn.drawn.flatMap(({ index, gap }) => {
        const row = rows.rows[index];
        if (row === undefined) return [];
        const isSelected = isInside && index >= area.top && index <= area.bottom;
        return [
          gap > 0 && <div key={`before ${row.id}`} style={{ height: gap }} />,
          <SheetRow
            key={row.id}
            ref={drawn.measure}
            {...{ row, index, columns, disabled, canAlter, handlers, uiOfColumn }}
            problems={wrong.of(row)}
            marked={index === position.row ? position.column : -1}
            selectedFrom={isSelected ? area.left : -1}
            selectedTo={isSelected ? area.right : -1}
            editing={editingIn(row, index)}
          />,
        ];
      })}
      {drawn.rest > 0 && <div style={{ height: drawn.rest }} />}
    </div>
  );
}

/** The same functions at every draw. */
function useRowHandlers({ rows, selection, actions, columns: own }: Sheet): RowHandlers {
  const latest = useRef({ rows, selection, actions, columns: own });
  useEffect(() => {
    latest.current = { rows, selection, actions, columns: own };
  });
  return useMemo(() => {
    const fill: RowHandlers['fill'] = (row, values) => {
      const { rows: now, selection: at } = latest.current;
      const isMarked = now.latest()[at.position.row]?.id === row.id && at.mode !== 'ready';
      now.fill(row.id, values, isMarked ? at.session : undefined);
    };
    return {
      fill,
      change(row, code, value) {
        const { rows: now, selection: at, columns } = latest.current;
        const isMarked = now.latest()[at.position.row]?.id === row.id;
        now.fill(row.id, { [code]: value }, isMarked ? at.session : undefined);
        // An editor that answers after it was left begins nothing in the cell that is marked by then.
        if (isMarked && at.mode === 'ready' && columns[at.position.column]?.code === code) at.begin('enter');
      },
      removeRow: (index) => latest.current.actions.removeRow(index),
    };
  }, []);
}

function NoRows() {
  const t = subTableUiTexts.useT();
  return (
    <div role="row">
      <div role="gridcell" className={styles.none}>
        {t('noRows')}
      </div>
    </div>
  );
}
