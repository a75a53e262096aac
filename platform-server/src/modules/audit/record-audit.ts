import type { AuditPerson } from '../../plugins/call-recorder.ts';
import { type AuditAction, auditActionRow, type AuditResult } from '@portico/shared-kit/audit';
import type { Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import { type AuditedObject, auditScope } from './audit-scope.ts';
import * as repository from './events.repository.ts';
import { findObjectName } from './object-names.repository.ts';

/** An event to be recorded. Who did it, from where, and the trace come from the call under way. */
export interface AuditRecord {
  readonly action: AuditAction;
  /** Absent: there is no one object. A name that is absent is looked up. */
  readonly object?: AuditedObject;
  /** The person who did it, where the call is nobody's yet; absent: the caller. */
  readonly actor?: AuditPerson | null;
  /** In whose place it was done. */
  readonly onBehalfOf?: AuditPerson | null;
  /** Absent: done. */
  readonly result?: AuditResult;
  /** The code of the catalogue with which it was refused. */
  readonly errcode?: number;
  /** Plain JSON without secrets. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

type RecordPlatform = Pick<Platform, 'corpId' | 'newId' | 'now'>;

/** A text that a person chose is kept as far as a reader needs it. */
const longestName = 200;

/**
 * Adds an event to the audit trail, in the caller's transaction where `db` is one: both are kept, or neither is. The
 * call under way does not record the same action again when it ends.
 */
export async function recordAudit(platform: RecordPlatform, db: Database, record: AuditRecord): Promise<void> {
  const { corpId, newId, now } = platform;
  const scope = auditScope();
  const { action, object, result = 'done', errcode = null, detail = null } = record;
  const { object: objectKind } = auditActionRow(action);
  const actor = await named(db, corpId, record.actor === undefined ? scope.actor : record.actor);
  const onBehalfOf = await named(db, corpId, record.onBehalfOf ?? null);
  const objectId = object?.id ?? null;
  const known = object?.name ?? null;
  const name = known ?? (objectId === null ? null : await findObjectName(db, corpId, objectKind, objectId));
  await repository.insertEvent(db, corpId, {
    id: newId(),
    at: now(),
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? null,
    onBehalfOfId: onBehalfOf?.id ?? null,
    onBehalfOfName: onBehalfOf?.name ?? null,
    address: scope.address,
    device: scope.device,
    action,
    objectKind,
    objectId,
    objectName: name?.slice(0, longestName) ?? null,
    result,
    errcode,
    traceId: scope.traceId,
    detail,
  });
  scope.recorded.add(action);
}

async function named(db: Database, corpId: string, person: AuditPerson | null): Promise<AuditPerson | null> {
  if (person === null || person.name !== undefined) return person;
  return { id: person.id, name: (await findObjectName(db, corpId, 'account', person.id)) ?? undefined };
}
