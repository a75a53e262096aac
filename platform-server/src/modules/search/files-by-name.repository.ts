import type { ModelCode, RecordId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import { type Database, forValues } from '../../database/index.ts';
import { containing, hasPair } from '../../record-store/index.ts';

/** File that a record names. */
interface FileMatch {
  readonly id: string;
  readonly name: string;
  readonly schemaCode: ModelCode;
  readonly recordId: RecordId;
}

/** Returns the newest files of the records of these models whose names have all words; who sees them is not asked. */
export async function findFilesByName(
  db: Database,
  corpId: string,
  { schemaCodes, words, most }: { schemaCodes: readonly ModelCode[]; words: readonly string[]; most: number },
): Promise<readonly FileMatch[]> {
  const has = words.map((word) =>
    hasPair(word)
      ? sql`text_pairs(left(name, 200)) @> text_pairs(${word}) and name ilike ${containing(word)}`
      : sql`name ilike ${containing(word)}`,
  );
  const { rows } = await sql<FileMatch>`select id, name, schema_code as "schemaCode", record_id as "recordId"
    from file where corp_id = ${corpId} and schema_code = any(${[...schemaCodes]}) and record_id is not null
      and ${sql.join(has, sql` and `)}
    order by created_time desc, id desc limit ${most}`.execute(forValues(db));
  return rows;
}
