import { storages } from '@portico/shared-kit/fields';
import type { FilterTree } from '@portico/shared-kit/filters';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { forValues } from '../../../database/value-plans.ts';
import { valueIn } from '../../schema/model-table.ts';
import { type RecordSelection, selected } from './read-records.ts';
import { visibleTable } from '../scope/visible-table.ts';

/** Texts that are looked for among some records of a selection. */
interface TextSearch {
  readonly filter: FilterTree;
  readonly texts: readonly string[];
}

/** So many questions are one statement: each brings a few parameters, of which there may be 65535. */
const mostQuestions = 500;

/**
 * For each question those of its texts that a field has in some record, as far as its user sees the values. However
 * many questions there are, they are asked together.
 */
export async function readTexts(
  db: Database,
  selection: Omit<RecordSelection, 'filter'>,
  { propertyCode, asked }: { readonly propertyCode: string; readonly asked: readonly TextSearch[] },
): Promise<readonly ReadonlySet<string>[]> {
  const { table, policy } = selection;
  const found = asked.map(() => new Set<string>());
  const column = visibleTable(table, policy).columns.get(propertyCode);
  if (column === undefined || !storages[column.storage].isText) return found;
  // One probe for each text: how many records have it does not count.
  const questions = asked.map(
    ({ filter, texts }, at) => sql`select ${at}::int as at, asked.text from unnest(${[...texts]}::text[]) asked(text)
      where exists (select 1 from ${sql.id(table.table)} r
        where ${selected({ ...selection, filter })} and ${valueIn(column, 'r')} = asked.text)`,
  );
  for (let first = 0; first < questions.length; first += mostQuestions) {
    const together = sql.join(questions.slice(first, first + mostQuestions), sql` union all `);
    const { rows } = await sql<{ at: number; text: string }>`${together}`.execute(forValues(db));
    for (const { at, text } of rows) found[at]?.add(text);
  }
  return found;
}
