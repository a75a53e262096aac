import { AppError, type ErrorName } from '@portico/shared-kit/errors';
import {
  draftItem,
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
interface AcceptedDraft<TAccepted> {
  readonly accepted: TAccepted;
  /** The values, as they came, of the data items that the record does not hold as they are. */
  readonly entries: Entries;
}

/** Failures that tell of a value; all others are the caller's. */
const aboutValues: ReadonlySet<ErrorName> = new Set(['valueInvalid', 'dataRuleBroken']);

/**
 * Accepts of a draft's data what its record can hold and sets the rest aside. Most of that is known by its kind alone;
 * where `accept` refuses something else, the data items are tried one after the other. Throws what `accept` throws
 * about anything but a value.
 */
export async function acceptDraft<TAccepted>(
  { properties }: Pick<ModelTable, 'properties'>,
  data: Entries,
  accept: (data: Entries) => Promise<TAccepted>,
): Promise<AcceptedDraft<TAccepted>> {
  const known = new Map(properties.map((property) => [property.code, property]));
  const fitting: Record<string, unknown> = {};
  const entries: Record<string, unknown> = {};
  for (const [code, value] of Object.entries(data)) {
    const property = known.get(code);
    fitting[code] = property === undefined ? value : fittingPart(property, value);
    if (fitting[code] !== value) entries[code] = value;
  }
  const whole = await attempt(() => accept(fitting));
  if (whole !== null) return { ...whole, entries };
  return oneByOne({ data, fitting, entries }, accept);
}

interface Tried {
  readonly data: Entries;
  readonly fitting: Entries;
  readonly entries: Entries;
}

async function oneByOne<TAccepted>(
  { data, fitting, entries }: Tried,
  accept: (data: Entries) => Promise<TAccepted>,
): Promise<AcceptedDraft<TAccepted>> {
  const kept: Record<string, unknown> = Object.fromEntries(Object.keys(fitting).map((code) => [code, null]));
  const empty = await attempt(() => accept(kept));
  // Not even emptied it keeps to the rules: the record stays as it was.
  if (empty === null) return { accepted: await accept({}), entries: data };
  let { accepted } = empty;
  const aside: Record<string, unknown> = { ...entries };
  for (const [code, value] of Object.entries(fitting)) {
    const next = await attempt(() => accept({ ...kept, [code]: value }));
    if (next === null) aside[code] = data[code];
    else [accepted, kept[code]] = [next.accepted, value];
  }
  return { accepted, entries: aside };
}

/** The accepted values; null where one was refused. */
async function attempt<TAccepted>(accept: () => Promise<TAccepted>): Promise<{ readonly accepted: TAccepted } | null> {
  try {
    return { accepted: await accept() };
  } catch (error) {
    if (error instanceof AppError && aboutValues.has(error.errorName)) return null;
    throw error;
  }
}

/** The same value where its kind takes it, else what of it can be held: rows without the cells that cannot. */
function fittingPart(property: Property, value: unknown): unknown {
  if (property.system === true || isComputed(property) || kindOf(property).writtenBy !== undefined) return value;
  if (isTaken(property, value)) return value;
  if (!storageOf(property).hasTable || !Array.isArray(value)) return null;
  const columns = (property.subSchema?.properties ?? []).filter((column) => !isComputed(column));
  const rows = value.map((row: RowValue) => {
    const refused = columns.filter((column) => !isTaken(column, row?.[column.code]));
    return { ...row, ...Object.fromEntries(refused.map(({ code }) => [code, null])) };
  });
  return isTaken(property, rows) ? rows : null;
}

function isTaken(given: Property, value: unknown): boolean {
  const property = withoutComputed(draftItem(given));
  return kindOf(property).accept(value, settingsOf(property)).ok;
}
