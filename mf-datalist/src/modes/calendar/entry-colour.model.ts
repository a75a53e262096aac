import type { OptionColour } from '@portico/shared-kit/contract/option-colours';
import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { type FieldOption, settingsOf } from '@portico/shared-kit/fields';

/** Colours of the status of records, which has none of its own. */
const statusColours: Readonly<Record<string, OptionColour>> = {
  DRAFT: 'grey',
  PROCESSING: 'blue',
  COMPLETED: 'green',
  CANCELED: 'red',
};

/** Returns the colour of an entry by a value of its record: that of the option, else always the same for one value; null for none. */
export function entryColour(property: PropertyWithRights | null, { data }: BizRecord): OptionColour | null {
  if (property === null) return null;
  const value = idOf(data[property.code]);
  if (value === '') return null;
  if (property.code === 'sequenceStatus') return statusColours[value] ?? null;
  const { options = [] } = settingsOf(property) as { readonly options?: readonly FieldOption[] };
  const at = options.findIndex((option) => option.value === value);
  if (options.some(({ color }) => color)) return options[at]?.color ?? null;
  return colourAt(at < 0 ? hashOf(value) : at);
}

/** Colours of values that have none of their own. Grey would look as if there were no value. */
const bright: readonly OptionColour[] = ['blue', 'cyan', 'green', 'orange', 'purple', 'red'];

function colourAt(number: number): OptionColour {
  return bright[number % bright.length] ?? 'blue';
}

function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? '');
  return String(id);
}

function hashOf(text: string): number {
  return Array.from(text).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
