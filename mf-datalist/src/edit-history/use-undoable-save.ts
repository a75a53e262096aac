import { useSaveCellMutation, useSaveRecordMutation } from '@portico/shared-kit/api/records.api';
import type { BizRecord, SavedBizRecord } from '@portico/shared-kit/contract/records.schema';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import type { EditStep } from './edit-history.ts';
import { useEditHistory } from './history-context.ts';
import { changeOf, type ValueChange, valuesStep } from './values-step.ts';

/** Save of some values of a record as it was before them. */
interface SaveOfValues {
  readonly record: BizRecord;
  /** Version that the save goes by; by default that of the record. */
  readonly version?: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Answer of a save, and what it changed. */
interface Saved {
  readonly saved: SavedBizRecord;
  readonly change: ValueChange;
}

/**
 * Returns the function that saves values of a record, which rejects as the mutation does, and the function that keeps what was saved
 * as one edit that can be undone; null where there is nothing to keep. `isReadLater`: the caller lets the lists read their records again.
 */
export function useUndoableSave({ isReadLater = false }: { readonly isReadLater?: boolean } = {}) {
  const history = useEditHistory();
  const [saveRecord] = useSaveRecordMutation();
  const [saveCell] = useSaveCellMutation();
  const mutate = isReadLater ? saveCell : saveRecord;
  const save = useStableCallback(async ({ record, version = record.version, data }: SaveOfValues): Promise<Saved> => {
    const { id, schemaCode } = record;
    const saved = await history.track(mutate({ schemaCode, id, version, data: { ...data } }).unwrap());
    return { saved, change: changeOf(record, data, saved.data) };
  });
  const keep = useStableCallback((...changes: readonly ValueChange[]): EditStep | null => {
    if (changes.length === 0) return null;
    const step = valuesStep(changes);
    history.add(step);
    return step;
  });
  return { save, keep };
}
