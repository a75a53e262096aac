import { accepted, refused, type Parsed } from '../problems.ts';

/** A text up to a length. The NUL character, which a database refuses, is dropped; '' is empty. */
export function acceptText(raw: unknown, maxLength: number): Parsed<string> {
  if (raw === null || raw === undefined) return accepted<string>(null);
  if (typeof raw !== 'string') return refused('wrongType');
  const text = raw.replaceAll('\u0000', '');
  if (text.length > maxLength) return refused('tooLong', { max: maxLength });
  return accepted(text === '' ? null : text);
}
