import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { displayValue } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ModeProps } from '../list-mode.ts';
import { boardTexts } from './board.texts.ts';
import { type BoardFields, boardFields } from './board-fields.model.ts';
import { type BoardValue, mayBeSet } from './board-values.model.ts';
import { useBoardGroups } from './use-board-groups.ts';
import { useCardMoves } from './use-card-moves.ts';

/** The one lane of a board without lanes. */
const onlyLane: BoardValue = { id: '', value: null, filter: null, count: 0, sumMap: {} };

/** Id of the cell of a column in a lane. */
export const cellId = (lane: BoardValue, column: BoardValue): string => JSON.stringify([lane.id, column.id]);

/** The column that a cell is in, by its id. */
export const columnOfCell = (cell: string): string => String((JSON.parse(cell) as string[])[1]);

/** Returns all that the parts of a board share; nothing is drawn until its columns and lanes are known. */
export function useBoard(props: ModeProps) {
  const locale = useLocale();
  const t = boardTexts.useT();
  const { columns: field, lanes: laneField } = useFields(props.config);
  const columns = useBoardGroups(props, field);
  const lanes = useBoardGroups(props, laneField ?? field);
  const { moves, move } = useCardMoves();
  const total = columns.values.reduce((sum, { count }) => sum + count, 0);
  const titleOf = (property: PropertyWithRights, { value }: BoardValue) =>
    value === null ? t('none') : displayValue(property, value, { locale });
  const laneValues = laneField === null ? [onlyLane] : lanes.values;
  const moveTo = useStableCallback((record: BizRecord, from: string, to: string) => {
    const target = cellsOf(laneValues, columns.values).find(({ id }) => id === to);
    if (target === undefined || from === to) return;
    const data = {
      ...valueIn(field, target.column, record),
      ...(laneField && valueIn(laneField, target.lane, record)),
    };
    void move(record, from, { cell: to, data, title: titleOf(field, target.column) });
  });
  return {
    field,
    laneField,
    columns,
    lanes: { ...lanes, values: laneValues },
    moves,
    moveTo,
    titleOf,
    ...useDrawnRecords(props, total),
    isMovable: (record: BizRecord) => mayBeSet(field) && record.actions.includes('edit'),
    codes: useMemo(() => [field.code, ...(laneField === null ? [] : [laneField.code])], [field, laneField]),
  };
}

function useFields(config: ModeProps['config']): BoardFields {
  const [query] = useSearchParams();
  const fields = boardFields(config, query);
  // The mode is only for those who see the columns of the view.
  if (fields === null) throw new Error('The field of the columns is not there');
  return fields;
}

/** Model that the parts of a board share. */
export type BoardModel = ReturnType<typeof useBoard>;

/** Every cell of a board, with its lane and column. */
function cellsOf(lanes: readonly BoardValue[], columns: readonly BoardValue[]) {
  return lanes.flatMap((lane) => columns.map((column) => ({ id: cellId(lane, column), lane, column })));
}

/** Returns the value that a record gets in a column or a lane; nothing where it has it already. */
function valueIn({ code }: PropertyWithRights, { value }: BoardValue, { data }: BizRecord) {
  return idOf(data[code]) === idOf(value) ? {} : { [code]: value };
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
}

/** Returns the function by which cells tell of the records that they show, and the one that finds a record among them. */
function useDrawnRecords({ onDrawn }: ModeProps, total: number) {
  const cells = useRef(new Map<string, readonly BizRecord[]>());
  const tell = useStableCallback(() => onDrawn({ records: [...cells.current.values()].flat(), total }));
  useEffect(tell, [tell, total]);
  const onRecords = useStableCallback((cell: string, records: readonly BizRecord[] | null) => {
    if (records === null) cells.current.delete(cell);
    else cells.current.set(cell, records);
    tell();
  });
  const recordIn = (cell: string, id: string) => cells.current.get(cell)?.find((record) => record.id === id);
  return { onRecords, recordIn };
}
