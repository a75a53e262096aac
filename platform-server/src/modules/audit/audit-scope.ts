import type { AuditPerson } from '../../plugins/call-recorder.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditAction } from '@portico/shared-kit/audit';

/** The object of an event. */
export interface AuditedObject {
  readonly id: string | null;
  readonly name?: string | null | undefined;
}

/** The person who acts at the moment, and from where; the same for all that one request records. */
export interface AuditScope {
  readonly actor: AuditPerson | null;
  readonly address: string | null;
  /** In words, such as `Chrome 130, Windows`. */
  readonly device: string | null;
  readonly traceId: string | null;
  /** The actions that were recorded within it, which its end does not record again. */
  readonly recorded: Set<AuditAction>;
}

const scopes = new AsyncLocalStorage<AuditScope>();

/** Runs the work; all that it records is in the name of this scope. */
export function inAuditScope<T>(scope: Omit<AuditScope, 'recorded'>, work: () => T): T {
  return scopes.run({ ...scope, recorded: new Set() }, work);
}

/** The scope of the call under way; outside of any the system itself acts. */
export function auditScope(): AuditScope {
  return scopes.getStore() ?? { actor: null, address: null, device: null, traceId: null, recorded: new Set() };
}
