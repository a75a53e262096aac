import type { InstanceId } from '@portico/shared-kit/contract/ids';
import type { ActOnWorkItemInput, HandlingAction } from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Command, InstanceState, Person, WorkItemRow } from '../../../workflow-engine/index.ts';
import { findSuspendedItems } from '../work-items/handlers.repository.ts';
import { findLastHandler } from '../work-items/handlers.repository.ts';
import { findOccupied } from '../work-items/work-items.repository.ts';

/** Request of a handler, with what the engine must know of the rows; read under the lock of the instance. */
interface HandlerRequest {
  readonly trx: DatabaseTransaction;
  readonly corpId: string;
  readonly instanceId: InstanceId;
  readonly state: InstanceState;
  readonly input: ActOnWorkItemInput;
  readonly own: {
    readonly workItem: WorkItemRow;
    readonly actor: Person;
    readonly comment: string | null;
  };
}

type CommandMaker = (request: HandlerRequest) => Promise<Command>;

const plain =
  (type: 'submit' | 'agree' | 'disagree' | 'abstain' | 'finish' | 'claim'): CommandMaker =>
  async ({ own }) => ({ type, ...own });

const makers: Readonly<Record<HandlingAction, CommandMaker>> = {
  submit: plain('submit'),
  agree: plain('agree'),
  disagree: plain('disagree'),
  abstain: plain('abstain'),
  finish: plain('finish'),
  claim: plain('claim'),
  temporarySave: async ({ input, own }) => ({ type: 'temporarySave', ...own, changesRecord: input.data !== undefined }),
  giveBack: async ({ trx, corpId, instanceId, state, own }) => {
    const { activityId } = own.workItem;
    const at = state.activities.find(({ id }) => id === activityId)?.claim?.at;
    const suspended = at === undefined ? [] : await findSuspendedItems(trx, corpId, { instanceId, activityId, at });
    return { type: 'unclaim', ...own, suspended };
  },
  reject: async ({
    trx,
    corpId,
    instanceId,
    input: { activityCode: nodeId, straightBack: returnToRejecter = false },
    own,
  }) => {
    if (nodeId === undefined) throw appError('requestInvalid', { detail: 'activityCode is missing' });
    const handlerId = await findLastHandler(trx, corpId, { instanceId, activityCode: nodeId });
    return { type: 'reject', ...own, nodeId, handlerId: handlerId ?? null, returnToRejecter };
  },
  assist: async (asked) => {
    const { waits = false } = asked.input;
    return { type: 'assist', ...asked.own, ...(await chosenPeople(asked)), waits };
  },
  addSign: async (asked) => {
    const { timing = 'before' } = asked.input;
    return { type: 'addApprover', ...asked.own, ...(await chosenPeople(asked)), timing };
  },
  removeSign: async ({ input: { people }, own }) => {
    if (people === undefined) throw appError('requestInvalid', { detail: 'people are missing' });
    return { type: 'removeApprover', ...own, people };
  },
  forward: async (asked) => ({ type: 'forward', ...asked.own, ...(await chosenPeople(asked)) }),
};

/** The command of the engine behind a handler's action. Throws requestInvalid where its input lacks something. */
export function handlingCommand(request: HandlerRequest): Promise<Command> {
  return makers[request.input.action](request);
}

async function chosenPeople({ trx, corpId, instanceId, input: { people }, own: { workItem } }: HandlerRequest) {
  if (people === undefined) throw appError('requestInvalid', { detail: 'people are missing' });
  const { activityId } = workItem;
  return { people, occupied: await findOccupied(trx, corpId, { instanceId, activityId, people }) };
}
