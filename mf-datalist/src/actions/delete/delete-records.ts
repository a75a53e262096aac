import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import type { BizRecord, DeleteCheck } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Toast } from '@portico/shared-kit/ui/feedback';
import { datalistTexts } from '../../datalist.texts.ts';
import type { ActionContext } from '../action-row.ts';

/** Seconds that the counts of a partly done deletion stay (list spec, section 8). */
const partlyShown = 4;

/** Deletes the selected records: asks the server what can go, asks the user, deletes, tells the outcome. */
export async function deleteRecords(context: ActionContext): Promise<void> {
  const { config, selected, dispatch, toast, locale } = context;
  const { schemaCode } = config;
  const checked = await dispatch(
    recordsEndpoints.checkDelete.initiate({ schemaCode, ids: selected.map(({ id }) => id) }, { track: false }),
  );
  // A failed write is told by the API's own rule.
  if (checked.error) return;
  const allowed = allowedOf(selected, checked.data, toast);
  if (allowed.length === 0) return;
  context.confirmDelete({
    count: allowed.length,
    names: allowed.map(nameOf),
    onConfirm: async () => {
      const ids = allowed.map(({ id }) => id);
      const removed = await dispatch(recordsEndpoints.deleteRecords.initiate({ schemaCode, ids }, { track: false }));
      if (removed.error) return;
      const { successCount, errorCount } = removed.data;
      tell(toast, locale, { done: successCount, failed: errorCount + selected.length - allowed.length });
      context.clearSelection();
    },
  });
}

function tell(toast: Toast, locale: Locale, { done, failed }: { readonly done: number; readonly failed: number }) {
  const t = datalistTexts.translator(locale);
  if (done === 0) toast.error(t('delete.none'));
  else if (failed > 0) toast.warning(t('delete.partly', { done, failed }), partlyShown);
  else toast.success(t('delete.done', { count: done }));
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
