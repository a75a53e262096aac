import type { Services } from '@portico/platform-server/services';
import { type Actor, actorOf, openItems, type Stage } from './stage.ts';

/** A workflow in the middle of its story. */
interface Moment {
  readonly stage: Stage;
  readonly workflowInstanceId: string;
  /** The person who started it. */
  readonly by: Actor;
  /** Names what is done now. */
  readonly requestId: string;
}

/** Action of a person in the scenario. */
export type Deed = (moment: Moment) => Promise<unknown>;

type Acting = Parameters<Services['workflow']['act']>[1];
type Overseeing = Parameters<Services['workflow']['actOnInstance']>[1]['command'];

/** The open work of somebody in a workflow. */
async function workOf(stage: Stage, workflowInstanceId: string, who: string): Promise<string> {
  const items = await openItems(stage, workflowInstanceId);
  const own = items.find(({ userId, type }) => userId === who && type !== 4);
  if (own !== undefined) return own.id;
  const others = items.map(({ userId, activityCode }) => `${userId} at ${activityCode}`).join(', ');
  throw new Error(`${who} has nothing to do, but ${others || 'nobody'}.`);
}

function act(who: string, rest: Omit<Acting, 'id' | 'requestId'>): Deed {
  return async ({ stage, workflowInstanceId, requestId }) => {
    const id = await workOf(stage, workflowInstanceId, who);
    return stage.services.workflow.act(actorOf(stage, who), { id, requestId, ...rest }, 'zh');
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
  (comment: string): Deed =>
  ({ stage, workflowInstanceId, by, requestId }) =>
    stage.services.workflow.revoke(by, { workflowInstanceId, comment, requestId });

export const circulate =
  (who: string, to: readonly string[], comment: string): Deed =>
  ({ stage, workflowInstanceId, requestId }) => {
    const people = to.map((value) => ({ kind: 'user' as const, value }));
    return stage.services.workflow.circulate(actorOf(stage, who), { workflowInstanceId, people, comment, requestId });
  };

export const read =
  (who: string): Deed =>
  async ({ stage, workflowInstanceId }) => {
    const own = (await openItems(stage, workflowInstanceId)).filter(({ userId, type }) => userId === who && type === 4);
    return stage.services.workflow.read(actorOf(stage, who), { ids: own.map(({ id }) => id) }, 'zh');
  };

/** Returns an action of originators and administrators on a workflow as a whole. */
export const oversee =
  (who: string, command: Overseeing, comment: string): Deed =>
  ({ stage, workflowInstanceId, requestId }) =>
    stage.services.workflow.actOnInstance(actorOf(stage, who), { workflowInstanceId, command, comment, requestId });

/** The same about the activity where the workflow stands. */
export const overseeLive =
  (who: string, commandOf: (activityId: string) => Overseeing, comment: string): Deed =>
  async (moment) => {
    const { stage, workflowInstanceId } = moment;
    const { workflow } = stage.services;
    const { liveActivities } = await workflow.getOversight(actorOf(stage, who), { workflowInstanceId });
    return oversee(who, commandOf(liveActivities[0]?.id ?? ''), comment)(moment);
  };

/** The same about the work of one person. */
export const handOn =
  (from: string, userId: string, comment: string): Deed =>
  async (moment) => {
    const workItemId = await workOf(moment.stage, moment.workflowInstanceId, from);
    return oversee('admin', { type: 'adjustParticipant', workItemId, userId }, comment)(moment);
  };

/** Does all that is due: reminders, timeouts, timers. */
export const time: Deed = async ({ stage }) => {
  const { failures } = await stage.services.workflow.processDueTimers(new AbortController().signal);
  if (failures > 0) throw new Error(`${failures} workflows could not be taken on.`);
};

/** Services that workflows wait for are called. */
export const call: Deed = async ({ stage }) => {
  for (let next = stage.calls.shift(); next !== undefined; next = stage.calls.shift()) {
    await stage.services.workflow.callService(next);
  }
};
