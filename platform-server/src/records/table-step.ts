/** One change of the database that publishing makes or would make. */
export interface TableStep {
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
  /** What PostgreSQL runs. */
  readonly statement: string;
}

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
