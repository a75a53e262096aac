import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { type ModelTable, writtenColumns } from '../schema/model-table.ts';
import type { Staging } from './staging-table.ts';

/** Changes of many records that are staged in one table and made by one statement. */
export interface StagedChanges {
  /** Returns the staging of changes of these codes, which are the same each time. */
  stagingFor(codes: readonly string[]): Promise<Staging>;
  /** Returns the staging; none where nothing was staged. */
  stagings(): readonly Staging[];
  /** Makes the changes and empties the sub-tables whose rows are to come anew. */
  move(): Promise<void>;
}

/** See StagedChanges; `name` is the staging table's. */
export function stagedChanges(trx: Database, table: ModelTable, name: string): StagedChanges {
  let staged: { readonly staging: Staging; readonly codes: readonly string[] } | null = null;

  async function begin(codes: readonly string[]) {
    const columns = writtenColumns(table).filter(({ code }) => code === 'id' || codes.includes(code));
    const staging = { table: table.table, staged: name, fixed: ['corp_id'], columns };
    // Only what changes: columns that are left out would have to be empty, which the table need not allow.
    const kept = sql.join([sql`corp_id`, ...columns.map((column) => sql.id(column.name))]);
    await sql`create unlogged table ${sql.id(name)} as select ${kept} from ${sql.id(table.table)} with no data`.execute(
      trx,
    );
    return { staging, codes };
  }

  return {
    async stagingFor(codes) {
      staged ??= await begin(codes);
      return staged.staging;
    },
    stagings: () => (staged === null ? [] : [staged.staging]),
    async move() {
      if (staged === null) return;
      const { staging, codes } = staged;
      const changed = staging.columns.filter(({ code }) => code !== 'id');
      const cells = changed.map((column) => sql`${sql.id(column.name)} = ${sql.id('s', column.name)}`);
      const same = sql`r.corp_id = s.corp_id and r.id = s.id`;
      await sql`update ${sql.id(table.table)} r set ${sql.join([sql`version = r.version + 1`, ...cells])}
        from ${sql.id(name)} s where ${same}`.execute(trx);
      for (const child of table.children.values()) {
        if (!codes.includes(child.code)) continue;
        await sql`delete from ${sql.id(child.table)} r using ${sql.id(name)} s
          where r.corp_id = s.corp_id and r.parent_id = s.id`.execute(trx);
      }
      await sql`drop table ${sql.id(name)}`.execute(trx);
    },
  };
}
