import { objectOf } from '../../json.ts';

/**
 * What was pasted into a cell that its column could not read. It stands in the row in place of a value, so that the text
 * is kept and shown until somebody mends it; no kind accepts it, here or on the server, so that it is never saved.
 */
export interface PastedText {
  readonly pasted: string;
}

/** The text that a cell keeps instead of a value; null where it has a value, or nothing. */
export function pastedText(value: unknown): string | null {
  const pasted = objectOf(value)?.['pasted'];
  return typeof pasted === 'string' ? pasted : null;
}
