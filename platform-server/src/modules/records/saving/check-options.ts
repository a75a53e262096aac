import { appError } from '@portico/shared-kit/errors';
import {
  optionCondition,
  optionMissing,
  optionSourceOf,
  type Property,
  propertyName,
  type RowValue,
  storageOf,
} from '@portico/shared-kit/fields';
import { everything } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import { checkedFilter, type ModelTable, readTexts, type RowLevelPolicy } from '../../../record-store/index.ts';
import type { Model, ModelService } from '../../models/index.ts';

type Values = Readonly<Record<string, unknown>>;

interface OptionNeeds {
  readonly db: Database;
  readonly corpId: string;
  readonly locale: Locale;
  readonly models: Pick<ModelService, 'current'>;
  /** Returns what the person who chooses may see of a model. */
  policyFor(model: Model): RowLevelPolicy;
}

/** A record as it would be and as it was. */
interface RecordChange {
  readonly record: Values;
  readonly was: Values;
}

/** Texts that a field newly chooses from records, and what it is matched with. */
interface Choice {
  readonly property: Property;
  readonly source: OptionSource;
  readonly texts: readonly string[];
  readonly beside: unknown;
  /** Id of the row of a sub-table that has it, and the sub-table's code; null of a field of the record. */
  readonly place: { readonly code: string; readonly rowId: string } | null;
}

/** Option that a record names and that no record has that its person may see. */
export interface MissingOption extends Pick<Choice, 'property' | 'place'> {
  readonly text: string;
}

type OptionSource = NonNullable<ReturnType<typeof optionSourceOf>>;

const textsIn = (value: unknown) =>
  ([value].flat() as (string | null | undefined)[]).filter((text) => text !== null && text !== undefined);

/** People, departments and records are the same when their ids are, whatever they are called. */
function isSame(left: unknown, right: unknown): boolean {
  const key = (value: unknown) => (value as { readonly id?: unknown } | null)?.id ?? value ?? null;
  return JSON.stringify(key(left)) === JSON.stringify(key(right));
}

/**
 * Returns the new choices. An earlier choice stays allowed while the value that it is matched with stays too. A row is
 * matched with its own columns, and with `form`, the record around it, where it has no such column.
 */
function newChoices(
  properties: readonly Property[],
  change: RecordChange,
  within: { readonly form: RecordChange; readonly code: string } | null = null,
): Choice[] {
  const { record, was } = change;
  const form = within?.form ?? null;
  const place = within === null ? null : { code: within.code, rowId: String(record.id) };
  return properties.flatMap((property): Choice[] => {
    const { code, subSchema } = property;
    if (storageOf(property).hasTable) {
      const before = new Map(((was[code] ?? []) as RowValue[]).map((row) => [row.id, row]));
      const columns = subSchema?.properties ?? [];
      if (columns.every((column) => optionSourceOf(column) === null)) return [];
      const rows = (record[code] ?? []) as RowValue[];
      return rows.flatMap((row) =>
        newChoices(columns, { record: row, was: before.get(row.id) ?? {} }, { form: change, code }),
      );
    }
    const source = optionSourceOf(property);
    if (source === null) return [];
    const equals = source.match?.equals ?? '';
    const around = form !== null && !has(properties, equals) ? form : change;
    const [beside, besideBefore] = [around.record[equals], around.was[equals]];
    const kept = isSame(beside, besideBefore) ? textsIn(was[code]) : [];
    const texts = textsIn(record[code]).filter((text) => !kept.includes(text));
    return texts.length === 0 ? [] : [{ property, source, texts, beside, place }];
  });
}

const has = (properties: readonly Property[], code: string) => properties.some((each) => each.code === code);

/** Choices of one source are asked together; within it, those that are matched with the same. */
const sourceKey = ({ source }: Choice) => JSON.stringify(source);
const besideKey = ({ beside }: Choice) => JSON.stringify(beside ?? null);

/** True where options come from records, by model. */
const sourced = new WeakMap<ModelTable, boolean>();

/** Returns whether a field of the model, or a column, has its options from records. */
function hasSources(table: ModelTable): boolean {
  const known = sourced.get(table);
  if (known !== undefined) return known;
  const isSourced = (property: Property): boolean =>
    optionSourceOf(property) !== null || (property.subSchema?.properties ?? []).some(isSourced);
  const found = table.properties.some(isSourced);
  sourced.set(table, found);
  return found;
}

/**
 * Makes sure that options which records newly choose stand in records that the user may see, as the endpoint for options
 * would have shown them. Each source is asked once, however many records and rows there are; what is returned throws
 * valueInvalid for a record, in the same words whether an option is gone or only out of sight.
 */
export async function optionsCheck(
  needs: OptionNeeds,
  table: ModelTable,
  all: readonly RecordChange[],
): Promise<(change: RecordChange) => void> {
  const missingIn = await missingOptions(needs, table, all);
  const { locale } = needs;
  return (change) => {
    const [missing] = missingIn(change);
    if (missing === undefined) return;
    const reason = optionMissing(missing.text).text(locale);
    throw appError('valueInvalid', { property: propertyName(missing.property, locale), reason });
  };
}

/** The same; what is returned answers every option of a record that is missing. */
export async function missingOptions(
  needs: OptionNeeds,
  table: ModelTable,
  all: readonly RecordChange[],
): Promise<(change: RecordChange) => readonly MissingOption[]> {
  if (!hasSources(table)) return () => [];
  const { properties } = table;
  const choices = all.flatMap((change) => newChoices(properties, change));
  const found = new Map<string, Awaited<ReturnType<typeof findTexts>>>();
  for (const [key, own] of Map.groupBy(choices, sourceKey)) found.set(key, await findTexts(needs, own));
  return (change) =>
    newChoices(properties, change).flatMap((choice): MissingOption[] => {
      const known = found.get(sourceKey(choice))?.get(besideKey(choice));
      const text = choice.texts.find((each) => known?.has(each) !== true);
      return text === undefined ? [] : [{ text, property: choice.property, place: choice.place }];
    });
}

/** The texts of choices of one source that are there, by what they are matched with. */
async function findTexts({ db, corpId, locale, models, policyFor }: OptionNeeds, choices: readonly Choice[]) {
  const groups = [...Map.groupBy(choices, besideKey)];
  const [first] = choices;
  if (first === undefined) return new Map<string, ReadonlySet<string>>();
  const { source } = first;
  const model = await models.current(source.schemaCode, db);
  const { table } = model;
  const asked = groups.map(([, own]) => ({
    filter: checkedFilter(table, optionCondition(source, own[0]?.beside) ?? everything, locale),
    texts: [...new Set(own.flatMap(({ texts }) => texts))],
  }));
  const selection = { table, corpId, policy: policyFor(model) };
  const found = await readTexts(db, selection, { propertyCode: source.propertyCode, asked });
  return new Map(groups.map(([key], at) => [key, found[at] ?? new Set<string>()]));
}

/** The fields of a model that are looked at when one is changed by itself: those that options are matched by. */
export function matchedCodes({ properties }: ModelTable, code: string): string[] {
  return properties.flatMap((property) => {
    const columns = property.subSchema?.properties ?? [];
    // A column that is matched with the form, not with its own row.
    const outside = columns.flatMap(matchOf).filter((equals) => !has(columns, equals));
    const matches = [...matchOf(property), ...outside];
    if (property.code === code) return matches;
    return matches.includes(code) ? [property.code] : [];
  });
}

function matchOf(property: Property): string[] {
  const match = optionSourceOf(property)?.match ?? null;
  return match === null ? [] : [match.equals];
}
