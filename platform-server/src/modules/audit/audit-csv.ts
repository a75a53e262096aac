import { auditTexts } from '@portico/shared-kit/audit';
import type { Locale } from '@portico/shared-kit/i18n';
import type { StoredAuditEvent } from './events.repository.ts';
import { byteOrderMark } from '../../spreadsheets/index.ts';
import { csvLine as lineOf } from '../../text-files/csv.ts';
import { csvTexts } from './audit-csv.texts.ts';

const columns = [
  'at',
  'personId',
  'person',
  'onBehalfOf',
  'address',
  'device',
  'action',
  'objectKind',
  'objectId',
  'object',
  'result',
  'errcode',
  'traceId',
  'detail',
  'position',
  'hash',
] as const;

/** The first line of the file, with what makes it UTF-8 for spreadsheets. */
export function csvHead(locale: Locale): string {
  return byteOrderMark + lineOf(columns.map((name) => csvTexts.t(locale, name)));
}

/** The line of an event; its moment is ISO 8601 in UTC. */
export function csvLine(event: StoredAuditEvent, locale: Locale): string {
  return lineOf([
    event.at.toISOString(),
    event.actorId,
    event.actorName,
    event.onBehalfOfName,
    event.address,
    event.device,
    auditTexts.t(locale, `action.${event.action}`),
    auditTexts.t(locale, `object.${event.objectKind}`),
    event.objectId,
    event.objectName,
    auditTexts.t(locale, `result.${event.result}`),
    event.errcode,
    event.traceId,
    event.detail === null ? null : JSON.stringify(event.detail),
    event.position,
    event.hash,
  ]);
}
