import type {
  InstanceAdminAction,
  InstanceAdminRefusal,
  InstanceAdministration,
} from '@portico/shared-kit/contract/instance-administration.schema';
import { type AppError, appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { InstanceState, WorkflowTemplate, WorkItemRow } from '../../../workflow-engine/index.ts';
import { isInstanceAdmin } from '../workflow.policy.ts';

/** Handlers are reminded once in this many minutes at most, whoever does it. */
const urgeMinutes = 10;

/** An instance as it stands for one user. */
export interface AdministeredInstance {
  readonly user: SignedInUser;
  readonly state: InstanceState;
  readonly template: WorkflowTemplate;
  /** The user has or had work in it. */
  readonly hasPart: boolean;
  /** Open work, without what is only to be read. */
  readonly pending: readonly WorkItemRow[];
  /** Time of the last reminder to the handlers; null before the first. */
  readonly urgedTime: Date | null;
  readonly now: Date;
}

type InstanceRole = 'originator' | 'participant' | 'administrator';

interface Rule {
  /** Roles in the instance that may take the action at all. */
  readonly roles: readonly InstanceRole[];
  /** Returns the reason against it now; null when it may be done. Asked after the end only where `afterEnd` says so. */
  refusal?(administered: AdministeredInstance): InstanceAdminRefusal | null;
  readonly afterEnd?: true;
}

/** Rules for who may take which action and when, in the order in which the actions are offered. */
const rules: Readonly<Record<InstanceAdminAction, Rule>> = {
  urge: { roles: ['originator', 'administrator'], refusal: urgeRefusal },
  communicate: { roles: ['originator', 'participant', 'administrator'], afterEnd: true },
  adjustParticipants: { roles: ['administrator'] },
  adjustParticipant: { roles: ['administrator'] },
  activateActivity: { roles: ['administrator'] },
  cancelActivity: { roles: ['administrator'] },
  modifyOwner: { roles: ['administrator'] },
  finish: { roles: ['administrator'] },
  abort: { roles: ['administrator'] },
  void: { roles: ['originator', 'administrator'], refusal: voidRefusal },
};

/** Returns the actions of the user's roles in the instance, each with the reason against it now. */
export function instanceAdminActions(administered: AdministeredInstance): InstanceAdministration['actions'] {
  const roles = rolesOf(administered);
  return (Object.keys(rules) as InstanceAdminAction[])
    .filter((action) => rules[action].roles.some((role) => roles.has(role)))
    .map((action) => ({ action, refusal: refusalOf(action, administered) }));
}

/** Throws noPermission, or why it cannot be done now (workflowEnded, voidNotYours, urgedRecently, nobodyToUrge). */
export function requireInstanceAdminAction(action: InstanceAdminAction, administered: AdministeredInstance): void {
  const found = instanceAdminActions(administered).find((each) => each.action === action);
  if (found === undefined) throw appError('noPermission');
  if (found.refusal !== null) throw errors[found.refusal]();
}

const errors: Readonly<Record<InstanceAdminRefusal, () => AppError>> = {
  ended: () => appError('workflowEnded'),
  notWithYou: () => appError('voidNotYours'),
  urgedRecently: () => appError('urgedRecently', { minutes: urgeMinutes }),
  nobodyWaits: () => appError('nobodyToUrge'),
};

function rolesOf({ user, state, hasPart }: AdministeredInstance): ReadonlySet<InstanceRole> {
  return new Set([
    ...(state.originator.id === user.id ? ['originator' as const] : []),
    ...(hasPart ? ['participant' as const] : []),
    ...(isInstanceAdmin(user) ? ['administrator' as const] : []),
  ]);
}

function refusalOf(action: InstanceAdminAction, administered: AdministeredInstance): InstanceAdminRefusal | null {
  const { afterEnd, refusal } = rules[action];
  if (administered.state.finishedAt !== null && afterEnd !== true) return 'ended';
  return refusal?.(administered) ?? null;
}

function urgeRefusal({ urgedTime, now, pending, user }: AdministeredInstance): InstanceAdminRefusal | null {
  if (!pending.some(({ participant }) => participant.id !== user.id)) return 'nobodyWaits';
  return urgedTime !== null && now.getTime() - urgedTime.getTime() < urgeMinutes * 60_000 ? 'urgedRecently' : null;
}

/** The originator may while it lies with them, or while the template lets them take it back: else it is others' work too. */
function voidRefusal({ user, state, template }: AdministeredInstance): InstanceAdminRefusal | null {
  if (isInstanceAdmin(user) || template.revoke === 'whileProcessing') return null;
  return state.activities.some(({ waiting }) => waiting === 'submission') ? null : 'notWithYou';
}
