import { isApiError } from '@portico/shared-kit/api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import type { BizRecord, DeleteCheck, DeleteResult } from '@portico/shared-kit/contract/records.schema';
import { recycleBinDays } from '@portico/shared-kit/contract/recycle-bin';
import { codeOf, describeError } from '@portico/shared-kit/errors';
import { offerUndo } from '../../list/offer-undo.ts';
import type { ActionContext } from '../action-row.ts';
import { deleteTexts } from './delete.texts.ts';
import { UndeletedRecords } from './UndeletedRecords.tsx';
import { nameOf, numberedName } from '../../list/record-name.ts';

/** Seconds that a failure stays (list spec, section 8). */
const failureShown = 3;
/** Names in a message before it says only how many. */
const maxNames = 3;

/** Deletes the selected records: asks the server what can go, asks the user, deletes, tells the outcome. */
export async function deleteRecords(context: ActionContext): Promise<void> {
  const { config, selected, dispatch } = context;
  const { schemaCode } = config;
  const ids = selected.map(({ id }) => id);
  const checked = await dispatch(recordsEndpoints.checkDelete.initiate({ schemaCode, ids }, { track: false }));
  if (checked.error !== undefined) {
    showFailure(context, checked.error);
    return;
  }
  const refusals = new Map(checked.data.map((refusal) => [refusal.objectId, refusal]));
  const stop = checked.data.some(({ resultCode }) => resultCode === codeOf('processDataNotDeletable'));
  const allowed = selected.filter(({ id }) => !refusals.has(id));
  if (stop || allowed.length === 0) {
    showRefusal(context, checked.data);
    return;
  }
  context.confirmDelete({
    count: allowed.length,
    names: allowed.map(numberedName),
    note: <UndeletedRecords kept={keptOf(selected, refusals)} />,
    way: deleteTexts.t(context.locale, 'way', { days: recycleBinDays }),
    onConfirm: async () => {
      const going = allowed.map(({ id }) => id);
      const removed = await dispatch(
        recordsEndpoints.deleteRecords.initiate({ schemaCode, ids: going }, { track: false }),
      );
      if (removed.error !== undefined) {
        showFailure(context, removed.error);
        return;
      }
      showDone(context, removed.data, selected.length - allowed.length);
      context.clearSelection();
    },
  });
}

function showDone(
  context: ActionContext,
  { successCount: done, errorCount, operationId }: DeleteResult,
  kept: number,
): void {
  const { toast, locale } = context;
  const t = deleteTexts.translator(locale);
  const failed = errorCount + kept;
  const text = failed > 0 ? t('partly', { done, failed }) : t('done', { count: done });
  if (done === 0) toast.error(t('none'));
  else offerUndo(context, { text, isPartly: failed > 0, operationId });
}

/** Shows why all of them, or the process data among them, which stops the whole deletion (code 1004), cannot be deleted, by name. */
function showRefusal({ toast, locale, selected }: ActionContext, refused: DeleteCheck): void {
  const stopping = refused.filter(({ resultCode }) => resultCode === codeOf('processDataNotDeletable'));
  const [failure] = stopping.length > 0 ? stopping : refused;
  if (failure === undefined) return;
  const same = new Set(
    refused.filter((each) => each.resultDesc === failure.resultDesc).map(({ objectId: recordId }) => recordId),
  );
  const names = selected.filter(({ id }) => same.has(id)).map(nameOf);
  const t = deleteTexts.translator(locale);
  const list = names.slice(0, maxNames).join(t('separator'));
  const more = names.length > maxNames ? t('andMore', { list, count: names.length }) : list;
  toast.error(t('keeps', { reason: failure.resultDesc, names: more }), failureShown);
}

/** A runtime tip (550006) and what the server only says in words (-1) are warnings; the rest are errors. */
function showFailure({ toast, locale }: ActionContext, error: unknown): void {
  const fallback = deleteTexts.translator(locale)('failed');
  if (!isApiError(error) || error.aborted) {
    if (!isApiError(error)) toast.error(fallback, failureShown);
    return;
  }
  const { errcode: code, errmsg: serverMessage, params } = error;
  const described = describeError({ code, params, serverMessage }, locale);
  const isTip = code === -1 || described.severity === 'warning';
  const isNameless = serverMessage === '' && code === -1;
  if (isTip) toast.warning(isNameless ? fallback : described.message, failureShown);
  else toast.error(described.message || fallback, failureShown);
}

function keptOf(selected: readonly BizRecord[], refusals: ReadonlyMap<string, DeleteCheck[number]>) {
  return selected.flatMap((record) => {
    const refusal = refusals.get(record.id);
    return refusal === undefined ? [] : [{ id: record.id, name: nameOf(record), reason: refusal.resultDesc }];
  });
}
