import { auditTexts } from '@portico/shared-kit/audit';
import type { Locale } from '@portico/shared-kit/i18n';
import type { KeptEvent } from './events.repository.ts';
import { csvTexts } from './audit-csv.texts.ts';

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** Beginnings of texts that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A cell by RFC 4180; a text that a spreadsheet would calculate begins with an apostrophe. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(',')}\r\n`;

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
  return byteOrderMark + line(columns.map((name) => csvTexts.t(locale, name)));
}

/** The line of an event; its moment is ISO 8601 in UTC. */
export function csvLine(event: KeptEvent, locale: Locale): string {
  return line([
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
