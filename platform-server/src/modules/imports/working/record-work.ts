import { setImmediate } from 'node:timers/promises';
import type { Platform } from '../../../platform.ts';
import { type ModelService, policyOf } from '../../models/index.ts';
import type { ImportContext, RecordImporting } from '../../records/index.ts';
import type { ImportTarget } from '../columns/import-targets.ts';
import type { RememberedValues } from '../corrections/remembered-values.ts';
import { nameLookUp } from '../look-ups/names.ts';
import { overwriteFinder } from '../reading/find-overwritten.ts';
import type { SourceRecord } from '../reading/group-rows.ts';
import { draftReader } from '../reading/read-drafts.ts';
import type { StagedRow } from '../staging/import-rows.repository.ts';
import type { StoredImport } from '../tasks/import-tasks.repository.ts';
import { checkAll } from './check-all.ts';
import { ImportReasons } from './import-reasons.ts';
import { leftOutColumns } from './left-out-columns.ts';
import { refusedRow } from './refused-row.ts';

/** The services that reading takes. */
export interface ReadNeeds {
  readonly models: Pick<ModelService, 'current'>;
  readonly importing: Pick<RecordImporting, 'check' | 'takenValues' | 'resolve'>;
}

interface RecordWorkNeeds {
  readonly task: StoredImport;
  readonly context: ImportContext;
  readonly targets: readonly ImportTarget[];
  readonly remembered: RememberedValues;
}

/** Reads and checks records, batch by batch. */
export function recordWork(
  platform: Platform,
  needs: ReadNeeds,
  { task, context, targets, remembered }: RecordWorkNeeds,
) {
  const { newId, now } = platform;
  const { locale, user } = context;
  const reasons = new ImportReasons(locale);
  const counts = { total: 0, created: 0, updated: 0, refused: 0 };
  const taken = needs.importing.takenValues();
  const names = nameLookUp(platform, { user, locale, models: needs.models });
  const read = draftReader({ targets, locale, names, newId, remembered });
  const findOverwritten = overwriteFinder(platform, context, task.queryField);
  const leftOut = leftOutColumns(targets, policyOf(context.model, user, now()), locale);

  return {
    async take(records: readonly SourceRecord[]): Promise<readonly StagedRow[]> {
      const targeted = await findOverwritten(await read(records));
      // Others get their turn between two parts of the work on a batch.
      await setImmediate();
      const checked = await checkAll(needs.importing, context, { targeted, taken, newId });
      await setImmediate();
      return targeted.map((record, at) => {
        const draft = checked[at];
        const problems = [...record.problems, ...(draft?.problems ?? [])];
        const good = problems.length === 0 && draft !== undefined ? draft : null;
        counts.total += 1;
        if (good === null) counts.refused += 1;
        else if (good.version === null) counts.created += 1;
        else counts.updated += 1;
        reasons.add(record.source.rowNumber, problems);
        leftOut.note(record);
        const refused = good === null ? refusedRow(record, problems, { locale, remembered }) : null;
        const { rowNumber } = record.source;
        return { id: newId(), rowNumber, recordId: draft?.id ?? newId(), good, refused };
      });
    },
    counts: () => ({ ...counts }),
    reasons: () => [...leftOut.reasons(), ...reasons.all()],
  };
}
