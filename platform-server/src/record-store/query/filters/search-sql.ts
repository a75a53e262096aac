import {
  type FieldOption,
  kindOf,
  optionSourceOf,
  type Property,
  settingsOf,
  storages,
} from '@portico/shared-kit/fields';
import { localised, locales } from '@portico/shared-kit/i18n';
import { sql } from '../../../database/sql.ts';
import { containing } from './filter-values.ts';
import { type ModelColumn, type ModelTable, valueIn } from '../../schema/model-table.ts';
import type { Condition, Expression, WordSearch } from '../../storages/column-storage.ts';
import { columnStorages } from '../../storages/column-storages.ts';

/** More words than these are one: each of them is looked for in every column. */
const mostWords = 8;

/** Of what the platform keeps, people search the title, the number, and whose a record is. */
const searchedOfSystem: ReadonlySet<string> = new Set(['name', 'sequenceNo', 'creater', 'owner', 'ownerDeptId']);

/** The condition that a column has the word; undefined where it is not searched. */
function columnHolds(kept: ModelColumn, search: WordSearch): Condition | undefined {
  const { property, storage, isSystem, code } = kept;
  if (isSystem && !searchedOfSystem.has(code)) return undefined;
  const column = valueIn(kept, 'r');
  if (isSystem && code === 'name') return titleHolds(column, search);
  if (!('options' in kindOf(property).settings) || optionSourceOf(property) !== null)
    return columnStorages[storage].search?.(column, search, kept);
  const values = optionsNamed(property, search.word);
  if (values.length === 0) return undefined;
  return storages[storage].isList ? sql`${column} ?| ${values}::text[]` : sql`${column} = any(${values}::text[])`;
}

/** A title is found in either language, where it is seen. */
function titleHolds(title: Expression, { word }: WordSearch): Condition {
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
 * The condition that a record has every word of a search, in any case and each in any field that is shown as text:
 * texts, places, and the names of options, people, departments, files and other records. A search for nothing holds everywhere.
 */
export function searchCondition({ columns }: ModelTable, corpId: string, search = ''): Condition {
  const words = wordsOf(search).map((word) => {
    const matches = [...columns.values()].flatMap((column) => columnHolds(column, { word, corpId }) ?? []);
    return matches.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(matches, sql` or `)})`;
  });
  return words.length === 0 ? sql`true` : sql`(${sql.join(words, sql` and `)})`;
}
