/** Change of the database that publishing makes or would make. */
export interface SchemaChange {
  readonly action:
    | 'createTable'
    | 'addColumn'
    | 'dropColumn'
    | 'changeColumn'
    | 'dropTable'
    | 'createIndex'
    | 'dropIndex';
  readonly target: string;
  readonly detail: string;
  /** The values that go with it; absent where there are none. */
  readonly loses?: TableLoss;
  /** Statement that PostgreSQL runs. */
  readonly statement: string;
}

/** Values that a change of a table takes away. */
export interface TableLoss {
  /** The field of the model, or `lines.price` of a sub-table. */
  readonly path: string;
  /** Number of records, or of rows of the sub-table, that have a value. */
  readonly rows: number;
}

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
