import type { ColumnStorage } from './model-table.ts';

/** The SQL type of a column by its storage. */
export const columnTypes = {
  text: 'text',
  decimal: 'numeric(24, 8)',
  instant: 'timestamptz',
  boolean: 'boolean',
  files: 'jsonb',
  userId: 'text',
  departmentId: 'text',
} as const satisfies Record<ColumnStorage, string>;

/** What a value of the wire is in its column, as pg writes it. */
export const columnValues = {
  text: (value) => value,
  decimal: (value) => value,
  instant: (value) => value,
  boolean: (value) => value,
  files: (value) => JSON.stringify(value),
  userId: idOf,
  departmentId: idOf,
} as const satisfies Record<ColumnStorage, (value: unknown) => unknown>;

/** A value of the wire for its column; null stays null. */
export function toColumn(storage: ColumnStorage, value: unknown): unknown {
  return value === null || value === undefined ? null : columnValues[storage](value);
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}
