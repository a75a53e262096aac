import { displayValue, type FormatContext, type Property, storageOf } from '@portico/shared-kit/fields';

/** Returns whether two values are texts that people wrote and read as they are: not chosen, counted or formatted. */
export function areTexts(
  property: Property | null,
  { before, after }: { readonly before: unknown; readonly after: unknown },
  context: FormatContext,
): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || before === '' || after === '') return false;
  if (property === null) return true;
  const isPlain = (value: string) => displayValue(property, value, context) === value;
  return storageOf(property).isText && !('options' in (property.settings ?? {})) && isPlain(before) && isPlain(after);
}
