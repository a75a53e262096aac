import type { Services } from '@portico/platform-server/services';
import { type Actor, actorOf, openItems, type Harness } from './harness.ts';

/** A workflow in the middle of its story. */
interface Moment {
  readonly harness: Harness;
  readonly workflowInstanceId: string;
  /** The person who started it. */
  readonly by: Actor;
  /** Names what is done now. */
  readonly requestId: string;
}

/** Action of a person in the scenario. */
export type Action = (moment: Moment) => Promise<unknown>;

type Acting = Parameters<Services['workflow']['commands']['act']>[1];
type AdministeredInstance = Parameters<Services['workflow']['administration']['act']>[1]['command'];

/** The open work of somebody in a workflow. */
async function workOf(harness: Harness, workflowInstanceId: string, who: string): Promise<string> {
  const items = await openItems(harness, workflowInstanceId);
  const own = items.find(({ userId, type }) => userId === who && type !== 4);
  if (own !== undefined) return own.id;
  const others = items.map(({ userId, activityCode }) => `${userId} at ${activityCode}`).join(', ');
  throw new Error(`${who} has nothing to do, but ${others || 'nobody'}.`);
}

function act(who: string, rest: Omit<Acting, 'id' | 'requestId'>): Action {
  return async ({ harness, workflowInstanceId, requestId }) => {
    const id = await workOf(harness, workflowInstanceId, who);
    return harness.services.workflow.commands.act(actorOf(harness, who), { id, requestId, ...rest }, 'zh');
  };
}

export const agree = (who: string, comment: string) => act(who, { action: 'agree', comment });
export const disagree = (who: string, comment: string) => act(who, { action: 'disagree', comment });
export const abstain = (who: string, comment: string) => act(who, { action: 'abstain', comment });
/** Takes work upon oneself that others have too. */
export const claim = (who: string) => act(who, { action: 'claim' });
/** Keeps an opinion for later. */
export const keep = (who: string, comment: string) => act(who, { action: 'temporarySave', comment });
export const submit = (who: string, comment: string) => act(who, { action: 'submit', comment });

/** Sends it back to an earlier activity; it comes straight back once that is mended. */
export const reject = (who: string, activityCode: string, comment: string) =>
  act(who, { action: 'reject', activityCode, straightBack: true, comment });

export const forward = (who: string, to: string, comment: string) =>
  act(who, { action: 'forward', people: [to], comment });

/** Asks for help, and waits for it or not. */
export const assist = (who: string, people: string[], waits: boolean, comment: string) =>
  act(who, { action: 'assist', people, waits, comment });

export const addApprover = (who: string, people: string[], timing: 'before' | 'after', comment: string) =>
  act(who, { action: 'addSign', people, timing, comment });

export const removeApprover = (who: string, people: string[], comment: string) =>
  act(who, { action: 'removeSign', people, comment });

/** The originator takes it back. */
export const revoke =
  (comment: string): Action =>
  ({ harness, workflowInstanceId, by, requestId }) =>
    harness.services.workflow.commands.revoke(by, { workflowInstanceId, comment, requestId });

export const sendCc =
  (who: string, to: readonly string[], comment: string): Action =>
  ({ harness, workflowInstanceId, requestId }) => {
    const people = to.map((value) => ({ kind: 'user' as const, value }));
    return harness.services.workflow.commands.sendCc(actorOf(harness, who), {
      workflowInstanceId,
      people,
      comment,
      requestId,
    });
  };

export const read =
  (who: string): Action =>
  async ({ harness, workflowInstanceId }) => {
    const own = (await openItems(harness, workflowInstanceId)).filter(
      ({ userId, type }) => userId === who && type === 4,
    );
    return harness.services.workflow.commands.markRead(actorOf(harness, who), { ids: own.map(({ id }) => id) }, 'zh');
  };

/** Returns an action of originators and administrators on a workflow as a whole. */
export const administer =
  (who: string, command: AdministeredInstance, comment: string): Action =>
  ({ harness, workflowInstanceId, requestId }) =>
    harness.services.workflow.administration.act(actorOf(harness, who), {
      workflowInstanceId,
      command,
      comment,
      requestId,
    });

/** The same about the activity where the workflow stands. */
export const instanceAdminLive =
  (who: string, commandOf: (activityId: string) => AdministeredInstance, comment: string): Action =>
  async (moment) => {
    const { harness, workflowInstanceId } = moment;
    const { workflow } = harness.services;
    const { liveActivities } = await workflow.administration.get(actorOf(harness, who), { workflowInstanceId });
    return administer(who, commandOf(liveActivities[0]?.id ?? ''), comment)(moment);
  };

/** The same about the work of one person. */
export const handOn =
  (from: string, userId: string, comment: string): Action =>
  async (moment) => {
    const workItemId = await workOf(moment.harness, moment.workflowInstanceId, from);
    return administer('admin', { type: 'adjustParticipant', workItemId, userId }, comment)(moment);
  };

/** Does all that is due: reminders, timeouts, timers. */
export const time: Action = async ({ harness }) => {
  const { failures } = await harness.services.workflow.timers.processDue(new AbortController().signal);
  if (failures > 0) throw new Error(`${failures} workflows could not be taken on.`);
};

/** Services that workflows wait for are called. */
export const call: Action = async ({ harness }) => {
  for (let next = harness.calls.shift(); next !== undefined; next = harness.calls.shift()) {
    await harness.services.workflow.serviceCalls.call(next);
  }
};
