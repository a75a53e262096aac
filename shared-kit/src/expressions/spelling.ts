import { readingError } from './read-expression.ts';

/** A sign or word of other languages in an expression, and what FEEL writes instead. */
export interface Misspelling {
  readonly written: string;
  readonly instead: string;
}

/** Texts and remarks, in which everything may stand. */
const spoken = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\//g;

/** Signs of other languages and of Chinese keyboards, with those of FEEL. A longer sign comes before its beginning. */
const signs: readonly (readonly [written: RegExp, instead: string])[] = [
  [/!==|<>|≠/, '!='],
  [/={2,}|＝/, '='],
  [/=>|≥/, '>='],
  [/=<|≤/, '<='],
  [/&&?/, 'and'],
  [/\|\|?/, 'or'],
  [/!(?!=)/, 'not( )'],
  [/\b(?:AND|And)\b/, 'and'],
  [/\b(?:OR|Or)\b/, 'or'],
  [/[“”‘’＂']/, '"'],
  [/＞/, '>'],
  [/＜/, '<'],
  [/（/, '('],
  [/）/, ')'],
  [/，/, ','],
];

/**
 * The first sign or word of other languages in an expression, such as `==`, which FEEL reads as something that never holds; null where
 * there is none, and for a text that is not even read. What stands in texts and remarks is not looked at.
 */
export function misspelling(expression: string): Misspelling | null {
  if (readingError(expression) !== null) return null;
  const plain = expression.replaceAll(spoken, (part) => ' '.repeat(part.length));
  const found = signs.flatMap(([written, instead]) => {
    const match = written.exec(plain);
    return match === null ? [] : [{ at: match.index, written: match[0], instead }];
  });
  const [first] = found.toSorted((left, right) => left.at - right.at);
  return first === undefined ? null : { written: first.written, instead: first.instead };
}
