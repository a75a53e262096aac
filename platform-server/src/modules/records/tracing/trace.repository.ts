import type { TraceAction } from '@portico/shared-kit/contract/form-trace.schema';
import { sql } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';
import type { TracedChange } from './changes.ts';

/** One entry of the form trace as it is written. */
export interface NewTrace {
  readonly id: string;
  readonly schemaCode: string;
  readonly recordId: string;
  readonly at: Date;
  readonly userId: string;
  readonly action: TraceAction;
  readonly title: string;
  readonly changes: readonly TracedChange[];
}

/** Writes entries of the form trace, each with the main department of who did it. */
export async function insertTraces(trx: Database, corpId: string, traces: readonly NewTrace[]): Promise<void> {
  if (traces.length === 0) return;
  const mainDepartment = (userId: string) => sql<string | null>`(select department_id from user_department
    where corp_id = ${corpId} and user_id = ${userId} and is_main limit 1)`;
  const rows = traces.map((trace) => ({
    corp_id: corpId,
    id: trace.id,
    schema_code: trace.schemaCode,
    biz_object_id: trace.recordId,
    modified_time: trace.at,
    modifier: trace.userId,
    department_id: mainDepartment(trace.userId),
    action: trace.action,
    title: trace.title,
    changes: asJson(trace.changes),
  }));
  await trx.insertInto('form_trace').values(rows).execute();
}
