import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** A statement as it was sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type AnyQuery = (...given: unknown[]) => unknown;
type Pool = OpenPlatform['platform']['connections']['pool'];

/** Delay after which notifications of earlier commands are sent, which go out behind its answer. */
const quietMs = 300;

/** The statements that work sends to the database, in their order, and those that it leaves to be sent behind it. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const sent: Statement[] = [];
  const undo: (() => void)[] = [];
  const watch = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as AnyQuery;
    const logging: AnyQuery = (...given) => {
      sent.push(statementOf(given));
      return query(...given);
    };
    client.query = logging as pg.PoolClient['query'];
    undo.push(() => {
      client.query = query as pg.PoolClient['query'];
    });
  };
  const watched = new WeakSet<pg.PoolClient>();
  const onAcquire = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    watch(client);
  };
  await pause(quietMs);
  pool.on('acquire', onAcquire);
  await work();
  await pause(quietMs);
  pool.off('acquire', onAcquire);
  for (const each of undo) each();
  return sent;
}

function statementOf([first, values]: readonly unknown[]): Statement {
  const { text, values: own } =
    typeof first === 'object' && first !== null
      ? (first as { readonly text: string; readonly values?: readonly unknown[] })
      : { text: String(first) };
  return { text, values: own ?? (Array.isArray(values) ? values : []) };
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * The same statements about something else: ids that `ids` names stand for others, and every other id that the work made
 * itself is a new one.
 */
export function about(
  statements: readonly Statement[],
  ids: ReadonlyMap<string, string>,
  newId: () => string,
): readonly Statement[] {
  const others = new Map(ids);
  const replaced = (id: string) => {
    const known = others.get(id) ?? newId();
    others.set(id, known);
    return known;
  };
  const valueOf = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(uuid, replaced);
    return Array.isArray(value) ? value.map(valueOf) : value;
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(valueOf) }));
}

/** A work item that can be decided. */
export interface Decision {
  readonly instance: string;
  readonly record: string;
  /** Its number within the instance. */
  readonly item: number;
}

/** The statements of one decision about another work item; what it notes in the log gets names of its own. */
export function decidedElsewhere(
  statements: readonly Statement[],
  from: Decision,
  to: Decision,
  newId: () => string,
): readonly Statement[] {
  const mark = newId();
  const renamed = (value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith(`${from.instance}-`)) return value;
    const number = value.slice(from.instance.length + 1);
    return `${to.instance}-${number === String(from.item) ? to.item : `${mark}-${number}`}`;
  };
  const ids = new Map([
    [from.instance, to.instance],
    [from.record, to.record],
    [to.instance, to.instance],
    [mark, mark],
  ]);
  return about(
    statements.map(({ text, values }) => ({ text, values: values.map(renamed) })),
    ids,
    newId,
  );
}

/** Sends statements as they are, one after the other on one connection of the product's own pool, which prepares them. */
export async function send(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) {
      await (values.length === 0 ? client.query(text) : client.query(text, [...values]));
    }
  } finally {
    client.release();
  }
}
