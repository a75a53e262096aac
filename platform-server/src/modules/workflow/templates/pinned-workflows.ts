import type { PinWorkflowInput } from '@portico/shared-kit/contract/startable-workflows.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';

/** More than a screen ever shows; a bound against what is sent by hand. */
const mostPinned = 50;

/** Workflows that people pin among those they start often. */
export interface PinnedWorkflows {
  /** Pins a workflow or takes it from there. Throws requestInvalid for more than 50. */
  pinWorkflow(user: SignedInUser, input: PinWorkflowInput): Promise<object>;
}

/** Keeps what people have pinned. */
export function pinnedWorkflows({ connections: { db }, corpId, now }: Platform): PinnedWorkflows {
  return {
    async pinWorkflow({ id: userId }, { workflowCode, isPinned }) {
      const own = { corp_id: corpId, user_id: userId, workflow_code: workflowCode };
      if (!isPinned) {
        await db
          .deleteFrom('pinned_workflow')
          .where('corp_id', '=', corpId)
          .where('user_id', '=', userId)
          .where('workflow_code', '=', workflowCode)
          .execute();
        return {};
      }
      await transaction(db, async (trx) => {
        const { count } = await trx
          .selectFrom('pinned_workflow')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('corp_id', '=', corpId)
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (count >= mostPinned)
          throw appError('requestInvalid', { detail: `more than ${mostPinned} pinned workflows` });
        await trx
          .insertInto('pinned_workflow')
          .values({ ...own, created_time: now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
      return {};
    },
  };
}
