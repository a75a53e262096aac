import type { DelegationStatus } from '@portico/shared-kit/contract/delegations.schema';

/** Terms of a delegation. */
export interface DelegationTerms {
  readonly delegateId: string;
  /** Null: all workflows. */
  readonly workflowCodes: readonly string[] | null;
  readonly startTime: Date;
  /** The first moment at which it no longer holds. */
  readonly endTime: Date;
  readonly reason: string | null;
  readonly includesOpen: boolean;
}

/** Period and workflows of a delegation. */
export type Span = Pick<DelegationTerms, 'workflowCodes' | 'startTime' | 'endTime'>;

/** Returns the status of a delegation at a moment. */
export function statusAt(
  {
    startTime,
    endTime,
    endedTime,
  }: Pick<DelegationTerms, 'startTime' | 'endTime'> & { readonly endedTime: Date | null },
  now: Date,
): DelegationStatus {
  if (endedTime !== null || endTime <= now) return 'ENDED';
  return startTime <= now ? 'ACTIVE' : 'PLANNED';
}

/** Returns the period and the workflows for which both hold; null where they never do together. */
export function common(left: Span, right: Span): Span | null {
  const startTime = left.startTime > right.startTime ? left.startTime : right.startTime;
  const endTime = left.endTime < right.endTime ? left.endTime : right.endTime;
  const workflowCodes = commonCodes(left.workflowCodes, right.workflowCodes);
  return startTime < endTime && workflowCodes?.length !== 0 ? { startTime, endTime, workflowCodes } : null;
}

function commonCodes(left: Span['workflowCodes'], right: Span['workflowCodes']): Span['workflowCodes'] {
  if (left === null || right === null) return left ?? right;
  return left.filter((code) => right.includes(code));
}
