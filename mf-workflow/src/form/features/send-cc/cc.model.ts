import type { CcRecipient } from '@portico/shared-kit/contract/cc.schema';

interface Unit {
  readonly id: string;
}

/** Recipients of a cc, and the words to them. */
export interface CcEntry {
  readonly users: readonly Unit[];
  readonly departments: readonly Unit[];
  readonly roleIds: readonly string[];
  readonly comment: string;
}

/** Before anything is entered. */
export const emptyCc: CcEntry = { users: [], departments: [], roleIds: [], comment: '' };

/** People, departments and roles that are chosen at once, at most. */
export const mostChoices = 100;

/** The choices as they are sent. */
export function choicesOf({ users, departments, roleIds }: CcEntry): CcRecipient[] {
  return [
    ...users.map(({ id }) => ({ kind: 'user' as const, value: id })),
    ...departments.map(({ id }) => ({ kind: 'department' as const, value: id })),
    ...roleIds.map((id) => ({ kind: 'role' as const, value: id })),
  ];
}

/** Returns the reason for which it cannot be sent so: the key of its words; null where it can. */
export function problemOf(entry: CcEntry): 'nobody' | 'tooMany' | null {
  const { length } = choicesOf(entry);
  if (length === 0) return 'nobody';
  return length > mostChoices ? 'tooMany' : null;
}
