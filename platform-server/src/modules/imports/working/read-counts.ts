import type { Platform } from '../../../platform.ts';
import { policyOf } from '../../models/index.ts';
import type { CheckedDraft, DraftProblem, ImportContext } from '../../records/index.ts';
import type { ImportTarget } from '../columns/import-targets.ts';
import { NewOptions } from '../options/new-options.ts';
import type { TargetedRecord } from '../reading/find-overwritten.ts';
import type { StoredImport } from '../tasks/import-tasks.repository.ts';
import { ImportReasons } from './import-reasons.ts';
import { leftOutColumns } from './left-out-columns.ts';

interface CountNeeds {
  readonly task: StoredImport;
  readonly context: ImportContext;
  readonly targets: readonly ImportTarget[];
}

/** Returns what counts the records of a file, and gathers why some are refused and which options the others need. */
export function readCounts({ now }: Pick<Platform, 'now'>, { task, context, targets }: CountNeeds) {
  const { locale, model, user } = context;
  const counts = { total: 0, created: 0, updated: 0, refused: 0 };
  const reasons = new ImportReasons(locale);
  const leftOut = leftOutColumns(targets, policyOf(model, user, now()), locale);
  const newOptions = new NewOptions(targets, { isAdding: task.addsOptions, locale });
  return {
    /** Counts one with its good draft; null where it is refused. Throws importOptionsTooMany. */
    note(record: TargetedRecord, good: CheckedDraft | null, problems: readonly DraftProblem[]): void {
      counts.total += 1;
      if (good === null) counts.refused += 1;
      else {
        counts[good.version === null ? 'created' : 'updated'] += 1;
        newOptions.take(good.values);
      }
      reasons.add(record.source.rowNumber, problems);
      leftOut.note(record);
    },
    counts: () => ({ ...counts }),
    /** Returns all that was gathered up to now. */
    all: () => ({
      ...counts,
      reasons: [...leftOut.reasons(), ...reasons.all()],
      newOptions: newOptions.all(),
    }),
  };
}
