import { useFailure } from '@portico/shared-kit/api';
import {
  usePurgeRecordsMutation,
  useQueryDeletedRecordsQuery,
  useRestoreRecordsMutation,
} from '@portico/shared-kit/api/recycle-bin.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { DeletedRecord, RestoreResult } from '@portico/shared-kit/contract/recycle-bin.schema';
import { useConfirmDelete, useToast } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useState } from 'react';
import { recycleBinTexts } from './recycle-bin.texts.ts';

/** Records in a page. */
export const binPageSize = 20;

/** State of a model's recycle bin as somebody looks at it: the page, what is selected, and what can be done with it. */
export function useRecycleBin(schemaCode: ModelCode) {
  const [{ page, search }, setPlace] = useState({ page: 0, search: '' });
  const [selected, setSelected] = useState<ReadonlyMap<string, DeletedRecord>>(new Map());
  const searchFor = useStableCallback((text: string) => {
    if (text.trim() !== search) setPlace({ page: 0, search: text.trim() });
  });
  const query = useQueryDeletedRecordsQuery({ schemaCode, search, page, size: binPageSize });
  const failure = useFailure(query.error);
  const toggle = (records: readonly DeletedRecord[], isSelected: boolean) => {
    const next = new Map(selected);
    for (const record of records) {
      if (isSelected) next.set(record.id, record);
      else next.delete(record.id);
    }
    setSelected(next);
  };
  const forget = (ids: readonly string[]) =>
    setSelected((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  return {
    search,
    searchFor,
    entries: {
      data: query.data,
      failure: query.error === undefined ? null : failure,
      isFetching: query.isFetching,
      page,
      onPage: (next: number) => setPlace({ page: next, search }),
      onRetry: () => void query.refetch(),
    },
    selected,
    toggle,
    ...useBinCommands(schemaCode, forget),
  };
}

/** State of a recycle bin and the commands on its records. */
export type RecycleBinModel = ReturnType<typeof useRecycleBin>;

function useBinCommands(schemaCode: ModelCode, forget: (ids: readonly string[]) => void) {
  const t = recycleBinTexts.useT();
  const toast = useToast();
  const confirmDelete = useConfirmDelete();
  const [sendRestore, restoring] = useRestoreRecordsMutation();
  const [sendPurge, purging] = usePurgeRecordsMutation();
  const [outcome, setOutcome] = useState<RestoreResult | null>(null);
  return {
    outcome,
    isBusy: restoring.isLoading || purging.isLoading,
    async restore(records: readonly DeletedRecord[]) {
      const ids = records.map(({ id }) => id);
      const { data } = await sendRestore({ schemaCode, ids });
      if (data === undefined) return;
      const staying = new Set(data.refusals.map(({ id }) => id));
      forget(ids.filter((id) => !staying.has(id)));
      setOutcome(data.refusals.length > 0 ? data : null);
      if (data.refusals.length === 0) toast.success(t('restored', { count: data.successCount }));
    },
    purge(records: readonly DeletedRecord[]) {
      const ids = records.map(({ id }) => id);
      confirmDelete({
        count: ids.length,
        names: records.map(({ name, sequenceNo }) => name ?? sequenceNo ?? t('unnamed')),
        async onConfirm() {
          const { data } = await sendPurge({ schemaCode, ids });
          if (data === undefined) return;
          forget(ids);
          toast.success(t('purged', { count: data.count }));
        },
      });
    },
  };
}
