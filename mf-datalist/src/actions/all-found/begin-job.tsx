import { isApiError } from '@portico/shared-kit/api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import type { DeleteAllFoundInput, RecordJob } from '@portico/shared-kit/contract/record-jobs.schema';
import { codeOf } from '@portico/shared-kit/errors';
import type { AllFoundContext } from '../action-row.ts';
import { RecountedDialog } from './RecountedDialog.tsx';

interface Begun {
  readonly data?: RecordJob | undefined;
  readonly error?: unknown;
}

/** Sends what a job is to do with the list as it is shown. */
export type BeginJob = (list: DeleteAllFoundInput) => PromiseLike<Begun>;

/**
 * Begins a job on everything that the list finds and follows it. Where the list finds another number than the person
 * confirmed, asks whether to go on with that, in the place of the dialog that is open. Returns whether it began.
 */
export async function beginJob(
  context: AllFoundContext,
  begin: BeginJob,
  count: number = context.found,
): Promise<boolean> {
  const { config, criteria, shell, show, clearSelection, followJob } = context;
  const list = { schemaCode: config.schemaCode, ...criteria, expectedCount: count, requestId: randomId() };
  const { data, error } = await begin(list);
  if (data !== undefined) {
    clearSelection();
    followJob(data.id);
    return true;
  }
  const now = recountOf(error);
  if (now === null) {
    shell.errors.show(error);
    return false;
  }
  context.refresh();
  show((close) => (
    <RecountedDialog
      message={now.message}
      count={now.count}
      onClose={close}
      onGoOn={async () => {
        close();
        await beginJob(context, begin, now.count);
      }}
    />
  ));
  return false;
}

/** The number that the list finds now, with the words of the server; null where something else is wrong, or nothing is found. */
function recountOf(error: unknown): { readonly count: number; readonly message: string } | null {
  if (!isApiError(error) || error.errcode !== codeOf('foundCountChanged')) return null;
  const count = Number(error.params['count']);
  return count > 0 ? { count, message: error.errmsg } : null;
}
