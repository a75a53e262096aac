import type { UnitValue } from '@portico/shared-kit/fields';
import type { ColumnStorage } from './model-table.ts';

/** The SQL type of a column by its storage. */
export const columnTypes = {
  text: 'text',
  decimal: 'numeric(24, 8)',
  instant: 'timestamptz',
  boolean: 'boolean',
  time: 'text',
  address: 'jsonb',
  opinions: 'jsonb',
  files: 'jsonb',
  userId: 'text',
  departmentId: 'text',
  texts: 'jsonb',
  userIds: 'jsonb',
  departmentIds: 'jsonb',
  units: 'jsonb',
  recordId: 'text',
  recordIds: 'jsonb',
} as const satisfies Record<ColumnStorage, string>;

/** A value as pg and COPY write it. */
export type ColumnValue = string | boolean | null;

const asIs = (value: unknown) => value as ColumnValue;
const idOf = (value: unknown) => asIs(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
const idsOf = (value: unknown) => JSON.stringify((value as readonly unknown[]).map(idOf));

const columnValues: Record<ColumnStorage, (value: unknown) => ColumnValue> = {
  text: asIs,
  decimal: asIs,
  instant: asIs,
  boolean: asIs,
  time: asIs,
  opinions: (value) => JSON.stringify(value),
  address: (value) => JSON.stringify(value),
  files: (value) => JSON.stringify(value),
  userId: idOf,
  departmentId: idOf,
  texts: (value) => JSON.stringify(value),
  userIds: idsOf,
  departmentIds: idsOf,
  units: (value) => JSON.stringify((value as readonly UnitValue[]).map(({ unitType, id }) => `${unitType}:${id}`)),
  recordId: idOf,
  recordIds: idsOf,
};

/** A value of the wire, which was checked by its kind, for its column; null stays null. */
export function toColumn(storage: ColumnStorage, value: unknown): ColumnValue {
  return value === null || value === undefined ? null : columnValues[storage](value);
}
