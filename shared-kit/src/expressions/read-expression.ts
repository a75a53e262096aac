import { parseExpression } from 'feelin';
import type { BilingualText } from '../i18n/bilingual-text.ts';
import { expressionLimits } from './budget.ts';
import { feelTexts } from './feel.texts.ts';

/** A text, a remark, or one bracket. */
const parts = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|[()[\]{}]/g;

/** Returns the reason for which an expression is not even read: it is too long, or has too many brackets within brackets. Null where it may be. */
export function readingError(text: string): BilingualText | null {
  const { characters, nesting } = expressionLimits;
  if (text.length > characters) return feelTexts.tooLong(characters);
  let depth = 0;
  for (const [part] of text.matchAll(parts)) {
    if ('([{'.includes(part)) depth += 1;
    if (')]}'.includes(part)) depth -= 1;
    if (depth > nesting) return feelTexts.tooNested(nesting);
  }
  return null;
}

/** The syntax tree of an expression, with marks where it has errors. Throws for what readingError refuses. */
export function syntaxTree(text: string): ReturnType<typeof parseExpression> {
  const unreadable = readingError(text);
  if (unreadable !== null) throw new TypeError(unreadable.en);
  return parseExpression(text, {}, undefined);
}
