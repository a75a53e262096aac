import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { derivedName } from '../schema/identifiers.ts';
import type { LoadTarget } from './load-lines.ts';
import { type ModelColumn, type ModelTable, writtenColumns } from '../schema/model-table.ts';

/** Table beside the model's, which takes the changes of records. */
interface ChangeStaging {
  readonly staged: string;
  readonly columns: readonly ModelColumn[];
}

/** Rows of a sub-table that wait beside it. */
type RowStaging = LoadTarget & { readonly staged: string };

/**
 * Changes of many records that are staged beside their tables and made by one statement a table. The stagings are unlogged
 * and dropped in the transaction that made them, so that nobody else ever sees them.
 */
export class StagedChanges {
  readonly #trx: Database;
  readonly #table: ModelTable;
  readonly #token: string;
  readonly #rows = new Map<string, RowStaging>();
  #records: (ChangeStaging & { readonly codes: readonly string[] }) | null = null;

  /** `token` tells those apart that run at the same time. */
  constructor(trx: Database, table: ModelTable, token: string) {
    this.#trx = trx;
    this.#table = table;
    this.#token = token;
  }

  /** Returns the staging of changes of these codes, which are the same each time. */
  async stagingFor(codes: readonly string[]): Promise<ChangeStaging> {
    this.#records ??= { ...(await this.#begin(codes)), codes };
    return this.#records;
  }

  /** Returns the name of the staging of the rows of a sub-table. */
  async stagingOfRows(child: LoadTarget): Promise<string> {
    const known = this.#rows.get(child.table);
    if (known !== undefined) return known.staged;
    const staged = derivedName(child.table, `load_${this.#token}`);
    await sql`create unlogged table ${sql.id(staged)} (like ${sql.id(child.table)} including defaults)`.execute(
      this.#trx,
    );
    this.#rows.set(child.table, { ...child, staged });
    return staged;
  }

  /** Makes the changes: the rows of sub-tables that are among the codes become those that were staged. */
  async move(): Promise<void> {
    if (this.#records === null) return;
    const { staged, columns, codes } = this.#records;
    const changed = columns.filter(({ code }) => code !== 'id');
    const cells = changed.map((column) => sql`${sql.id(column.name)} = ${sql.id('s', column.name)}`);
    await sql`update ${sql.id(this.#table.table)} r set ${sql.join([sql`version = r.version + 1`, ...cells])}
      from ${sql.id(staged)} s where r.corp_id = s.corp_id and r.id = s.id`.execute(this.#trx);
    for (const { code, table } of this.#table.children.values())
      if (codes.includes(code)) await this.#moveRows(table, staged);
    await sql`drop table ${sql.id(staged)}`.execute(this.#trx);
  }

  async #begin(codes: readonly string[]): Promise<ChangeStaging> {
    const staged = derivedName(this.#table.table, `over_${this.#token}`);
    const columns = writtenColumns(this.#table).filter(({ code }) => code === 'id' || codes.includes(code));
    // Only what changes: columns that are left out would have to be empty, which the table need not allow.
    const kept = sql.join([sql`corp_id`, ...columns.map((column) => sql.id(column.name))]);
    await sql`create unlogged table ${sql.id(staged)} as
      select ${kept} from ${sql.id(this.#table.table)} with no data`.execute(this.#trx);
    return { staged, columns };
  }

  /** Removes the rows that changed records had, and puts the new ones in their place. */
  async #moveRows(table: string, changed: string): Promise<void> {
    await sql`delete from ${sql.id(table)} r using ${sql.id(changed)} s
      where r.corp_id = s.corp_id and r.parent_id = s.id`.execute(this.#trx);
    const rows = this.#rows.get(table);
    if (rows === undefined) return;
    const names = sql.join([...rows.fixed, ...rows.columns.map(({ name }) => name)].map((name) => sql.id(name)));
    await sql`insert into ${sql.id(table)} (${names}) select ${names} from ${sql.id(rows.staged)}`.execute(this.#trx);
    await sql`drop table ${sql.id(rows.staged)}`.execute(this.#trx);
  }
}
