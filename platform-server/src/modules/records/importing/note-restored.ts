import type { TraceAction } from '@portico/shared-kit/contract/form-trace.schema';
import { everything } from '@portico/shared-kit/filters';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { incrementChangeCounter, readBatch, unrestricted } from '../../../record-store/index.ts';
import { changesBetween } from '../tracing/changes.ts';
import { writeTrace } from '../tracing/write-trace.ts';
import { allCodes, type OverwrittenRecord } from './existing-records.ts';
import type { ImportContext } from './import-draft.ts';

/** System fields that people change, and that the form trace tells of. */
const ownerCodes: ReadonlySet<string> = new Set(['owner', 'ownerDeptId']);

/** Records that have their former values again. */
interface RestoredRecords {
  readonly context: ImportContext;
  /** The records as they were before that. */
  readonly before: ReadonlyMap<string, OverwrittenRecord>;
  readonly ids: readonly string[];
  readonly action: TraceAction;
}

/** Writes the form trace of records that have their former values again, and counts the change. */
export async function noteRestored(
  platform: Platform,
  trx: Database,
  { context: { model, user }, before, ids, action }: RestoredRecords,
): Promise<void> {
  const { corpId } = platform;
  const { table, schemaCode } = model;
  const whole = { table, corpId, policy: unrestricted, allowed: 'all', filter: everything } as const;
  const after = await readBatch(trx, whole, { ids, codes: allCodes(model) });
  const traced = table.properties.filter(({ system, code }) => system !== true || ownerCodes.has(code));
  await writeTrace(
    platform,
    trx,
    { schemaCode, userId: user.id, departmentId: user.mainDepartmentId, action },
    after.map(({ id, name, data }) => ({
      recordId: id,
      title: name ?? '',
      changes: changesBetween(traced, before.get(id)?.was ?? {}, data),
    })),
  );
  await incrementChangeCounter(trx, corpId, schemaCode, ids);
}
