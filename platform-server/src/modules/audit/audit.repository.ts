import type { ExportAuditInput } from '@portico/shared-kit/contract/audit.schema';
import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, forValues, type Tables } from '../../database/index.ts';
import { eventOf, type StoredAuditEvent } from './events.repository.ts';

/** The beginning of a page: after this event, going back in time. */
export interface EventCursor {
  readonly at: Date;
  readonly id: string;
}

interface PageWish {
  readonly after: EventCursor | null;
  readonly limit: number;
}

type Column = ExpressionBuilder<Tables, 'audit_event'>;

/** Part of a text, its own wildcards taken as they are written. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function isPerson(row: Column, text: string) {
  const pattern = containing(text);
  return row.or([
    row('actor_id', '=', text),
    row('actor_name', 'ilike', pattern),
    row('on_behalf_of_id', '=', text),
    row('on_behalf_of_name', 'ilike', pattern),
  ]);
}

function isObject(row: Column, text: string) {
  return row.or([row('object_id', '=', text), row('object_name', 'ilike', containing(text))]);
}

/** Conditions of a search; one that is left out narrows nothing. */
function conditionsOf(row: Column, asked: ExportAuditInput) {
  const { from, to, person, actions, object, results, address, traceId } = asked;
  return row.and([
    ...(from === undefined ? [] : [row('at', '>=', new Date(from))]),
    ...(to === undefined ? [] : [row('at', '<', new Date(to))]),
    ...(person === undefined ? [] : [isPerson(row, person)]),
    ...(actions === undefined ? [] : [row('action', 'in', actions)]),
    ...(object === undefined ? [] : [isObject(row, object)]),
    ...(results === undefined ? [] : [row('result', 'in', results)]),
    ...(address === undefined ? [] : [row('address', 'like', containing(address).slice(1))]),
    ...(traceId === undefined ? [] : [row('trace_id', '=', traceId)]),
  ]);
}

/** Events that the question finds, the newest first. */
export async function searchEvents(
  db: Database,
  corpId: string,
  asked: ExportAuditInput,
  { after, limit }: PageWish,
): Promise<StoredAuditEvent[]> {
  const found = forValues(db)
    .selectFrom('audit_event')
    .selectAll()
    .where('corp_id', '=', corpId)
    .where((row) => conditionsOf(row, asked))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const page = after === null ? found : found.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`);
  return (await page.execute()).map(eventOf);
}
