import { parseExpression } from 'feelin';
import { expressionLimits } from './budget.ts';

/** A text, a remark, or one bracket. */
const parts = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/|[()[\]{}]/g;

/** Why an expression is not even read: it is too long, or has too many brackets within brackets. Null where it may be. */
export function readingError(text: string): string | null {
  const { characters, nesting } = expressionLimits;
  if (text.length > characters) return `longer than ${characters} characters`;
  let depth = 0;
  for (const [part] of text.matchAll(parts)) {
    if ('([{'.includes(part)) depth += 1;
    if (')]}'.includes(part)) depth -= 1;
    if (depth > nesting) return `more than ${nesting} brackets within brackets`;
  }
  return null;
}

/** The syntax tree of an expression, with marks where it has errors. Throws for what readingError refuses. */
export function syntaxTree(text: string): ReturnType<typeof parseExpression> {
  const unreadable = readingError(text);
  if (unreadable !== null) throw new TypeError(unreadable);
  return parseExpression(text, {}, undefined);
}
