import { sql } from 'kysely';
import type { Database } from '../../database/index.ts';
import { eventOf, type StoredAuditEvent } from './events.repository.ts';

/** The chain of an organisation: its end, and where it begins since the oldest events were removed. */
export interface Chain {
  /** The position of the last sealed event; 0 for none. */
  readonly position: number;
  /** Its hash; empty for none. */
  readonly hash: string;
  /** The position of the last event that was removed; 0 for none. */
  readonly prunedPosition: number;
  /** Its hash, with which the first event that is left begins. */
  readonly prunedHash: string;
}

const noChain: Chain = { position: 0, hash: '', prunedPosition: 0, prunedHash: '' };

const chainColumns = ['position', 'hash', 'pruned_position as prunedPosition', 'pruned_hash as prunedHash'] as const;

/** The chain as it is now. */
export async function findChain(db: Database, corpId: string): Promise<Chain> {
  const row = await db.selectFrom('audit_chain').select(chainColumns).where('corp_id', '=', corpId).executeTakeFirst();
  return row ?? noChain;
}

/** The chain, which nobody else seals or prunes until the transaction ends. */
export async function lockChain(trx: Database, corpId: string): Promise<Chain> {
  await trx
    .insertInto('audit_chain')
    .values({ corp_id: corpId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('audit_chain')
    .select(chainColumns)
    .where('corp_id', '=', corpId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Keeps the new end of the chain. */
export async function setChainEnd(trx: Database, corpId: string, end: Pick<Chain, 'position' | 'hash'>): Promise<void> {
  await trx.updateTable('audit_chain').set(end).where('corp_id', '=', corpId).execute();
}

/** Up to `limit` events that are not sealed, the oldest first. */
export async function listUnsealed(db: Database, corpId: string, limit: number): Promise<StoredAuditEvent[]> {
  const rows = await db
    .selectFrom('audit_event')
    .selectAll()
    .where('corp_id', '=', corpId)
    .where('hash', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(eventOf);
}

/** Returns the number of events that are not sealed. */
export async function countUnsealed(db: Database, corpId: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit_event')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('corp_id', '=', corpId)
    .where('hash', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The seal of an event. */
export interface Seal {
  readonly id: string;
  readonly position: number;
  readonly previousHash: string;
  readonly hash: string;
}

/** Seals the events. */
export async function insertSeals(trx: Database, corpId: string, seals: readonly Seal[]): Promise<void> {
  await sql`update audit_event event
    set position = seal.position, previous_hash = seal.previous_hash, hash = seal.hash
    from unnest(
      ${seals.map(({ id }) => id)}::text[],
      ${seals.map(({ position }) => position)}::bigint[],
      ${seals.map(({ previousHash }) => previousHash)}::text[],
      ${seals.map(({ hash }) => hash)}::text[]
    ) as seal(id, position, previous_hash, hash)
    where event.corp_id = ${corpId} and event.id = seal.id`.execute(trx);
}

/** Up to `limit` sealed events after a position, in the order of the chain. */
export async function listSealed(
  db: Database,
  corpId: string,
  after: number,
  limit: number,
): Promise<StoredAuditEvent[]> {
  const rows = await db
    .selectFrom('audit_event')
    .selectAll()
    .where('corp_id', '=', corpId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(eventOf);
}

/** The last sealed event before the first one that is not older than the time; undefined where none may go. */
export async function findLastBefore(
  db: Database,
  corpId: string,
  before: Date,
): Promise<{ position: number; hash: string } | undefined> {
  const { rows } = await sql<{ position: number; hash: string }>`
    select position, hash from audit_event where corp_id = ${corpId} and position is not null and position < coalesce(
      (select min(position) from audit_event where corp_id = ${corpId} and position is not null and at >= ${before}),
      (select position + 1 from audit_chain where corp_id = ${corpId}))
    order by position desc limit 1`.execute(db);
  return rows[0];
}

/** Removes the events up to a position by the one function that may; the hash of the last of them is kept. @returns how many */
export async function pruneThrough(trx: Database, corpId: string, position: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`select audit_prune(${corpId}, ${position}) as removed`.execute(trx);
  return rows[0]?.removed ?? 0;
}

/** Returns what the newest record of a removal says it left; undefined where none is kept. */
export async function findLastPrune(db: Database, corpId: string): Promise<unknown> {
  const row = await db
    .selectFrom('audit_event')
    .select('detail')
    .where('corp_id', '=', corpId)
    .where('action', '=', 'auditPrune')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.detail;
}
