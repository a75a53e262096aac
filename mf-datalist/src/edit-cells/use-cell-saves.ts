import { loadApiErrorDescription, usePortalDispatch } from '@portico/shared-kit/api';
import { recordsChanged } from '@portico/shared-kit/api/records.api';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useUndoableSave } from '../edit-history/use-undoable-save.ts';
import { type CellValues, storedRecord } from './cell-edits.model.ts';
import { useEditedList } from './edited-list.ts';

/**
 * Returns the function that saves values of a record: they are shown at once, and stay in their cells with the reason where the
 * save is refused. Each save of a record goes by the version of the one before.
 */
export function useCellSaves() {
  const locale = useLocale();
  const { edits, dispatch, pending, readLater } = useEditedList();
  const portal = usePortalDispatch();
  const { save, keep } = useUndoableSave({ isReadLater: true });
  return useStableCallback((record: BizRecord, values: CellValues) => {
    const { id, schemaCode } = record;
    const saves = pending.current;
    const stored = storedRecord(record, edits.refused);
    const attempt = async (known: number) => {
      const version = Math.max(known, record.version);
      try {
        const { saved: answer, change } = await save({ record: stored, version, data: values });
        keep(change);
        const isLast = (saves.get(id)?.count ?? 1) <= 1;
        const own = { ...values, ...answer.data };
        dispatch({ type: 'saved', recordId: id, values: own, version: answer.version, isLast });
        readLater();
        return answer.version;
      } catch (error) {
        const { message, hint } = await loadApiErrorDescription(error, locale);
        dispatch({ type: 'refused', record: stored, values, reason: [message, hint].filter(Boolean).join(' · ') });
        // Somebody may have changed it: the list shows what they did.
        portal(recordsChanged(schemaCode));
        return version;
      }
    };
    dispatch({ type: 'sent', recordId: id, values });
    const before = saves.get(id) ?? { version: Promise.resolve(record.version), count: 0 };
    const version = before.version.then(attempt).finally(() => {
      const own = saves.get(id);
      // The version stays: an editor that was opened meanwhile has the record as it was before.
      if (own !== undefined) saves.set(id, { ...own, count: own.count - 1 });
    });
    saves.set(id, { version, count: before.count + 1 });
  });
}
