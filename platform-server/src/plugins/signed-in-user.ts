import type { Grant } from '@portico/shared-kit/permissions';

/** User who makes a request, by whose facts policies decide. */
export interface SignedInUser {
  readonly id: string;
  readonly corpId: string;
  readonly name: string;
  /** The session family the token belongs to. */
  readonly sessionId: string;
  readonly grants: readonly Grant[];
  readonly roleCodes: readonly string[];
  /** Null for an account outside the departments, such as the root administrator. */
  readonly mainDepartmentId: string | null;
  readonly departmentIds: readonly string[];
  /** Ids of those departments and of all below them. */
  readonly departmentIdsBelow: readonly string[];
  /** Their password is an initial one: until they have changed it, they may do nothing else. */
  readonly mustChangePassword?: boolean;
  /** A role of theirs asks for a second factor that they do not have: until they have one, they may do nothing else. */
  readonly mustSetUpSecondFactor?: boolean;
  /** True where they changed something a moment ago and read from the primary until a replica surely has it. */
  readonly hasJustWritten?: boolean;
}
