import { RE2JS } from 're2js';
import type { BilingualText } from '../i18n/bilingual-text.ts';
import { notAPattern, patternFault } from './pattern.texts.ts';

/** Compiled patterns; a model has few, and compiling one costs more than using it. */
const compiled = new Map<string, RE2JS>();
const mostCompiled = 500;

/** Longest pattern that is read, in characters. */
const longest = 2_000;
/** Most instructions of a compiled pattern: its time is their number times the length of the text. */
const largest = 500;

const flagsByLetter: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/**
 * A pattern, ready for use; `flags` are letters of FEEL (s, m, i). Throws for what RE2 has not, as look-around and back
 * references are, for other flags, and for what is too large.
 */
export function compilePattern(pattern: string, flags = ''): RE2JS {
  const key = `${flags}/${pattern}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const fresh = compileAnew(pattern, flags);
  if (compiled.size >= mostCompiled) compiled.clear();
  compiled.set(key, fresh);
  return fresh;
}

function compileAnew(pattern: string, flags: string): RE2JS {
  if (pattern.length > longest) throw new Error(`the pattern is longer than ${longest} characters`);
  const bits = Array.from(flags, (letter) => flagsByLetter[letter]);
  if (bits.includes(undefined)) throw new Error(`there is no flag "${flags}" for patterns`);
  const fresh = RE2JS.compile(
    pattern,
    bits.reduce<number>((sum, bit) => sum | (bit ?? 0), 0),
  );
  if (fresh.programSize() > largest) throw new Error('the pattern repeats too much');
  return fresh;
}

/**
 * Returns whether a pattern is found in a text, in a time that grows with the text's length only: no pattern and no value can
 * hold up the server or a form. Throws for a pattern that `patternProblem` refuses.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  return compilePattern(pattern).matcher(text).find();
}

/** Returns the reason for which a pattern cannot be used; null where it can. Look-around and back references cannot. */
export function patternProblem(pattern: string): BilingualText | null {
  try {
    compilePattern(pattern);
    return null;
  } catch (error) {
    return patternFault(error) ?? notAPattern;
  }
}
