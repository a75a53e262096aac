import { type RawBuilder, sql } from 'kysely';
import { searched } from '../../database/search-text.ts';

/** More words than these narrow nothing that people look for. */
const mostWords = 5;

/** Typed text as searches compare it: the words, each of which must be found, and the whole. */
export interface SearchWords {
  readonly whole: string;
  readonly words: readonly string[];
}

/** Reads what was typed; a path such as `销售中心/华东` is two words. */
export function searchWords(keyword: string | undefined): SearchWords {
  const whole = searched(keyword ?? '');
  return {
    whole,
    words: whole
      .split(/[\s/\\>]+/)
      .filter((word) => word !== '')
      .slice(0, mostWords),
  };
}

/** A text as a LIKE pattern that means itself. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A pattern of what holds the word. */
export function holding(word: string): string {
  return `%${literal(word)}%`;
}

/**
 * A pattern of what a department is found by: Latin letters begin a name, since pinyin has most syllables somewhere;
 * Chinese may stand anywhere.
 */
export function naming(word: string): string {
  return /[a-z]/.test(word) ? `%\n${literal(word)}%` : holding(word);
}

/** Rank by which a search text fits, 0 best: it is a name, begins one, is within one, or is found by something else. */
export function rankOf(column: RawBuilder<string>, { whole, words }: SearchWords): RawBuilder<number> {
  const [first] = words;
  if (first === undefined) return sql<number>`0`;
  return sql<number>`case when ${column} like ${`%\n${literal(whole)}\n%`} then 0
    when ${column} like ${`%\n${literal(first)}%`} then 1
    when ${column} like ${holding(first)} then 2 else 3 end`;
}
