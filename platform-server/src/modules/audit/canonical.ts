import type { UserId } from '@portico/shared-kit/contract/ids';
import { createHash } from 'node:crypto';
import type { AuditAction, AuditObject, AuditResult } from '@portico/shared-kit/audit';

/** All that an event says. */
export interface AuditEvent {
  readonly id: string;
  readonly at: Date;
  /** Null: nobody that is known, or the system. */
  readonly actorId: UserId | null;
  readonly actorName: string | null;
  readonly onBehalfOfId: string | null;
  readonly onBehalfOfName: string | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly action: AuditAction;
  readonly objectKind: AuditObject;
  readonly objectId: string | null;
  readonly objectName: string | null;
  readonly result: AuditResult;
  readonly errcode: number | null;
  readonly traceId: string | null;
  /** Details of the action: plain JSON. */
  readonly detail: unknown;
}

/** Position of a sealed event in the chain of its organisation. */
export interface ChainLink {
  readonly corpId: string;
  /** From 1. */
  readonly position: number;
  /** The hash of the event before; empty for the first. */
  readonly previousHash: string;
}

/** The version of this text; another form of it would get another number. */
const version = 1;

/**
 * An event at its position as one text: a JSON array without white space, members in this order, times in ISO 8601 with
 * milliseconds, objects with their keys sorted. The same event always gives the same text, whatever the database made
 * of its JSON.
 */
function canonicalText(event: AuditEvent, { corpId, position, previousHash }: ChainLink): string {
  return JSON.stringify([
    version,
    corpId,
    position,
    previousHash,
    event.id,
    event.at.toISOString(),
    event.actorId,
    event.actorName,
    event.onBehalfOfId,
    event.onBehalfOfName,
    event.address,
    event.device,
    event.action,
    event.objectKind,
    event.objectId,
    event.objectName,
    event.result,
    event.errcode,
    event.traceId,
    sortedKeys(event.detail ?? null),
  ]);
}

/** SHA-256 of the canonical text, in hex. */
export function eventHash(event: AuditEvent, link: ChainLink): string {
  return createHash('sha256').update(canonicalText(event, link)).digest('hex');
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, sortedKeys(member)] as const);
  return Object.fromEntries(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
