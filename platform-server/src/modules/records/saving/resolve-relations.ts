import { appError } from '@portico/shared-kit/errors';
import { type Property, propertyName, type RecordValue, storageOf, unitMissing } from '@portico/shared-kit/fields';
import { everything } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import {
  checkedFilter,
  type RecordTitle,
  type RecordTitles,
  type ModelTable,
  readNames,
  type RowLevelPolicy,
  relationOf,
} from '../../../record-store/index.ts';
import type { Model, ModelService } from '../../models/index.ts';
import { type Reference, referencesIn } from './check-references.ts';

interface RelationContext {
  readonly corpId: string;
  readonly locale: Locale;
  readonly models: Pick<ModelService, 'current'>;
  /** Returns what the person who refers to records may see of a model. */
  policyFor(model: Model): RowLevelPolicy;
}

interface SavedValues {
  readonly values: Record<string, unknown>;
  /** Former values of the record. */
  readonly was: Readonly<Record<string, unknown>>;
}

const recordsOf = ({ property, holder }: Reference) =>
  [holder[property.code] as RecordValue | readonly RecordValue[]].flat();

/** References to records in a record's values. */
function relationsIn(table: ModelTable, values: Readonly<Record<string, unknown>>): Reference[] {
  return referencesIn(table.properties, values).filter(({ property }) => storageOf(property).refersTo === 'record');
}

/** True where fields or columns refer to records, by model. */
const related = new WeakMap<readonly Property[], boolean>();

/** Returns whether a field of the model, or a column, refers to records. */
function hasRelations({ properties }: ModelTable): boolean {
  const known = related.get(properties);
  if (known !== undefined) return known;
  const isRelated = (property: Property): boolean =>
    storageOf(property).refersTo === 'record' || (property.subSchema?.properties ?? []).some(isRelated);
  const found = properties.some(isRelated);
  related.set(properties, found);
  return found;
}

/** The names that records had where one referred to them before, by field. */
function keptIn(table: ModelTable, was: SavedValues['was']): ReadonlyMap<Property, RecordTitles> {
  const before = Map.groupBy(relationsIn(table, was), ({ property }) => property);
  return new Map(
    [...before].map(([property, own]) => [
      property,
      new Map(own.flatMap(recordsOf).map(({ id, name, name_i18n = null }) => [id, { name, name_i18n }])),
    ]),
  );
}

/**
 * Makes sure that records of other models that checked values newly refer to exist, may be picked and are within what
 * the user may see, and puts their own names in place of what the client said. They cannot be deleted until the
 * transaction ends. What a record had before stays allowed. Each field asks once, however many records refer by it.
 * Throws valueInvalid, in the same words whether a record
 * is missing or only out of sight.
 */
export async function resolveRelations(
  trx: Database,
  table: ModelTable,
  all: readonly SavedValues[],
  context: RelationContext,
): Promise<void> {
  if (!hasRelations(table)) return;
  const placed = all.flatMap(({ values, was }) => {
    const kept = keptIn(table, was);
    return relationsIn(table, values).map((reference) => ({ reference, kept: kept.get(reference.property) }));
  });
  for (const [property, own] of Map.groupBy(placed, ({ reference }) => reference.property)) {
    const fresh = own.flatMap(({ reference, kept }) => recordsOf(reference).filter(({ id }) => kept?.has(id) !== true));
    const known = await pickable(trx, property, [...new Set(fresh.map(({ id }) => id))], context);
    for (const { reference, kept } of own)
      resolveReference(reference, (id) => known.get(id) ?? kept?.get(id), context.locale);
  }
}

async function pickable(
  trx: Database,
  property: Property,
  ids: readonly string[],
  { corpId, locale, models, policyFor }: RelationContext,
): Promise<RecordTitles> {
  if (ids.length === 0) return new Map();
  const { schemaCode, nameColumn, filter } = relationOf(property);
  const model = await models.current(schemaCode, trx);
  const { table } = model;
  const policy = policyFor(model);
  const selection = { table, corpId, policy, filter: checkedFilter(table, filter ?? everything, locale) };
  return readNames(trx, selection, { ids, nameColumn });
}

function resolveReference(reference: Reference, nameOf: (id: string) => RecordTitle | undefined, locale: Locale): void {
  const { property, holder } = reference;
  const resolved = recordsOf(reference).map(({ id, name, schemaCode }): RecordValue => {
    const known = nameOf(id);
    if (known !== undefined)
      return { id, schemaCode, name: known.name, ...(known.name_i18n && { name_i18n: known.name_i18n }) };
    const reason = unitMissing(name || id).text(locale);
    throw appError('valueInvalid', { property: propertyName(property, locale), reason });
  });
  holder[property.code] = Array.isArray(holder[property.code]) ? resolved : resolved[0];
}
