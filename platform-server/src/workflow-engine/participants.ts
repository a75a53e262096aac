import type { InstanceId, UserId } from '@portico/shared-kit/contract/ids';
import { topLevel } from '@portico/shared-kit/workflow';
import { type Variables, valueOf } from '@portico/shared-kit/expressions';
import type { ParticipantSpec } from './template/template.ts';

/** A person as work items and logs carry them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The person who started the instance. */
export interface Originator extends Person {
  /** Department for which the instance was started; null when the person has none. */
  readonly departmentId: string | null;
}

/**
 * A question about the organisation or the past of the instance. The engine asks by returning requests, and is called
 * again with the answers: so it reads no directory, and only those who are really needed are looked up. `key` names the
 * answer.
 */
export type ParticipantRequest =
  | { readonly key: string; readonly kind: 'user'; readonly userId: UserId }
  | { readonly key: string; readonly kind: 'users'; readonly userIds: readonly UserId[] }
  | { readonly key: string; readonly kind: 'department'; readonly departmentId: string }
  | { readonly key: string; readonly kind: 'role'; readonly roleId: string }
  /** The manager `level - 1` departments above this one; 'top': of the highest department that has one. */
  | {
      readonly key: string;
      readonly kind: 'departmentManager';
      readonly departmentId: string;
      readonly level: number | typeof topLevel;
    }
  /** Asks for the last handler of an activity of the instance. */
  | {
      readonly key: string;
      readonly kind: 'lastHandler';
      readonly instanceId: InstanceId;
      readonly activityCode: string;
    }
  /** Asks for the people who have handled one of these activities since the instance was last submitted or rejected. */
  | {
      readonly key: string;
      readonly kind: 'handlers';
      readonly instanceId: InstanceId;
      /** The node at which the instance began. */
      readonly startCode: string;
      readonly activityCodes: readonly string[];
    }
  | { readonly key: string; readonly kind: 'workflowAdmins' };

/** Answers by request key: the people who are active now, in a fixed order; an empty list when there is nobody. */
export type ParticipantAnswers = Readonly<Record<string, readonly Person[]>>;

/** The question of who administers workflows: they step in where nobody is found. */
export const workflowAdminsRequest: ParticipantRequest = { key: 'workflowAdmins', kind: 'workflowAdmins' };

/** The question whether this person is active. */
export function userRequest(userId: UserId): ParticipantRequest {
  return { key: `user:${userId}`, kind: 'user', userId };
}

/** Facts by which the people of a template are looked up. */
export interface Searching {
  readonly instanceId: InstanceId;
  readonly originator: Originator;
  readonly variables: Variables;
  /** ISO, UTC. */
  readonly now: string;
}

/**
 * The question behind a participant of a template; null when nobody can be meant, as by an empty staff field. Throws
 * for an expression that cannot be evaluated.
 */
export function requestOf(spec: ParticipantSpec, searching: Searching): ParticipantRequest | null {
  return requesters[spec.kind](spec.value ?? '', searching);
}

type Requester = (value: string, searching: Searching) => ParticipantRequest | null;

const requesters: Readonly<Record<ParticipantSpec['kind'], Requester>> = {
  user: (userId) => userRequest(userId),
  department: (departmentId) => ({ key: `department:${departmentId}`, kind: 'department', departmentId }),
  role: (roleId) => ({ key: `role:${roleId}`, kind: 'role', roleId }),
  originator: (_value, { originator }) => userRequest(originator.id),
  originatorManager: (value, { originator: { departmentId } }) =>
    departmentId === null
      ? null
      : {
          key: `departmentManager:${value}:${departmentId}`,
          kind: 'departmentManager',
          departmentId,
          level: value === topLevel ? value : Number(value),
        },
  staffField: (propertyCode, { variables }) =>
    // Text is somebody's id in an expression, never in a field: a field of text is not one of people.
    peopleIn(Object.hasOwn(variables, propertyCode) ? variables[propertyCode] : null, isStaff),
  handlerOf: (activityCode, { instanceId }) => ({
    key: `lastHandler:${activityCode}`,
    kind: 'lastHandler',
    instanceId,
    activityCode,
  }),
  expression: (text, { variables, now }) =>
    peopleIn(valueOf(text, variables, now), (each) => typeof each === 'string' || isStaff(each)),
};

/** People in a value: one or a list, however deep, of ids and staff values as `isPerson` takes them. */
function peopleIn(value: unknown, isPerson: (each: unknown) => boolean): ParticipantRequest | null {
  const flat: readonly unknown[] = Array.isArray(value) ? value.flat(maxDepth) : [value];
  const ids = flat.filter(isPerson).map((each) => (isStaff(each) ? each.id : String(each)));
  const [first, ...others] = [...new Set(ids.filter((id) => id !== ''))];
  if (first === undefined) return null;
  const userIds = [first, ...others];
  return others.length === 0 ? userRequest(first) : { key: `users:${userIds.join()}`, kind: 'users', userIds };
}

/** Lists in lists that an expression may give. */
const maxDepth = 5;

function isStaff(value: unknown): value is { readonly id: string } {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== ''
  );
}
