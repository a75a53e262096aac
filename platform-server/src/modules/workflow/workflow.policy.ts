import type { HandlingAction, WorkItemAction } from '@portico/shared-kit/contract/workflow.schema';
import { can, type Grant } from '@portico/shared-kit/permissions';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { canClaim, claimOn } from './work-items/claimed-items.ts';
import {
  execute,
  type InstanceState,
  isTask,
  type WorkflowTemplate,
  type WorkItemRow,
} from '../../workflow-engine/index.ts';

/** Grants that make somebody an administrator (shell spec, section 6: any of the first three). */
const adminGrants: readonly Grant[] = ['APP_MNG', 'SYS_MNG', 'ADMIN'];

/** Returns whether somebody may start workflows: administrators and the root administrator may not (shell spec, section 4). */
export function mayStart(user: SignedInUser): boolean {
  return !adminGrants.some((grant) => user.grants.includes(grant));
}

/** Returns whether somebody may give work away and be given it for a time: the root administrator has no part in it (shell spec, section 6). */
export function mayDelegate(user: SignedInUser): boolean {
  return !user.grants.includes('ADMIN');
}

/** Grants whose holders step into every instance, the nearest first; an application administrator looks on. */
export const instanceAdminGrants: readonly Grant[] = ['WORKFLOW_ADMIN', 'SYS_MNG', 'ADMIN'];

/** Returns whether somebody acts on instances in which they have no part. */
export function isInstanceAdmin(user: SignedInUser): boolean {
  return instanceAdminGrants.some((grant) => user.grants.includes(grant));
}

/** Returns whether somebody sees instances in which they have no part. */
export function seesEveryInstance(user: SignedInUser): boolean {
  return can(user.grants, 'workflow:oversee');
}

interface Situation {
  readonly template: WorkflowTemplate;
  readonly state: InstanceState;
  /** The user's own work item in the instance; null where they have none. */
  readonly item: WorkItemRow | null;
  readonly user: SignedInUser;
  /** True where the user started the instance, or has or had work in it or something to read. */
  readonly hasPart: boolean;
  /** ISO, UTC. */
  readonly now: string;
}

/** Returns the actions that the user may take on the instance now. */
export function actionsOf(situation: Situation): WorkItemAction[] {
  return [
    ...handlingActions(situation),
    ...(mayRevoke(situation) ? ['revoke' as const] : []),
    ...(situation.hasPart ? ['circulate' as const] : []),
  ];
}

function handlingActions({ template, state, item, user }: Situation): readonly HandlingAction[] {
  if (!item || item.participant.id !== user.id) return [];
  const activity = state.activities.find(({ id }) => id === item.activityId);
  if (activity === undefined) return [];
  const asked = (activity.helpers ?? []).filter(({ sourceItemId }) => sourceItemId === item.id);
  const hasSigners = asked.some(({ kind }) => kind === 'sign');
  if (item.status !== 'PENDING') return hasSigners ? ['removeSign'] : [];
  if (item.type === 2) return ['submit', 'temporarySave'];
  if (item.type === 3) return ['agree', 'disagree', 'temporarySave'];
  if (activity.waiting === 'submission') return ['submit', 'temporarySave'];
  const node = template.nodes.find(({ id }) => id === activity.nodeId);
  if (!node || !isTask(node)) return [];
  const offered: readonly HandlingAction[] = hasSigners
    ? node.actions
    : node.actions.filter((action) => action !== 'removeSign');
  const claiming = [...claimActions({ template, state, item }), 'temporarySave' as const];
  if (asked.some(({ timing }) => timing === 'before')) {
    return [...claiming, ...offered.filter((action) => whileWaiting.has(action))];
  }
  const isVote = node.type === 'approve' && node.multiInstance === 'vote';
  return [...claiming, ...offered, ...(isVote ? (['abstain'] as const) : [])];
}

/** Takes work that several have upon oneself, or gives it back. */
function claimActions({
  template,
  state,
  item,
}: Pick<Situation, 'template' | 'state'> & { readonly item: WorkItemRow }): readonly HandlingAction[] {
  if (claimOn(item, state)?.itemId === item.id) return ['giveBack'];
  return canClaim(item, template, state) ? ['claim'] : [];
}

/** Actions of a handler who waits for others to answer or to sign. */
const whileWaiting: ReadonlySet<HandlingAction> = new Set(['assist', 'addSign', 'removeSign']);

/** Asks the engine itself, which knows the template's rule; a revoke needs nothing of the record or the directory. */
function mayRevoke({ template, state, user, now }: Situation): boolean {
  if (state.originator.id !== user.id) return false;
  const command = { type: 'revoke', actor: { id: user.id, name: user.name }, comment: null } as const;
  return execute({ template, state, command, context: { now, variables: {}, answers: {} } }).kind === 'done';
}
