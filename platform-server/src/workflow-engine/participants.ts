import type { ParticipantSpec } from './template/template.ts';
import type { Variables } from './condition.ts';

/** A person as work items and logs carry them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who started the instance. */
export interface Originator extends Person {
  /** Department for which the instance was started; null when the person has none. */
  readonly departmentId: string | null;
}

/**
 * A question about the organisation. The engine asks by returning requests, and is called again with the answers:
 * so it reads no directory, and only those who are really needed are looked up. `key` names the answer.
 */
export type ParticipantRequest =
  | { readonly key: string; readonly kind: 'user'; readonly userId: string }
  | { readonly key: string; readonly kind: 'department'; readonly departmentId: string }
  | { readonly key: string; readonly kind: 'role'; readonly roleId: string }
  /** The manager `level - 1` departments above this one. */
  | {
      readonly key: string;
      readonly kind: 'departmentManager';
      readonly departmentId: string;
      readonly level: number;
    }
  | { readonly key: string; readonly kind: 'workflowAdmins' };

/** Answers by request key: the people who are active now, in a fixed order; an empty list when there is nobody. */
export type ParticipantAnswers = Readonly<Record<string, readonly Person[]>>;

/** The question who oversees workflows: they step in where nobody is found. */
export const workflowAdminsRequest: ParticipantRequest = { key: 'workflowAdmins', kind: 'workflowAdmins' };

/** The question behind a participant of a template; null when nobody can be meant, as by an empty staff field. */
export function requestOf(
  spec: ParticipantSpec,
  originator: Originator,
  variables: Variables,
): ParticipantRequest | null {
  return requesters[spec.kind](spec.value ?? '', originator, variables);
}

type Requester = (value: string, originator: Originator, variables: Variables) => ParticipantRequest | null;

const requesters: Readonly<Record<ParticipantSpec['kind'], Requester>> = {
  user: (userId) => userRequest(userId),
  department: (departmentId) => ({ key: `department:${departmentId}`, kind: 'department', departmentId }),
  role: (roleId) => ({ key: `role:${roleId}`, kind: 'role', roleId }),
  originator: (_value, originator) => userRequest(originator.id),
  originatorManager: (value, { departmentId }) =>
    departmentId === null
      ? null
      : {
          key: `departmentManager:${value}:${departmentId}`,
          kind: 'departmentManager',
          departmentId,
          level: Number(value),
        },
  staffField: (propertyCode, _originator, variables) => {
    const value = Object.hasOwn(variables, propertyCode) ? variables[propertyCode] : null;
    return isStaff(value) ? userRequest(value.id) : null;
  },
};

function userRequest(userId: string): ParticipantRequest {
  return { key: `user:${userId}`, kind: 'user', userId };
}

function isStaff(value: unknown): value is { readonly id: string } {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== ''
  );
}
