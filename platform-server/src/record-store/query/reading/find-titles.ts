import type { RecordId } from '@portico/shared-kit/contract/ids';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { forValues } from '../../../database/value-plans.ts';
import { type ModelTable, valueIn } from '../../schema/model-table.ts';
import { containing } from '../filters/filter-values.ts';
import { hasPair } from '../filters/text-pairs.ts';
import { scopeCondition } from '../scope/scope.ts';
import { visibleTable } from '../scope/visible-table.ts';
import type { RecordSelection } from './read-records.ts';

/** Record whose title or number has all words that were searched for; what its reader does not see of both is null. */
export interface TitleMatch {
  readonly id: RecordId;
  readonly name: string | null;
  /** Null where it is the same as `name`. */
  readonly nameEn: string | null;
  readonly sequenceNo: string | null;
}

/** Title, English title and number of the record row `r`, as the index of their pairs of letters has them. */
const titleText = sql.raw(
  "(coalesce(left(r.name, 200), '') || ' ' || coalesce(left(r.name_en, 200), '') || ' ' || coalesce(r.sequence_no, ''))",
);

/** Words that more records of a model have are common: they are found sooner by looking through the newest records. */
const mostRare = 1000;

type ModelSelection = Omit<RecordSelection, 'filter' | 'search'>;

/** Conditions on the record rows `r` of one model. */
interface ModelSearch {
  readonly asked: ModelSelection;
  readonly seen: VisibleTitle;
  readonly holds: RawBuilder<boolean>;
  /** The same, said so that the index finds it. */
  readonly holdsByPairs: RawBuilder<boolean>;
}

/**
 * Returns the records of some models whose title, in either language, or number has all these words, in any case: for each model the
 * newest, `most` at most. Models without a title or number that its reader sees have none. Two statements, however many models there are.
 */
export async function findTitles(
  db: Database,
  models: readonly ModelSelection[],
  { words, most }: { readonly words: readonly string[]; readonly most: number },
): Promise<readonly (readonly TitleMatch[])[]> {
  const found = models.map((): TitleMatch[] => []);
  const searches = models.map((asked) => searchOf(asked, words));
  const counts = await rowsOf<{ at: number; total: number }>(db, searches.map(countStatement));
  const isCommon = new Map(counts.filter(({ total }) => total > 0).map(({ at, total }) => [at, total > mostRare]));
  const pages = searches.map((search, at) => {
    const common = isCommon.get(at);
    return search === null || common === undefined ? null : pageStatement(search, at, { isCommon: common, most });
  });
  for (const { at, ...match } of await rowsOf<TitleMatch & { at: number }>(db, pages)) found[at]?.push(match);
  return found;
}

async function rowsOf<T>(db: Database, statements: readonly (RawBuilder<unknown> | null)[]): Promise<readonly T[]> {
  const asked = statements.filter((each) => each !== null);
  if (asked.length === 0) return [];
  const { rows } = await sql<T>`${sql.join(asked, sql` union all `)}`.execute(forValues(db));
  return rows;
}

interface VisibleTitle {
  readonly name: RawBuilder<unknown>;
  readonly nameEn: RawBuilder<unknown>;
  readonly sequenceNo: RawBuilder<unknown>;
}

function searchOf(asked: ModelSelection, words: readonly string[]): ModelSearch | null {
  const { table, policy, corpId } = asked;
  const { columns } = visibleTable(table, policy);
  const [name, number] = [columns.get('name'), columns.get('sequenceNo')];
  if (policy.view === 'none' || (name === undefined && number === undefined)) return null;
  const none = sql`null::text`;
  const title = name === undefined ? none : valueIn(name, 'r');
  const seen = {
    name: title,
    nameEn: name === undefined ? none : sql`case when ${title} is not null then r.name_en end`,
    sequenceNo: number === undefined ? none : valueIn(number, 'r'),
  };
  const hasWord = (word: string) =>
    sql<boolean>`(${seen.name} ilike ${containing(word)} or ${seen.nameEn} ilike ${containing(word)}
      or ${seen.sequenceNo} ilike ${containing(word)})`;
  const within = sql<boolean>`r.corp_id = ${corpId} and ${scopeCondition(policy.view, table)}`;
  const holds = sql<boolean>`${within} and ${sql.join(words.map(hasWord), sql` and `)}`;
  const pairs = words.filter(hasPair).map((word) => sql<boolean>`text_pairs(${titleText}) @> text_pairs(${word})`);
  return { asked, seen, holds, holdsByPairs: sql<boolean>`${sql.join([...pairs, holds], sql` and `)}` };
}

function countStatement(search: ModelSearch | null, at: number): RawBuilder<unknown> | null {
  if (search === null) return null;
  return sql`select ${at}::int as at, count(*)::int as total
    from (select 1 from ${rowsIn(search.asked.table)} where ${search.holdsByPairs} limit ${mostRare + 1}) counted`;
}

function pageStatement(
  { asked, seen, holds, holdsByPairs }: ModelSearch,
  at: number,
  { isCommon, most }: { readonly isCommon: boolean; readonly most: number },
): RawBuilder<unknown> {
  return sql`(select ${at}::int as at, r.id, ${seen.name} as name, ${seen.nameEn} as "nameEn", ${seen.sequenceNo} as "sequenceNo"
    from ${rowsIn(asked.table)} where ${isCommon ? holds : holdsByPairs}
    order by r.created_time desc, r.id desc limit ${most})`;
}

const rowsIn = ({ table }: ModelTable) => sql`${sql.id(table)} r`;
