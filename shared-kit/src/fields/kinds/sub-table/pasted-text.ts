import { objectOf } from '../../json.ts';
import type { FormatContext } from '../../field-kind.ts';
import { type FieldProblem, type ValidationResult, invalid } from '../../problems.ts';

/** A name in a text that fits several, and which. */
export interface SeveralFit {
  readonly name: string;
  /** People, departments or records in words, in one line. */
  readonly which: string;
}

/**
 * Text that was pasted into a cell and that its column could not read. It stands in the row in place of a value, so that
 * the text is kept and shown until somebody mends it; no kind accepts it, here or on the server, so that it is never
 * saved.
 */
export interface PastedText {
  readonly pasted: string;
  /** Absent where nothing of that name was found, or where no name was the trouble. */
  readonly several?: SeveralFit;
  /** True while what it names is still looked up: nothing is wrong with it yet. */
  readonly isSought?: boolean;
}

/** True for a text whose name is still looked up. */
export function isSought(value: unknown): boolean {
  return objectOf(value)?.['isSought'] === true;
}

/** Reads a text without looking anything up: no record has it. */
export const nothingFound: FormatContext = { locale: 'zh', findOption: () => null };

/** The text that a cell keeps instead of a value; null where it has a value, or nothing. */
export function pastedText(value: unknown): string | null {
  const pasted = objectOf(value)?.['pasted'];
  return typeof pasted === 'string' ? pasted : null;
}

/** Returns the reason for which a cell's text is no value of its column. Without a look-up of names, a text that can be read is refused, too. */
export function pastedProblem(value: unknown, read: (text: string) => ValidationResult<unknown>): FieldProblem {
  const several = objectOf(objectOf(value)?.['several']);
  const { name, which } = several ?? {};
  if (typeof name === 'string' && typeof which === 'string') return invalid('severalFit', { name, which }).problem;
  const result = read(pastedText(value) ?? '');
  return result.ok ? invalid('notFromText').problem : result.problem;
}
