import { AppError, type ErrorName } from '@portico/shared-kit/errors';
import {
  withRelaxedValidation,
  isComputed,
  kindOf,
  type Property,
  type RowValue,
  settingsOf,
  storageOf,
} from '@portico/shared-kit/fields';
import type { ModelTable } from '../../../record-store/index.ts';
import { withoutComputed } from './check-values.ts';
import type { Entries } from './draft-entries.repository.ts';

/** The values that a draft's record takes, and the entries besides. */
interface ValidatedDraft<TValidated> {
  readonly validated: TValidated;
  /** The values, as they came, of the fields that the record does not hold as they are. */
  readonly entries: Entries;
}

/** Failures that tell of a value; all others are the caller's. */
const aboutValues: ReadonlySet<ErrorName> = new Set(['valueInvalid', 'dataRuleBroken']);

/**
 * Accepts of a draft's data what its record can hold and sets the rest aside. Most of that is known by its kind alone;
 * where `validate` refuses something else, the fields are tried one after the other. Throws what `validate` throws
 * about anything but a value.
 */
export async function validateDraft<TValidated>(
  { properties }: Pick<ModelTable, 'properties'>,
  data: Entries,
  validate: (data: Entries) => Promise<TValidated>,
): Promise<ValidatedDraft<TValidated>> {
  const known = new Map(properties.map((property) => [property.code, property]));
  const storable: Record<string, unknown> = {};
  const entries: Record<string, unknown> = {};
  for (const [code, value] of Object.entries(data)) {
    const property = known.get(code);
    storable[code] = property === undefined ? value : storablePart(property, value);
    if (storable[code] !== value) entries[code] = value;
  }
  const whole = await attempt(() => validate(storable));
  if (whole !== null) return { ...whole, entries };
  return oneByOne({ data, storable, entries }, validate);
}

interface Tried {
  readonly data: Entries;
  readonly storable: Entries;
  readonly entries: Entries;
}

async function oneByOne<TValidated>(
  { data, storable, entries }: Tried,
  validate: (data: Entries) => Promise<TValidated>,
): Promise<ValidatedDraft<TValidated>> {
  const kept: Record<string, unknown> = Object.fromEntries(Object.keys(storable).map((code) => [code, null]));
  const empty = await attempt(() => validate(kept));
  // Not even emptied it keeps to the rules: the record stays as it was.
  if (empty === null) return { validated: await validate({}), entries: data };
  let { validated } = empty;
  const aside: Record<string, unknown> = { ...entries };
  for (const [code, value] of Object.entries(storable)) {
    const next = await attempt(() => validate({ ...kept, [code]: value }));
    if (next === null) aside[code] = data[code];
    else [validated, kept[code]] = [next.validated, value];
  }
  return { validated, entries: aside };
}

/** The validated values; null where one was invalid. */
async function attempt<TValidated>(
  validate: () => Promise<TValidated>,
): Promise<{ readonly validated: TValidated } | null> {
  try {
    return { validated: await validate() };
  } catch (error) {
    if (error instanceof AppError && aboutValues.has(error.errorName)) return null;
    throw error;
  }
}

/** The same value where its kind takes it, else what of it can be held: rows without the cells that cannot. */
function storablePart(property: Property, value: unknown): unknown {
  if (property.system === true || isComputed(property) || kindOf(property).readOnlySource !== undefined) return value;
  if (isStorable(property, value)) return value;
  if (!storageOf(property).hasTable || !Array.isArray(value)) return null;
  const columns = (property.subSchema?.properties ?? []).filter((column) => !isComputed(column));
  const rows = value.map((row: RowValue) => {
    const invalid = columns.filter((column) => !isStorable(column, row?.[column.code]));
    return { ...row, ...Object.fromEntries(invalid.map(({ code }) => [code, null])) };
  });
  return isStorable(property, rows) ? rows : null;
}

function isStorable(given: Property, value: unknown): boolean {
  const property = withoutComputed(withRelaxedValidation(given));
  return kindOf(property).validate(value, settingsOf(property)).ok;
}
