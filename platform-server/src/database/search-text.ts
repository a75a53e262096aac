import { localised } from '@portico/shared-kit/i18n';
import { pinyin } from 'pinyin-pro';

/** The person or thing that a search finds, and the words beside its name by which it is found. */
interface Searchable {
  readonly name: string;
  readonly nameI18n?: string | null | undefined;
  readonly others?: readonly (string | null | undefined)[];
}

/** A text as searches compare it: without case, width and signs that end a line. */
export function searched(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Returns the spoken name, a syllable or a Latin word each. A surname is read as surnames are: 单 is shan, 曾 zeng. */
function syllables(name: string, surname: 'head' | 'off' = 'head'): string[] {
  const parts = pinyin(name, { toneType: 'none', type: 'array', surname, nonZh: 'consecutive', v: true });
  return parts.flatMap((part) => searched(part).split(' ')).filter((part) => part !== '');
}

/** Text by which people are sorted: as their names are spoken, as an address book does. */
export function sortTextOf(name: string): string {
  return syllables(name).join(' ').slice(0, 200);
}

/**
 * Text by which departments are sorted: as they are spoken, too, but the name of a department does not begin with a
 * surname.
 */
export function departmentSortText(name: string): string {
  return syllables(name, 'off').join(' ').slice(0, 200);
}

/** Text by which readers of English find a person or a department: the English name, else what others sort by. */
export function sortTextEnOf({ name, nameI18n }: Searchable, sortText: string): string {
  const english = localised(name, nameI18n, 'en');
  return english === name ? sortText : searched(english).slice(0, 200);
}

/**
 * Texts that a search looks in, each between two line ends: the name, its pinyin in full and by initials, the English
 * name and its words, and the others. So `like '%\nzhang%'` finds what begins with it.
 */
export function searchTextOf({ name, nameI18n, others = [] }: Searchable): string {
  const spoken = syllables(name);
  const english = localised(name, nameI18n, 'en');
  const initials = spoken.map(([first = '']) => first).join('');
  const all = [name, spoken.join(''), initials, english, ...english.split(/[\s,]+/).slice(1), ...others];
  const tokens = all.map((token) => searched(token ?? '')).filter((token) => token !== '');
  return `\n${[...new Set(tokens)].join('\n')}\n`;
}
