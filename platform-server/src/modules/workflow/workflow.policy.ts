import type { HandlingAction, WorkItemAction } from '@portico/shared-kit/contract/workflow.schema';
import type { Grant } from '@portico/shared-kit/permissions';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { execute, type InstanceState, type WorkflowTemplate, type WorkItemRow } from '../../workflow-engine/index.ts';

/** Grants that make somebody an administrator (shell spec, section 6: any of the first three). */
const adminGrants: readonly Grant[] = ['APP_MNG', 'SYS_MNG', 'ADMIN'];
/** Grants whose holders look into every instance. */
const overseerGrants: readonly Grant[] = ['WORKFLOW_ADMIN', 'SYS_MNG', 'ADMIN'];

/** Whether somebody may start workflows: administrators and the root administrator may not (shell spec, section 4). */
export function mayStart(user: SignedInUser): boolean {
  return !adminGrants.some((grant) => user.grants.includes(grant));
}

/** Whether somebody sees instances in which they have no part. */
export function seesEveryInstance(user: SignedInUser): boolean {
  return overseerGrants.some((grant) => user.grants.includes(grant));
}

interface Situation {
  readonly template: WorkflowTemplate;
  readonly state: InstanceState;
  /** The user's own work item in the instance; null where they have none. */
  readonly item: WorkItemRow | null;
  readonly user: SignedInUser;
  /** ISO, UTC. */
  readonly now: string;
}

/** What the user may do with the instance now. */
export function actionsOf(situation: Situation): WorkItemAction[] {
  return [...handlingActions(situation), ...(mayRevoke(situation) ? ['revoke' as const] : [])];
}

function handlingActions({ template, state, item, user }: Situation): readonly HandlingAction[] {
  if (item?.status !== 'PENDING' || item.participant.id !== user.id) return [];
  const activity = state.activities.find(({ id }) => id === item.activityId);
  if (activity === undefined) return [];
  if (activity.waiting === 'submission') return ['submit'];
  const node = template.nodes.find(({ id }) => id === activity.nodeId);
  return node?.type === 'approve' ? node.actions : [];
}

/** Asks the engine itself, which knows the template's rule; a revoke needs nothing of the record or the directory. */
function mayRevoke({ template, state, user, now }: Situation): boolean {
  if (state.originator.id !== user.id) return false;
  const command = { type: 'revoke', actor: { id: user.id, name: user.name }, comment: null } as const;
  return execute({ template, state, command, context: { now, variables: {}, answers: {} } }).kind === 'done';
}
