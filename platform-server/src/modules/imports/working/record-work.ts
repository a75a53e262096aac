import type { Platform } from '../../../platform.ts';
import { endOfTurn } from '../../../taking-turns.ts';
import type { ModelService } from '../../models/index.ts';
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
import { readCounts } from './read-counts.ts';
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
  const { newId } = platform;
  const { locale, user } = context;
  const { note, counts, all } = readCounts(platform, { task, context, targets });
  const taken = needs.importing.takenValues();
  const names = nameLookUp(platform, { user, locale, models: needs.models });
  const read = draftReader({ targets, locale, names, newId, remembered, addsOptions: task.addsOptions });
  const findOverwritten = overwriteFinder(platform, context, task.queryField);

  return {
    async take(records: readonly SourceRecord[]): Promise<readonly StagedRow[]> {
      const targeted = await findOverwritten(await read(records));
      const checked = await checkAll(needs.importing, context, { targeted, taken, newId });
      const rows: StagedRow[] = [];
      for (const [at, record] of targeted.entries()) {
        const wait = endOfTurn();
        if (wait !== undefined) await wait;
        const draft = checked[at];
        const problems = [...record.problems, ...(draft?.problems ?? [])];
        const good = problems.length === 0 && draft !== undefined ? draft : null;
        note(record, good, problems);
        const refused = good === null ? refusedRow(record, problems, { locale, remembered }) : null;
        const { rowNumber } = record.source;
        rows.push({ id: newId(), rowNumber, recordId: draft?.id ?? newId(), good, refused });
      }
      return rows;
    },
    counts,
    all,
  };
}
