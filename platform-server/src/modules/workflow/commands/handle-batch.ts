import type { UserId } from '@portico/shared-kit/contract/ids';
import type { BulkActReply, BulkResult } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { AppError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Locale } from '@portico/shared-kit/i18n';
import { toAppError } from '../../../plugins/errors.ts';
import { findItemTitles } from '../work-items/work-item-lists.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

interface WorkItemBatch {
  /** Id of the person whose items they are: the titles of others are not told. */
  readonly participantId: UserId;
  readonly ids: readonly string[];
  /** Of the reasons. */
  readonly locale: Locale;
}

/** Handles items one after the other; what is refused or fails is told with its item and holds up no other. */
export async function handleBatch(
  { platform: { connections, corpId, log } }: WorkflowContext,
  { participantId, ids, locale }: WorkItemBatch,
  handle: (id: string) => Promise<unknown>,
): Promise<BulkActReply> {
  const titles = await findItemTitles(connections.db, corpId, { participantId, ids });
  const results: BulkResult[] = [];
  for (const id of ids) {
    const head = { id, ...(titles.get(id) ?? { instanceName: null, instanceName_i18n: null }) };
    try {
      await handle(id);
      results.push({ ...head, outcome: 'done', errcode: 0, errmsg: '' });
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, workItemId: id }, 'an item of many failed');
      results.push({ ...head, ...refusalOf(error, locale) });
    }
  }
  return { results };
}

/**
 * Returns the reason for which an item was left as it was: a rule of ours, or a failure after which it can be tried
 * again.
 */
function refusalOf(error: unknown, locale: Locale): Pick<BulkResult, 'outcome' | 'errcode' | 'errmsg'> {
  const { code, params } = error instanceof AppError ? error : toAppError(error as Error);
  const { message } = describeError({ code, params }, locale);
  return { outcome: error instanceof AppError ? 'skipped' : 'failed', errcode: code, errmsg: message };
}
