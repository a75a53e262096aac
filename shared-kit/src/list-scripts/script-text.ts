import type { ScriptFault } from './faults.ts';
import { scriptLimits } from './limits.ts';

const before = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*/;

/** Returns what is wrong with the text of a script before it is run; null where it may be. */
export function textFault(text: string): ScriptFault | null {
  if (text.slice(before.exec(text)?.[0].length ?? 0).trim() === '') return { name: 'empty' };
  return text.length > scriptLimits.length ? { name: 'tooLong', params: { length: String(text.length) } } : null;
}

/** Returns the text as one expression, its lines where they were: an export in front and a semicolon behind are left out. */
export function expressionOf(text: string): string {
  const head = before.exec(text)?.[0] ?? '';
  const rest = text.slice(head.length).replace(/^export\s+default\b/, '');
  return `${head}(${rest.trimEnd().replace(/;$/, '')}\n)`;
}
