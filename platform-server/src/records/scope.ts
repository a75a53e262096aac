import { type RawBuilder, sql } from 'kysely';

/** Which records somebody may see or change: none, all, or those that they or one of their departments own. */
export type RecordScope = 'none' | 'all' | OwnedScope;

/** Records by their owner or their owner's department. */
export interface OwnedScope {
  /** The user whose own records count. */
  readonly ownerId: string;
  /** Departments whose records count as well. */
  readonly departmentIds: readonly string[];
}

/** What one request may reach, by what it wants to do. Every query on records takes one of these. */
export interface RecordScopes {
  readonly view: RecordScope;
  readonly edit: RecordScope;
  readonly delete: RecordScope;
  /** Whether records that a finished workflow worked on may go too; ordinary users keep them (list spec, section 6). */
  readonly deletesProcessData: boolean;
}

/** The scope of everything: for the platform's own work, such as a workflow step that was checked elsewhere. */
export const unrestricted: RecordScopes = { view: 'all', edit: 'all', delete: 'all', deletesProcessData: true };

/** The condition that a row of `alias` is within a scope. */
export function scopeCondition(scope: RecordScope, alias: string): RawBuilder<boolean> {
  if (scope === 'all') return sql`true`;
  if (scope === 'none') return sql`false`;
  const isOwn = sql<boolean>`${sql.id(alias, 'owner')} = ${scope.ownerId}`;
  if (scope.departmentIds.length === 0) return isOwn;
  const ids = [...scope.departmentIds];
  return sql`(${isOwn} or ${sql.id(alias, 'owner_dept_id')} = any(${ids}::text[]))`;
}
