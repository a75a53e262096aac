import type { BilingualText } from '../i18n/bilingual-text.ts';
import { notAPattern, patternFault } from './pattern.texts.ts';
import { loadedPatterns, usesPatterns } from './patterns.ts';
import { syntaxTree } from './read-expression.ts';

const uncounted = { spend: () => undefined, text: () => undefined, list: () => undefined };

/** A text as FEEL writes it, without what it escapes. */
const written = /^"((?:[^"\\]|\\[^u])*)"$/;

/**
 * Returns what is wrong with a pattern that stands in an expression as it is; null where nothing is. What RE2 has not, as
 * look-around and back references are, could be found out only when the expression comes to it.
 */
export function wrongPattern(text: string): BilingualText | null {
  if (!usesPatterns(text)) return null;
  for (const pattern of patternsIn(text)) {
    try {
      loadedPatterns(uncounted).matches('', pattern, '');
    } catch (error) {
      return patternFault(error) ?? notAPattern;
    }
  }
  return null;
}

/** The second arguments of `matches`, `replace` and `split`, where they are texts. */
function patternsIn(text: string): readonly string[] {
  const found: string[] = [];
  syntaxTree(text).iterate({
    enter({ name, from, node }) {
      if (name !== 'PositionalParameters') return;
      const called = text.slice(node.parent?.from, from);
      const second = node.firstChild?.nextSibling;
      if (second?.name !== 'StringLiteral' || !/^(?:matches|replace|split)\s*\(\s*$/.test(called)) return;
      const literal = written.exec(text.slice(second.from, second.to));
      if (literal !== null) found.push(unescaped(literal[1] ?? ''));
    },
  });
  return found;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };

const unescaped = (text: string) => text.replace(/\\(["\\nrt])/g, (_, letter: string) => escapes[letter] ?? letter);
