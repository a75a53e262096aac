import {
  type FieldOption,
  isOptionText,
  kindOf,
  type Property,
  settingsOf,
  storageOf,
} from '@portico/shared-kit/fields';

/** Options that one import may add to a field, and options that a field may have by imports. */
export const optionLimits = { added: 100, all: 500 } as const;

interface OwnOptions {
  readonly options: readonly FieldOption[];
  readonly importsMayAdd: boolean;
}

function ownOptions(property: Property): OwnOptions | null {
  const settings = settingsOf(property) as Partial<OwnOptions> & { readonly source?: unknown };
  const { options, source, importsMayAdd = false } = settings;
  return options === undefined || source !== null ? null : { options, importsMayAdd };
}

/** Returns whether imports may add options to a field. */
export function takesOptions(property: Property): boolean {
  return ownOptions(property)?.importsMayAdd === true;
}

/** Returns the values of a field's listed options. */
export function optionValues(property: Property): readonly string[] {
  return (ownOptions(property)?.options ?? []).map(({ value }) => value);
}

/** Returns how many options one import may add to a field. */
export function optionRoom(property: Property): number {
  return Math.max(0, Math.min(optionLimits.added, optionLimits.all - optionValues(property).length));
}

/** Returns the option that a text names in either language; null for none. */
export function optionNamed(property: Property, text: string): string | null {
  const read = kindOf(property).parse(text, settingsOf(property), { locale: 'zh' });
  const [option = null] = read.ok ? [read.value].flat() : [];
  return typeof option === 'string' ? option : null;
}

/** Returns the values of a field that are none of its listed options; nothing of fields that list none. */
export function unlistedValues(property: Property, value: unknown): readonly string[] {
  const own = ownOptions(property);
  if (own === null || value === null || value === undefined) return [];
  const values = [value].flat().filter((each) => typeof each === 'string');
  return values.filter((each) => !own.options.some((option) => option.value === each));
}

/** Returns a field that has these texts among its options, too. */
export function withOptions<T extends Property>(
  property: T,
  texts: readonly string[],
): T & { settings: Record<string, unknown> } {
  const { options = [] } = (property.settings ?? {}) as { readonly options?: readonly unknown[] };
  const added = texts.filter((text) => optionNamed(property, text) === null);
  const all = [...options, ...added.map((text): FieldOption => ({ value: text, name: text }))];
  return { ...property, settings: { ...property.settings, options: all } };
}

/** Returns the value that a text has once what it names are options; undefined where a part of it can be none. */
export function valueOfNewOptions(property: Property, text: string): unknown {
  const parts = (storageOf(property).isList ? text.split(semicolons) : [text])
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (!parts.every((part) => optionNamed(property, part) !== null || mayBeOption(part))) return undefined;
  const wider = withOptions(property, parts);
  const read = kindOf(wider).parse(text, settingsOf(wider), { locale: 'zh' });
  return read.ok ? read.value : undefined;
}

const semicolons = /[;；]/u;

/** A semicolon of either script would part it from the next one of several. */
function mayBeOption(text: string): boolean {
  return isOptionText(text) && !/[；\p{Cc}]/u.test(text);
}
