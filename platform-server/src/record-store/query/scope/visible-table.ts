import { type Property, storages } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import {
  type ChildTable,
  type ModelColumn,
  type ModelTable,
  type VisibleNames,
  valueIn,
} from '../../schema/model-table.ts';
import { otherNameOf, recordNameOf, relationColumns, relationOf } from '../../schema/relations.ts';
import { outside, type RecordScope, type RowLevelPolicy, scopeCondition } from './scope.ts';

/** The part of a row-level policy that decides which values of records are visible. */
type VisibilityPolicy = Pick<RowLevelPolicy, 'fields' | 'referencedModels'>;

const byPolicy = new WeakMap<VisibilityPolicy, Map<ModelTable, ModelTable>>();
const byHidden = new WeakMap<ModelTable, Map<string, ModelTable>>();

/**
 * A table as one user sees it: what they see nowhere is not in it, so that no statement made from it can show it, ask
 * for it or sort by it; what they see on some records is empty on the others. Records of other models have the names that
 * they see of them. The same object for the same question.
 */
export function visibleTable(table: ModelTable, policy: VisibilityPolicy): ModelTable {
  const { visible } = policy.fields;
  if (table.whole !== undefined || (visible.size === 0 && policy.referencedModels === 'all')) return table;
  const known = byPolicy.get(policy)?.get(table);
  if (known !== undefined) return known;
  const names = limitedNames(table, policy.referencedModels);
  const partly = new Map([...visible].filter(([, scope]) => scope !== 'none'));
  const base = visible.size === 0 && names.size === 0 ? table : withoutHidden(table, visible);
  const seen = partly.size === 0 && names.size === 0 ? base : withConditions(base, partly, names);
  const tables = byPolicy.get(policy) ?? new Map<ModelTable, ModelTable>();
  byPolicy.set(policy, tables.set(table, seen));
  return seen;
}

/** Kept, because texts of statements are kept with their table. */
function withoutHidden(table: ModelTable, visible: ReadonlyMap<string, RecordScope>): ModelTable {
  const hidden = new Set([...visible].filter(([, scope]) => scope === 'none').map(([code]) => code));
  const key = [...hidden].sort().join(' ');
  const kept = byHidden.get(table) ?? new Map<string, ModelTable>();
  byHidden.set(table, kept);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const children = [...table.children.values()]
    .filter(({ code }) => !hidden.has(code))
    .map(
      (child): ChildTable => ({
        ...child,
        columns: child.columns.filter(({ code }) => !hidden.has(`${child.code}.${code}`)),
      }),
    );
  const seen: ModelTable = {
    ...table,
    columns: new Map([...table.columns].filter(([code]) => !hidden.has(code))),
    children: new Map(children.map((child) => [child.code, child])),
    properties: table.properties.filter(({ code }) => !hidden.has(code)),
    whole: table,
  };
  kept.set(key, seen);
  return seen;
}

/** The names under which somebody sees the records that fields hold. */
type NamesByProperty = ReadonlyMap<Property, VisibleNames>;

function withConditions(
  base: ModelTable,
  partly: ReadonlyMap<string, RecordScope>,
  names: NamesByProperty,
): ModelTable {
  const where = (code: string): { visibleWhere?: RawBuilder<boolean> } => {
    const scope = partly.get(code);
    return scope === undefined ? {} : { visibleWhere: scopeCondition(scope, base) };
  };
  const seen = (column: ModelColumn, code = column.code): ModelColumn => {
    const visibleAs = names.get(column.property);
    return { ...column, ...where(code), ...(visibleAs === undefined ? {} : { visibleAs }) };
  };
  const columns = new Map([...base.columns].map(([code, column]) => [code, seen(column)]));
  const children = [...base.children].map(([code, child]): [string, ChildTable] => {
    const own = child.columns.map((column) => seen(column, `${code}.${column.code}`));
    return [code, { ...child, columns: own, ...where(code) }];
  });
  return { ...base, columns: withNameOfParts(base, columns), children: new Map(children) };
}

/** A name that is made of other records' names is seen where those are. */
function withNameOfParts({ nameParts }: ModelTable, columns: Map<string, ModelColumn>): Map<string, ModelColumn> {
  const name = columns.get('name');
  const limits = nameParts.flatMap((code) => {
    const part = columns.get(code);
    return part?.visibleAs === undefined ? [] : [namesAreVisible(part, part.visibleAs)];
  });
  if (name === undefined || limits.length === 0) return columns;
  const own = name.visibleWhere === undefined ? [] : [name.visibleWhere];
  return columns.set('name', { ...name, visibleWhere: sql`(${sql.join([...own, ...limits], sql` and `)})` });
}

