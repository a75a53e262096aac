import { loadApiErrorDescription } from '@portico/shared-kit/api';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useMemo, useRef, useState } from 'react';
import { useOfferUndo } from '../../edit-history/use-turn.ts';
import { useUndoableSave } from '../../edit-history/use-undoable-save.ts';

/** Record as it is once its change is saved; `savedAt` is null until then, in epoch ms. */
interface ChangedRecord {
  readonly record: BizRecord;
  readonly savedAt: number | null;
}

type Changes = ReadonlyMap<string, ChangedRecord>;

/**
 * Returns the records of a calendar with the changes that are not read again yet, and the function that saves one: it is shown at
 * once, and taken back where the save is refused.
 */
export function useEntryChanges(read: readonly BizRecord[], readAt: number) {
  const [changes, setChanges] = useState<Changes>(new Map());
  const put = useStableCallback((id: string, next: ChangedRecord | null) =>
    setChanges((all) => {
      const others = [...all].filter(([key]) => key !== id);
      return new Map(next === null ? others : [...others, [id, next]]);
    }),
  );
  const change = useQueuedSaves(put);
  const open = useMemo(
    () => new Map([...changes].filter(([, { savedAt }]) => savedAt === null || savedAt > readAt)),
    [changes, readAt],
  );
  const records = useMemo(() => withChanges(read, open), [read, open]);
  return { records, change, isSaving: (id: string) => open.get(id)?.savedAt === null };
}

/**
 * Returns the function that saves a change of a record and tells `put` of it. A key that is held changes a record again before it is
 * saved: each save goes by the version of the one before, and none is tried after one that was refused.
 */
function useQueuedSaves(put: (id: string, next: ChangedRecord | null) => void) {
  const locale = useLocale();
  const toast = useToast();
  const { save, keep } = useUndoableSave();
  const offerUndo = useOfferUndo();
  const running = useRef(new Map<string, Promise<number | null>>());
  return useStableCallback((record: BizRecord, data: Readonly<Record<string, string>>, done: string) => {
    const { id } = record;
    const changed = { ...record, data: { ...record.data, ...data } };
    const isLast = () => running.current.get(id) === saving;
    const attempt = async (version: number | null) => {
      try {
        if (version === null) return null;
        const { saved, change } = await save({ record, version, data });
        const step = keep(change);
        if (!isLast()) return saved.version;
        const known = { ...changed, version: saved.version, data: { ...changed.data, ...saved.data } };
        put(id, { record: known, savedAt: Date.now() });
        offerUndo(done, step);
        return saved.version;
      } catch (error) {
        put(id, null);
        toast.failure(await loadApiErrorDescription(error, locale));
        return null;
      } finally {
        if (isLast()) running.current.delete(id);
      }
    };
    put(id, { record: changed, savedAt: null });
    const before = running.current.get(id) ?? Promise.resolve(record.version);
    const saving: Promise<number | null> = before.then(attempt);
    running.current.set(id, saving);
  });
}

/** The records that were read as they are once their changes are done, and those that came in by theirs. */
function withChanges(read: readonly BizRecord[], open: Changes): readonly BizRecord[] {
  if (open.size === 0) return read;
  const known = new Set<string>(read.map(({ id }) => id));
  const others = [...open.values()].filter(({ record }) => !known.has(record.id));
  return [...read.map((each) => open.get(each.id)?.record ?? each), ...others.map(({ record }) => record)];
}
