import { appError } from '@portico/shared-kit/errors';
import { kindOf, type Property, propertyName, type RecordValue, unitMissing } from '@portico/shared-kit/fields';
import { everything } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { checkedFilter, type ModelTable, readNames, relationOf } from '../../../records/index.ts';
import { type ModelService, scopesOf } from '../../models/index.ts';
import { type Reference, referencesIn } from './check-references.ts';

interface RelationContext {
  readonly corpId: string;
  readonly locale: Locale;
  readonly user: SignedInUser;
  readonly now: () => Date;
  readonly models: Pick<ModelService, 'current'>;
}

interface SavedValues {
  readonly values: Record<string, unknown>;
  /** What the record had before. */
  readonly was: Readonly<Record<string, unknown>>;
}

const recordsOf = ({ property, holder }: Reference) =>
  [holder[property.code] as RecordValue | readonly RecordValue[]].flat();

/** References to records by their data item. */
function relationsIn(table: ModelTable, values: Readonly<Record<string, unknown>>): Map<Property, Reference[]> {
  const all = referencesIn(table.properties, values).filter(({ property }) =>
    ['recordId', 'recordIds'].includes(kindOf(property).storage),
  );
  return Map.groupBy(all, ({ property }) => property);
}

/**
 * Makes sure that records of other models that checked values newly refer to exist, may be picked and are within what
 * the user may see, and puts their own names in place of what the client said. They cannot be deleted until the
 * transaction ends. What the record had before stays allowed. Throws valueInvalid, in the same words whether a record
 * is missing or only out of sight.
 */
export async function settleRelations(
  trx: Database,
  table: ModelTable,
  { values, was }: SavedValues,
  context: RelationContext,
): Promise<void> {
  const before = relationsIn(table, was);
  for (const [property, references] of relationsIn(table, values)) {
    const kept = new Map((before.get(property) ?? []).flatMap(recordsOf).map(({ id, name }) => [id, name]));
    const fresh = references.flatMap(recordsOf).filter(({ id }) => !kept.has(id));
    const known = await pickable(trx, property, [...new Set(fresh.map(({ id }) => id))], context);
    for (const reference of references) settle(reference, new Map([...kept, ...known]), context.locale);
  }
}

async function pickable(
  trx: Database,
  property: Property,
  ids: readonly string[],
  { corpId, locale, user, models, now }: RelationContext,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { schemaCode, nameColumn, filter } = relationOf(property);
  const { table, definition } = await models.current(schemaCode, trx);
  const scopes = scopesOf(definition, user, now());
  const selection = { table, corpId, scopes, filter: checkedFilter(table, filter ?? everything, locale) };
  return readNames(trx, selection, { ids, nameColumn });
}

function settle(reference: Reference, known: ReadonlyMap<string, string>, locale: Locale): void {
  const { property, holder } = reference;
  const settled = recordsOf(reference).map(({ id, name, schemaCode }): RecordValue => {
    const ownName = known.get(id);
    if (ownName !== undefined) return { id, name: ownName, schemaCode };
    const reason = unitMissing(name || id).text(locale);
    throw appError('valueInvalid', { property: propertyName(property, locale), reason });
  });
  holder[property.code] = Array.isArray(holder[property.code]) ? settled : settled[0];
}
