import type { AuditEntry } from '@portico/shared-kit/contract/audit.schema';
import type { EventCursor } from './audit.repository.ts';
import type { StoredAuditEvent } from './events.repository.ts';

/** An event as a page shows it. */
export function presentEvent(event: StoredAuditEvent): AuditEntry {
  const { id, at, address, device, action, objectKind, objectId, objectName } = event;
  const { result, errcode, traceId, detail, position, hash } = event;
  return {
    id,
    at: at.toISOString(),
    actor: personOf(event.actorId, event.actorName),
    onBehalfOf: personOf(event.onBehalfOfId, event.onBehalfOfName),
    address,
    device,
    action,
    objectKind,
    objectId,
    objectName,
    result,
    errcode,
    traceId,
    detail: detail as AuditEntry['detail'],
    position,
    hash,
  };
}

function personOf(id: string | null, name: string | null): AuditEntry['actor'] {
  return id === null ? null : { id, name };
}

/** The place of an event as text. */
export function cursorText({ at, id }: EventCursor): string {
  return `${at.toISOString()}~${id}`;
}

/** The place that such a text says. */
export function cursorOf(text: string): EventCursor {
  const end = text.indexOf('~');
  return { at: new Date(text.slice(0, end)), id: text.slice(end + 1) };
}
