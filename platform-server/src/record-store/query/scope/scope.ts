import type { UserId } from '@portico/shared-kit/contract/ids';
import { isDeepStrictEqual } from 'node:util';
import type { FilterTree } from '@portico/shared-kit/filters';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { filterCondition } from '../filters/filter-sql.ts';
import type { ModelTable } from '../../schema/model-table.ts';

/** The records that somebody may see or change: none, all, or some. */
export type RecordScope = 'none' | 'all' | PartialScope;

/** Records by their owner, by their owner's department, or by what they hold; one of them is enough. */
export interface PartialScope {
  /** The user whose own records count; null where they do not. */
  readonly ownerId: UserId | null;
  /** Departments whose records count as well. */
  readonly departmentIds: readonly string[];
  /** Filters over the fields of records, whether or not the user sees those. */
  readonly conditions: readonly FilterTree[];
}

/**
 * Records on which the values of restricted fields are seen and may be changed, by code; a column of a sub-table is
 * `lines.price`. An item that is not listed is seen wherever the record is seen and changed wherever it may be edited.
 */
export interface FieldLevelSecurity {
  readonly visible: ReadonlyMap<string, RecordScope>;
  readonly writable: ReadonlyMap<string, RecordScope>;
  /** Fields and columns that are not filled in on a new record. */
  readonly readOnlyWhenNew: ReadonlySet<string>;
}

/** A model that others refer to, and the row-level policy of a user on its records. */
export interface ReferencedModel {
  readonly table: ModelTable;
  readonly policy: RowLevelPolicy;
}

/** Row-level policy of one request: the records it may reach, by action. Every query on records takes one. */
export interface RowLevelPolicy {
  readonly view: RecordScope;
  readonly edit: RecordScope;
  readonly delete: RecordScope;
  readonly export: RecordScope;
  readonly changeOwner: RecordScope;
  /** True where records that a finished workflow worked on may go too; ordinary users keep them (list spec, section 6). */
  readonly deletesProcessData: boolean;
  /**
   * Id of a user who may go on with drafts that they began, whatever else they may edit; absent: `edit` alone decides.
   */
  readonly goesOnWith?: string;
  readonly fields: FieldLevelSecurity;
  /** The models that fields refer to, by code: records of one that is not among them are seen under no name. */
  readonly referencedModels: 'all' | ReadonlyMap<string, ReferencedModel>;
}

/** Returns whether two scopes of one user ask the same. */
export function sameScope(left: RecordScope, right: RecordScope): boolean {
  return isDeepStrictEqual(left, right);
}

/** Scopes by which nothing is restricted. */
const everyField: FieldLevelSecurity = { visible: new Map(), writable: new Map(), readOnlyWhenNew: new Set() };

/** The scope of everything: for the platform's own work, such as a workflow step that was checked elsewhere. */
export const unrestricted: RowLevelPolicy = {
  view: 'all',
  edit: 'all',
  delete: 'all',
  export: 'all',
  changeOwner: 'all',
  deletesProcessData: true,
  fields: everyField,
  referencedModels: 'all',
};

/** The condition that the record row `r` is within a scope; like every comparison it may be unknown, which is no. */
export function scopeCondition(scope: RecordScope, table: ModelTable): RawBuilder<boolean> {
  if (scope === 'all') return sql`true`;
  if (scope === 'none') return sql`false`;
  const { ownerId, departmentIds, conditions } = scope;
  const ways = [
    ...(ownerId === null ? [] : [sql<boolean>`r.owner = ${ownerId}`]),
    ...(departmentIds.length === 0 ? [] : [sql<boolean>`r.owner_dept_id = any(${[...departmentIds]}::text[])`]),
    ...conditions.map((condition) => filterCondition(table.whole ?? table, condition)),
  ];
  const [only] = ways;
  if (only === undefined) return sql`false`;
  return ways.length === 1 ? only : sql`(${sql.join(ways, sql` or `)})`;
}

/** The codes whose scope a record row `r` is not within, as a list of texts. */
export function outside(policy: ReadonlyMap<string, RecordScope>, table: ModelTable): RawBuilder<unknown> {
  if (policy.size === 0) return sql`array[]::text[]`;
  const codes = [...policy].map(
    ([code, scope]) => sql`case when (${scopeCondition(scope, table)}) is not true then ${code} end`,
  );
  return sql`array_remove(array[${sql.join(codes)}]::text[], null)`;
}
