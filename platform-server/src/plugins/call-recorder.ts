import type { Endpoint } from '@portico/shared-kit/contract/endpoint';

/** Person as the trail names them; the name is looked up where it is absent. */
export interface AuditPerson {
  readonly id: string;
  readonly name?: string | undefined;
}

/** A call of an endpoint: who makes it, from where, with what. */
export interface AuditedCall {
  readonly endpoint: Pick<Endpoint<never, unknown>, 'audit' | 'operationId'>;
  /** Null: nobody is signed in. */
  readonly user: AuditPerson | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly traceId: string;
}

/** Records the calls of endpoints, each in one place. */
export interface CallRecorder {
  /**
   * Does the work of a call and records it where its endpoint says so and the work did not by itself. What it throws is
   * recorded as refused and thrown on; so is a call of any endpoint that is not permitted (403). An event of what was
   * done that cannot be kept fails the call: nothing is handed out unrecorded.
   */
  during<T>(call: AuditedCall, work: () => Promise<T> | T): Promise<T>;
  /** The same for a call whose answer is a file: what was done is recorded by `sending`, before the first byte leaves. */
  duringStream<T>(call: AuditedCall, work: () => Promise<T> | T): Promise<T>;
  /** Records a file that is about to be sent. */
  sending(call: AuditedCall): Promise<void>;
  /** Records a call that was refused before its work began. */
  refused(call: AuditedCall, error: unknown): Promise<void>;
}
