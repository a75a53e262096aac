import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { TraceAction } from '@portico/shared-kit/contract/form-trace.schema';
import type { RawBuilder } from 'kysely';
import { asJson } from '../../../database/index.ts';
import { sql } from '../../../database/sql.ts';
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
