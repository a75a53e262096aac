import { type MouseEvent, useMemo } from 'react';
import type { BizRecord } from '../../../../contract/records.schema.ts';
import { DataGrid, type GridColumn } from '../../../../ui/grid/index.ts';
import { unitTypes } from '../../../../ui/unit-picker/unit-source.ts';
import { UnitNames } from '../../units/UnitNames.tsx';
import type { PickerColumn } from './picker-columns.model.ts';
import type { PickerListProps } from './picker-list.ui.ts';
import styles from './RecordPicker.module.css';

const noRows: readonly BizRecord[] = [];

/** The records in the grid: a click or Enter picks one, boxes tick several. */
export function PickerGrid({ label, picker, placeholder, chosen, isMultiple, onPress, onTick }: PickerListProps) {
  const { page, query, orderBy } = picker;
  const columns = useMemo(() => picker.columns.map(drawn), [picker.columns]);
  const offset = query.page * query.size;
  const rows = useMemo(
    () => ({
      items: page?.content ?? noRows,
      keyOf: ({ id }: BizRecord) => id,
      total: page?.totalElements,
      offset,
    }),
    [page, offset],
  );
  const handleClick = (event: MouseEvent) => {
    const record = rows.items[pressedIndex(event.target) - offset];
    if (record !== undefined) onPress(record);
  };
  return (
    // The grid itself is worked by keys; this only lets a click on a row do what Enter does.
    <div className={styles.grid} onClick={handleClick} onDoubleClickCapture={stop} role="presentation">
      <DataGrid
        label={label}
        columns={columns}
        rows={rows}
        isLoading={picker.isLoading}
        placeholder={placeholder}
        sort={{
          entries: orderBy.map(({ propertyCode, direction }) => ({ columnId: propertyCode, direction })),
          onChange: (entries) =>
            picker.goTo({
              orderBy: entries.map(({ columnId, direction }) => ({ propertyCode: columnId, direction })),
            }),
        }}
        {...(isMultiple ? { selection: { selected: chosen, onChange: onTick } } : {})}
        onOpen={onPress}
        view={{ density: 'compact', scrollResetKey: JSON.stringify(query) }}
      />
    </div>
  );
}

/** People show their cards here, too. */
function drawn({ people, ...column }: PickerColumn): GridColumn<BizRecord> {
  if (people === null) return column;
  const unitsOf = (record: BizRecord) => people(record).map((person) => ({ ...person, unitType: unitTypes.person }));
  return { ...column, render: (record) => <UnitNames units={unitsOf(record)} isTabStop={false} /> };
}

/** Both clicks of a double click have picked already. */
const stop = (event: MouseEvent) => event.stopPropagation();

/** The ordinal of the pressed row among all rows, from 0; -1 for the head, a box or nothing. */
function pressedIndex(target: EventTarget): number {
  if (!(target instanceof Element) || target.closest('[data-grid-control]') !== null) return -1;
  const row = target.closest('[role="row"]')?.getAttribute('aria-rowindex');
  return row === null || row === undefined ? -1 : Number(row) - 2;
}
