import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { TraceAction } from '@portico/shared-kit/contract/form-trace.schema';
import type { RawBuilder } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';
import { sql } from '../../../database/sql.ts';
import type { CopyValue } from '../../../record-store/index.ts';
import type { TracedChange } from './changes.ts';

/** Facts that all entries written together share. */
export interface TraceOf {
  readonly schemaCode: ModelCode;
  /** Id of the person who did it. */
  readonly userId: UserId;
  /** Their main department, null for none; absent where it is not known yet, and is looked up. */
  readonly departmentId?: string | null;
  readonly action: TraceAction;
}

/** Entry of the form trace as it is written. */
export interface NewTrace {
  readonly id: string;
  readonly recordId: string;
  readonly title: string;
  readonly changes: readonly TracedChange[];
}

/** Columns of the form trace in the order of `traceLine`, as a target of COPY. */
export const traceTarget =
  'form_trace (corp_id, id, schema_code, record_id, modified_time, modifier, department_id, action, title, changes, fields_id)';

/** Entry as it is copied: with all of its changes, or with the values of shared fields. */
export interface CopiedTrace extends Omit<NewTrace, 'changes'> {
  readonly changes: readonly unknown[];
  readonly fieldsId: string | null;
}

/** An entry as a line of COPY. */
export function traceLine(
  corpId: string,
  { schemaCode, userId, departmentId = null, action, at }: TraceOf & { readonly at: string },
  { id, recordId, title, changes, fieldsId }: CopiedTrace,
): readonly CopyValue[] {
  return [corpId, id, schemaCode, recordId, at, userId, departmentId, action, title, JSON.stringify(changes), fieldsId];
}

/** Keeps fields that many entries share. */
export async function insertTraceFields(
  trx: Database,
  corpId: string,
  { id, fields }: { readonly id: string; readonly fields: readonly unknown[] },
): Promise<void> {
  await trx
    .insertInto('form_trace_fields')
    .values({ corp_id: corpId, id, fields: asJson(fields) })
    .execute();
}

/** The statement that writes entries of the form trace, each with the main department of who did it. */
export function traceInsert(
  corpId: string,
  { schemaCode, userId, departmentId, action, at }: TraceOf & { readonly at: Date },
  traces: readonly NewTrace[],
): RawBuilder<unknown> {
  const texts = (of: (trace: NewTrace) => string) => sql`${traces.map(of)}::text[]`;
  const department =
    departmentId === undefined
      ? sql`(select d.department_id
      from user_department d where d.corp_id = ${corpId} and d.user_id = ${userId} and d.is_main limit 1)`
      : sql`${departmentId}::text`;
  return sql`insert into form_trace (corp_id, id, schema_code, record_id, modified_time, modifier, department_id, action,
      title, changes)
    select ${corpId}, told.id, ${schemaCode}, told.record_id, ${at}::timestamptz, ${userId}, ${department}, ${action},
      told.title, told.changes::jsonb
    from unnest(${texts(({ id }) => id)}, ${texts(({ recordId }) => recordId)}, ${texts(({ title }) => title)},
      ${texts(({ changes }) => asJson(changes))}) told(id, record_id, title, changes)`;
}
