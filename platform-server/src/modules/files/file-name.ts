const longestName = 200;

/** Characters that are not seen and change how the rest reads; among them the joiners of Persian, Indic scripts and emoji. */
const hidden = /[\p{Cc}\p{Cf}]/gu;
const isJoiner = (character: string) => character === '\u200c' || character === '\u200d';

/**
 * A name that is safe to keep and to show: no folders, no control or direction-changing characters (which make
 * `exe.pdf` of `fdp.exe`), at most 200 characters with the ending kept. Empty where nothing is left to be seen.
 */
export function cleanFileName(given: string): string {
  const base = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const name = base.replace(hidden, (character) => (isJoiner(character) ? character : '')).trim();
  const seen = name.replace(hidden, '').trim();
  if (seen === '' || seen === '.' || seen === '..') return '';
  const characters = Array.from(name);
  if (characters.length <= longestName) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, longestName - ending.length).join('') + ending;
}

/** The Content-Disposition of a file, its name in UTF-8 for today's browsers and in ASCII for the rest (RFC 6266). */
export function contentDisposition(name: string, isInline: boolean): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const utf8 = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
