import { type FieldOption, kindOf, optionSourceOf, type Property, settingsOf } from '@portico/shared-kit/fields';
import { localised, locales } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import { searched } from '../../../database/search-text.ts';
import { sql } from '../../../database/sql.ts';
import { containing } from './asked-values.ts';
import { addressWords } from './place-conditions.ts';
import { type ColumnStorage, type ModelColumn, type ModelTable, valueIn } from '../../schema/model-table.ts';
import { targetOf } from '../reading/serialize.ts';

type Condition = RawBuilder<boolean>;
type Column = RawBuilder<unknown>;

/** More words than these are one: each of them is looked for in every column. */
const mostWords = 8;

/** A word and whose records it is looked for in. Its look-ups say the tenant themselves, so that they run once, not per row. */
interface WordSearch {
  readonly word: string;
  readonly corpId: string;
}

/** Users know a record by what stands in its row, so people are found by name, English name and pinyin, not by id. */
function named(table: 'app_user' | 'department', { word, corpId }: WordSearch): RawBuilder<unknown> {
  const beginning = containing(`\n${searched(word)}`);
  return sql`select u.id from ${sql.id(table)} u where u.corp_id = ${corpId}
    and (u.name ilike ${containing(word)} or u.search_text like ${beginning})`;
}

/** Records of another model by what they are called. */
function titled({ property, seenAs }: ModelColumn, { word, corpId }: WordSearch): RawBuilder<unknown> {
  if (seenAs !== undefined) return seenAs.idsNamed(corpId, (seen) => sql`${seen} ilike ${containing(word)}`);
  const { table, name, otherName } = targetOf(property);
  return sql`select t.id from ${table} t where t.corp_id = ${corpId}
    and (${name} ilike ${containing(word)} or (${otherName})::json ->> 'en' ilike ${containing(word)})`;
}

/** SQL that looks for a word, per storage; null where the stored value is no text. */
const searches: Record<ColumnStorage, ((column: Column, search: WordSearch, kept: ModelColumn) => Condition) | null> = {
  text: (column, { word }) => sql`${column} ilike ${containing(word)}`,
  decimal: null,
  instant: null,
  boolean: null,
  time: null,
  address: (column, { word }) => sql`${addressWords(column)} ilike ${containing(word)}`,
  opinions: (column, { word }) =>
    sql`exists (select 1 from jsonb_array_elements(${column}) kept where kept ->> 'comment' ilike ${containing(word)})`,
  files: (column, { word }) =>
    sql`exists (select 1 from jsonb_array_elements(${column}) kept where kept ->> 'name' ilike ${containing(word)})`,
  userId: (column, wanted) => sql`${column} in (${named('app_user', wanted)})`,
  departmentId: (column, wanted) => sql`${column} in (${named('department', wanted)})`,
  texts: (column, { word }) =>
    sql`exists (select 1 from jsonb_array_elements_text(${column}) kept(name) where kept.name ilike ${containing(word)})`,
  userIds: (column, wanted) => sql`${column} ?| array(${named('app_user', wanted)})`,
  departmentIds: (column, wanted) => sql`${column} ?| array(${named('department', wanted)})`,
  units: (column, wanted) => sql`exists (select 1 from jsonb_array_elements_text(${column}) kept(key)
    where case when kept.key like '3:%' then substr(kept.key, 3) in (${named('app_user', wanted)})
      else substr(kept.key, 3) in (${named('department', wanted)}) end)`,
  recordId: (column, wanted, kept) => sql`${column} in (${titled(kept, wanted)})`,
  recordIds: (column, wanted, kept) => sql`${column} ?| array(${titled(kept, wanted)})`,
};

/** Of what the platform keeps, people search the title, the number, and whose a record is. */
const searchedOfSystem: ReadonlySet<string> = new Set(['name', 'sequenceNo', 'creater', 'owner', 'ownerDeptId']);

/** The condition that a column has the word; undefined where it is not searched. */
function columnHolds(kept: ModelColumn, search: WordSearch): Condition | undefined {
  const { property, storage, isSystem, code } = kept;
  if (isSystem && !searchedOfSystem.has(code)) return undefined;
  const column = valueIn(kept, 'r');
  if (isSystem && code === 'name') return titleHolds(column, search);
  if (!('options' in kindOf(property).settings) || optionSourceOf(property) !== null)
    return searches[storage]?.(column, search, kept);
  const values = optionsNamed(property, search.word);
  if (values.length === 0) return undefined;
  return storage === 'text' ? sql`${column} = any(${values}::text[])` : sql`${column} ?| ${values}::text[]`;
}

/** A title is found in either language, where it is seen. */
function titleHolds(title: Column, { word }: WordSearch): Condition {
  const english = sql`case when ${title} is not null then r.name_en end`;
  return sql`(${title} ilike ${containing(word)} or ${english} ilike ${containing(word)})`;
}

/** The values of the options that have the word in their name in either language, in any case. */
function optionsNamed(property: Property, word: string): string[] {
  const { options } = settingsOf(property) as { readonly options: readonly FieldOption[] };
  const holds = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  return options
    .filter(({ name, name_i18n }) => locales.some((locale) => holds(localised(name, name_i18n, locale))))
    .map(({ value }) => value);
}

/** The words of a search, each of which a record must have. */
function wordsOf(search: string): string[] {
  const words = search.split(/\s+/u).filter((word) => word !== '');
  return words.length <= mostWords ? words : [...words.slice(0, mostWords - 1), words.slice(mostWords - 1).join(' ')];
}

/**
 * The condition that a record has every word of a search, in any case and each in any data item that is shown as text:
 * texts, places, and the names of options, people, departments, files and other records. A search for nothing holds everywhere.
 */
export function searchCondition({ columns }: ModelTable, corpId: string, search = ''): Condition {
  const words = wordsOf(search).map((word) => {
    const matches = [...columns.values()].flatMap((column) => columnHolds(column, { word, corpId }) ?? []);
    return matches.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(matches, sql` or `)})`;
  });
  return words.length === 0 ? sql`true` : sql`(${sql.join(words, sql` and `)})`;
}
