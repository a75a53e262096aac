import type { RecordId } from '@portico/shared-kit/contract/ids';
import { isApiError } from '@portico/shared-kit/api';
import { formEntryEndpoints } from '@portico/shared-kit/api/form-entry.api';
import { codeOf, describeError } from '@portico/shared-kit/errors';
import type { ActionContext } from '../action-row.ts';

/** Seconds that a failure stays (list spec, section 8: form URL errors). */
const failureShown = 3;
const unpublished: readonly number[] = [codeOf('modelMissing'), codeOf('formMissing')];

/** Opens the form of a record where the server says that it is; says so where there is none. */
export async function openRecord(
  recordId: RecordId,
  { config, list, shell, dispatch, toast, locale }: ActionContext,
): Promise<void> {
  const input = { schemaCode: config.schemaCode, bizObjectId: recordId };
  const answer = await dispatch(
    formEntryEndpoints.getFormUrl.initiate(input, { subscribe: false, forceRefetch: true }),
  );
  const back = new URLSearchParams({ return: list.address }).toString();
  if (answer.data !== undefined) {
    shell.navigate(`${answer.data}&${back}`);
    return;
  }
  if (!isApiError(answer.error) || answer.error.aborted) return;
  const { errcode: code, errmsg: serverMessage, params } = answer.error;
  if (unpublished.includes(code)) shell.navigate(`/form-unpublished?${back}`);
  else toast.error(describeError({ code, params, serverMessage }, locale).message, failureShown);
}
