import { storages } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { valueIn } from '../../schema/model-table.ts';
import { visibleTable } from '../scope/visible-table.ts';
import { type RecordSelection, selected } from './read-records.ts';

/** Records that have a text: one of them, and how many there are. */
export interface TextMatch {
  readonly text: string;
  readonly id: string;
  readonly count: number;
}

/**
 * Returns the records of a selection that have one of these texts in a field, as far as its user sees the values there:
 * one match for each text that some record has. The title is compared in every language. One statement, however many
 * texts there are.
 */
export async function findByTexts(
  db: Database,
  selection: RecordSelection,
  { code, texts }: { readonly code: string; readonly texts: readonly string[] },
): Promise<readonly TextMatch[]> {
  const { table, policy } = selection;
  const column = visibleTable(table, policy).columns.get(code);
  if (texts.length === 0 || column === undefined || !storages[column.storage].isText) return [];
  const seen = valueIn(column, 'r');
  const values = [seen, ...(code === 'name' ? [englishTitle(column.visibleWhere)] : [])];
  const found = values.map(
    (value) => sql`select asked.text, r.id from unnest(${[...texts]}::text[]) asked(text)
      join ${sql.id(table.table)} r on ${value} = asked.text where ${selected(selection)}`,
  );
  const { rows } = await sql<TextMatch>`select text, min(id) as id, count(*)::int as count
    from (${sql.join(found, sql` union `)}) found group by text`.execute(db);
  return rows;
}

function englishTitle(visibleWhere: RawBuilder<boolean> | undefined): RawBuilder<unknown> {
  return visibleWhere === undefined ? sql`r.name_en` : sql`case when ${visibleWhere} then r.name_en end`;
}