function namesAreVisible({ name, storage }: ModelColumn, { isWhole }: VisibleNames): RawBuilder<boolean> {
  const [held, tenant] = [sql.id('r', name), sql.id('r', 'corp_id')];
  if (!storages[storage].isList) return sql`(${held} is null or ${isWhole(held, tenant)} is true)`;
  return sql`not exists (select 1 from jsonb_array_elements_text(${held}) part(id)
    where ${isWhole(sql.id('part', 'id'), tenant)} is not true)`;
}

/** The fields of a table whose records are not all seen under their names. */
function limitedNames(table: ModelTable, referencedModels: RowLevelPolicy['referencedModels']): NamesByProperty {
  const columns = [...table.columns.values(), ...[...table.children.values()].flatMap((child) => child.columns)];
  const found = relationColumns(columns).flatMap(({ property }): [Property, VisibleNames][] => {
    const names = visibleNamesOf(property, referencedModels);
    return names === undefined ? [] : [[property, names]];
  });
  return new Map(found);
}

const noNames: VisibleNames = {
  nameOf: () => sql`null::text`,
  otherNameOf: () => sql`null::text`,
  isWhole: () => sql`false`,
  idsNamed: () => sql`select null::text where false`,
};

/**
 * Returns the names under which the records of a field are seen; undefined where all of them are, under their
 * names.
 */
export function visibleNamesOf(
  property: Property,
  referencedModels: RowLevelPolicy['referencedModels'],
): VisibleNames | undefined {
  if (referencedModels === 'all') return undefined;
  const { schemaCode, nameProperty, nameColumn } = relationOf(property);
  const target = referencedModels.get(schemaCode);
  if (target === undefined || target.policy.view === 'none') return noNames;
  const { table, policy } = target;
  const seen = visibleTable(table, policy);
  const naming = [nameProperty, 'name', 'sequenceNo'].map((code) => seen.columns.get(code));
  const isWhole = naming.every((column) => column !== undefined && column.visibleWhere === undefined);
  if (isWhole && policy.view === 'all') return undefined;
  const texts = naming.flatMap((column) => (column === undefined ? [] : [sql`nullif(${valueIn(column, 'r')}, '')`]));
  const name = texts.length === 0 ? sql`null::text` : sql`coalesce(${sql.join(texts)})`;
  const title = seen.columns.get('name');
  const otherName =
    title === undefined
      ? sql`null::text`
      : sql`case when ${valueIn(title, 'r')} is not null then ${otherNameOf('r', nameColumn)} end`;
  const [from, isSeen] = [sql.id(table.table), scopeCondition(policy.view, table)];
  // The inner record is called `r` as everywhere, so that what is asked of the outer one stands outside of its reach.
  const ofSeen = (
    what: RawBuilder<unknown>,
    id: RawBuilder<unknown>,
    tenant: RawBuilder<unknown>,
  ) => sql`(select ${what}
    from (select ${id} as id, ${tenant} as tenant) held
    join ${from} r on r.corp_id = held.tenant and r.id = held.id where ${isSeen})`;
  return {
    nameOf: (id, tenant) => ofSeen(name, id, tenant),
    otherNameOf: (id, tenant) => ofSeen(otherName, id, tenant),
    isWhole: (id, tenant) => sql<boolean>`${ofSeen(sql`${name} = ${recordNameOf('r', nameColumn)}`, id, tenant)}`,
    idsNamed: (corpId, holds) =>
      sql`select r.id from ${from} r where r.corp_id = ${corpId} and ${isSeen} and ${holds(name)}`,
  };
}

/** Returns whether what a record is called depends on which records of other models its reader sees. */
export function hasNameOfOthers({ nameParts, columns }: ModelTable): boolean {
  return nameParts.some((code) => columns.get(code)?.visibleAs !== undefined);
}

/** The codes that are not seen on a record row `r`, as a list of texts; null where nothing is restricted. */
export function hiddenCodes(table: ModelTable, policy: VisibilityPolicy): RawBuilder<unknown> | null {
  const { visible } = policy.fields;
  const seen = visibleTable(table, policy);
  if (!hasNameOfOthers(seen)) return visible.size === 0 ? null : outside(visible, table);
  const others = outside(new Map([...visible].filter(([code]) => code !== 'name')), table);
  const isSeen = seen.columns.get('name')?.visibleWhere ?? sql`false`;
  return sql`(${others} || case when (${isSeen}) is true then array[]::text[] else array['name'] end)`;
}
