import type { ScriptFault } from './faults.ts';
import { scriptLimits } from './limits.ts';

const before = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*/;

/** Returns what is wrong with the text of a script before it is run; null where it may be. */
export function textFault(text: string): ScriptFault | null {
  if (text.slice(before.exec(text)?.[0].length ?? 0).trim() === '') return { name: 'empty' };
  return text.length > scriptLimits.length ? { name: 'tooLong', params: { length: String(text.length) } } : null;
}

/**
 * Returns the text as one expression: an export in front and a semicolon behind are left out. Lines and columns are where they were, but for the
 * columns of a first line that has no export, which are one further.
 */
export function expressionOf(text: string): string {
  const head = before.exec(text)?.[0] ?? '';
  const rest = text.slice(head.length).trimEnd().replace(/;$/, '');
  const opened = rest.replace(
    /^export(\s+)defaul(?:t\b)/,
    (_, blanks: string) => `${' '.repeat(6)}${blanks}${' '.repeat(6)}(`,
  );
  return `${head}${opened === rest ? `(${rest}` : opened}\n)`;
}
