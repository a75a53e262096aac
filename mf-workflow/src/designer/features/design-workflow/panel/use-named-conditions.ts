import { asRecordId, type ModelCode } from '@portico/shared-kit/contract/ids';
import { useResolveUnitsQuery } from '@portico/shared-kit/api/organisation.api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import { usePortalDispatch } from '@portico/shared-kit/api';
import {
  type FieldCondition,
  type Property,
  recordValueOf,
  settingsOf,
  type SettingsOf,
  storageOf,
} from '@portico/shared-kit/fields';
import { allConditions, type FilterUnit, mapConditions } from '@portico/shared-kit/filters';
import { useEffect, useState } from 'react';
import { isReference } from '../model/feel-comparisons.model.ts';
import { type FlowConditions } from '../model/feel-conditions.model.ts';

/** Value that a condition compares with, by its id. */
interface Reference {
  readonly property: Property;
  readonly unit: FilterUnit;
}

type Names = ReadonlyMap<string, FilterUnit>;

const isRecord = (property: Property) => storageOf(property).refersTo === 'record';

/**
 * Returns the conditions with people, departments and records by their names, which an expression does not hold; those that
 * cannot be found, and all until they are, stay under their ids. Null stays null.
 */
export function useNamedConditions(
  properties: readonly Property[],
  conditions: FlowConditions | null,
): FlowConditions | null {
  const byCode = new Map(properties.map((property) => [property.code, property]));
  const references = conditions === null ? [] : allConditions(conditions).flatMap((each) => referencesIn(byCode, each));
  const units = useUnitNames(references);
  const records = useRecordNames(references.filter(({ property }) => isRecord(property)));
  if (conditions === null || references.length === 0) return conditions;
  const nameOf = (property: Property, unit: FilterUnit) =>
    (isRecord(property) ? records.get(keyOf(relationOf(property).schemaCode, unit.id)) : units.get(unit.id)) ?? unit;
  return mapConditions(conditions, (condition) => {
    const property = byCode.get(condition.propertyCode);
    if (property === undefined || !isReference(property) || !Array.isArray(condition.value)) return condition;
    return { ...condition, value: (condition.value as FilterUnit[]).map((unit) => nameOf(property, unit)) };
  });
}

function referencesIn(byCode: ReadonlyMap<string, Property>, { propertyCode, value }: FieldCondition): Reference[] {
  const property = byCode.get(propertyCode);
  if (property === undefined || !isReference(property) || !Array.isArray(value)) return [];
  return (value as FilterUnit[]).map((unit) => ({ property, unit }));
}

function useUnitNames(references: readonly Reference[]): Names {
  const idsOf = (unit: 'user' | 'department') => [
    ...new Set(references.filter(({ property }) => storageOf(property).refersTo === unit).map((each) => each.unit.id)),
  ];
  const ids = { userIds: idsOf('user'), departmentIds: idsOf('department') };
  const { data } = useResolveUnitsQuery(ids, { skip: ids.userIds.length + ids.departmentIds.length === 0 });
  const found: readonly FilterUnit[] = [...(data?.users ?? []), ...(data?.departments ?? [])];
  return new Map(found.map(({ id, name, name_i18n = null }) => [id, { id, name, name_i18n }]));
}

function relationOf(property: Property): SettingsOf<'relevance'> {
  return settingsOf(property) as SettingsOf<'relevance'>;
}

const keyOf = (schemaCode: ModelCode, id: string) => `${schemaCode} ${id}`;

/** Names of records by `keyOf`, read one after the other. */
function useRecordNames(references: readonly Reference[]): Names {
  const dispatch = usePortalDispatch();
  const [names, setNames] = useState<Names>(new Map());
  const wanted = references.map(({ property, unit }) => ({ ...relationOf(property), id: unit.id }));
  const { schemaCode, nameProperty, id } = wanted.find((each) => !names.has(keyOf(each.schemaCode, each.id))) ?? {};
  useEffect(() => {
    if (schemaCode === undefined || nameProperty === undefined || id === undefined) return;
    const call = dispatch(
      recordsEndpoints.getRecord.initiate({ schemaCode, id: asRecordId(id) }, { subscribe: false }),
    );
    void call.then(({ data }) => {
      const name = data === undefined ? { id, name: id } : recordValueOf(data, { schemaCode, nameProperty });
      setNames((known) => new Map(known).set(keyOf(schemaCode, id), name));
    });
  }, [dispatch, schemaCode, nameProperty, id]);
  return names;
}
