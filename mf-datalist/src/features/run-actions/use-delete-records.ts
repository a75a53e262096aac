import { useCheckDeleteMutation, useDeleteRecordsMutation } from '@portico/shared-kit/api/records.api';
import type { BizRecord, DeleteCheck } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { type Toast, useConfirmDelete, useToast } from '@portico/shared-kit/ui/feedback';
import { datalistTexts } from '../../datalist.texts.ts';

/** Seconds that the counts of a partly done deletion stay (list spec, section 8). */
const partlyShown = 4;

/** Deletes records: asks the server what can go, asks the user, deletes, tells the outcome. */
export function useDeleteRecords(schemaCode: string) {
  const t = datalistTexts.useT();
  const toast = useToast();
  const confirmDelete = useConfirmDelete();
  const [check, { isLoading }] = useCheckDeleteMutation();
  const [remove] = useDeleteRecordsMutation();

  const tell = (done: number, failed: number) => {
    if (done === 0) toast.error(t('delete.none'));
    else if (failed > 0) toast.warning(t('delete.partly', { done, failed }), partlyShown);
    else toast.success(t('delete.done', { count: done }));
  };
  const start = async (records: readonly BizRecord[], onDone: () => void) => {
    const checked = await check({ schemaCode, ids: records.map(({ id }) => id) });
    // A failed write is told by the API's own rule.
    if (checked.error) return;
    const allowed = allowedOf(records, checked.data, toast);
    if (allowed.length === 0) return;
    confirmDelete({
      count: allowed.length,
      names: allowed.map(nameOf),
      onConfirm: async () => {
        const removed = await remove({ schemaCode, ids: allowed.map(({ id }) => id) });
        if (removed.error) return;
        tell(removed.data.successCount, removed.data.errorCount + records.length - allowed.length);
        onDone();
      },
    });
  };
  return { start, isChecking: isLoading };
}

/** The records that can go. Process data stops the whole deletion (list spec, section 8, code 1004). */
function allowedOf(records: readonly BizRecord[], refused: DeleteCheck, toast: Toast): readonly BizRecord[] {
  const stop = refused.find(({ resultCode }) => resultCode === codeOf('processDataNotDeletable'));
  const kept = new Set(refused.map(({ objectId }) => objectId));
  const allowed = stop ? [] : records.filter(({ id }) => !kept.has(id));
  const told = stop ?? refused[0];
  if (allowed.length === 0 && told) toast.error(told.resultDesc);
  return allowed;
}

function nameOf({ id, data }: BizRecord): string {
  const { name, sequenceNo } = data;
  return [name, sequenceNo].find((text): text is string => typeof text === 'string' && text !== '') ?? id;
}
