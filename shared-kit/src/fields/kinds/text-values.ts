import { valid, invalid, type ValidationResult } from '../problems.ts';

/** A text up to a length. The NUL character, which a database refuses, is dropped; '' is empty. */
export function validateText(raw: unknown, maxLength: number): ValidationResult<string> {
  if (raw === null || raw === undefined) return valid<string>(null);
  if (typeof raw !== 'string') return invalid('wrongType');
  const text = raw.replaceAll('\u0000', '');
  if (text.length > maxLength) return invalid('tooLong', { max: maxLength });
  return valid(text === '' ? null : text);
}
