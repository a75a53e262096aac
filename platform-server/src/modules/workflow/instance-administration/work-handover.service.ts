import type { UserId } from '@portico/shared-kit/contract/ids';
import { AppError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Database, DatabaseTransaction } from '../../../database/index.ts';
import type { Person } from '../../../workflow-engine/index.ts';
import { byEngine, load, runCommand } from '../commands/pipeline.ts';
import { findOpenItems } from '../work-items/work-items.repository.ts';
import { findOpenWorkOf, type OpenWork } from './open-work.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Person who leaves, and who gets their work. */
export interface WorkOfLeaver {
  readonly from: Person;
  readonly to: Person;
  /** The person who does it; null where that is nobody of the portal: the log names who leaves. */
  readonly actor: Person | null;
}

/** The number of items that went over, or the reason why one cannot, in English with the name of its instance. */
type HandedOver = { readonly count: number } | { readonly refusal: string };

/** The open work of people who leave. */
export interface WorkHandover {
  /** Returns how many open work items these people have, by id; nothing for those who have none. */
  countOpenWork(db: Database, userIds: readonly UserId[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Gives all open work of somebody to another person in the caller's transaction, as an administrator does with one item.
   * After a refusal the caller rolls back: what came before it has gone over.
   */
  handOverWork(trx: DatabaseTransaction, leaver: WorkOfLeaver): Promise<HandedOver>;
}

/** Counts and hands over what waits for people who leave. */
export function workHandover(needs: WorkflowContext): WorkHandover {
  const { corpId } = needs.platform;
  return {
    async countOpenWork(db, userIds) {
      const items = await findOpenWorkOf(db, corpId, userIds);
      return new Map([...Map.groupBy(items, (item) => item.participantId)].map(([id, own]) => [id, own.length]));
    },

    async handOverWork(trx, leaver) {
      const items = await findOpenWorkOf(trx, corpId, [leaver.from.id]);
      for (const item of items) {
        const refusal = await handOverItem(trx, needs, { item, leaver });
        if (refusal !== null) return { refusal: `“${item.instanceName}”: ${refusal}` };
      }
      return { count: items.length };
    },
  };
}

interface Giving {
  readonly item: OpenWork;
  readonly leaver: WorkOfLeaver;
}

/** Returns why it was refused, null where it was done. */
async function handOverItem(
  trx: DatabaseTransaction,
  needs: WorkflowContext,
  { item, leaver }: Giving,
): Promise<string | null> {
  const { instanceId, workflowCode, workflowVersion } = item;
  const loaded = await load(needs, { instanceId, workflowCode, workflowVersion });
  const { from, to: person } = leaver;
  try {
    await runCommand(trx, loaded, {
      authorize: byEngine,
      async commandOf() {
        const open = await findOpenItems(trx, needs.platform.corpId, [instanceId]);
        const pending = open.filter(({ type }) => type !== 4);
        const actor = leaver.actor ?? from;
        return { type: 'adjustParticipant', workItemId: item.id, person, actor, comment: null, pending };
      },
    });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return describeError(error, 'en').message;
  }
}
