import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Companions, SentStatement } from './sent-statement.ts';

/** Statements worth a name: PostgreSQL then parses and plans them once per connection. */
const usesBeforeNaming = 3;
/** Filters make endlessly many statements; a connection must not remember them all. */
const mostNames = 500;
const mostCounted = 5000;
const planIsStale = '0A000';
const transactionFailed = '25P02';

/** Stands in a statement that is planned anew each time, for its values: see `forValues`. */
export const plannedForValues = '/* planned for its values */';

/** Begins the last statement of a transaction, with which its commit is sent: see `withCommit`. */
export const endsTransaction = '/* ends its transaction */';

const uses = new Map<string, number>();
const names = new Map<string, string>();

/** @returns the statement's name, undefined while it is too rare for one, or is not to keep a plan */
function statementName(text: string, { alwaysPlans }: { readonly alwaysPlans: boolean }): string | undefined {
  if (!alwaysPlans && text.includes(plannedForValues)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const count = (uses.get(text) ?? 0) + 1;
  if (count < usesBeforeNaming) {
    if (uses.size >= mostCounted) uses.clear();
    uses.set(text, count);
    return undefined;
  }
  uses.delete(text);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

type Values = readonly unknown[];

/** Options of a pool of these clients. */
export interface NamingClientConfig extends pg.ClientConfig {
  /** After how many ms a statement without an end costs it its connection; 0: never. */
  readonly longestStatement?: number;
  /** True where PostgreSQL was told to plan for the values even what has a name. */
  readonly alwaysPlans?: boolean;
}

/** Returns what the driver gives for a command that was not sent by itself. */
function resultOf(command: string): pg.QueryResult {
  return { command, rowCount: null, oid: 0, fields: [], rows: [] };
}

/**
 * A pg client that names the statements it sees often, and drops a connection over which no answer comes. With `pipeline`
 * it sends the begin of a transaction along with its first statement, and the commit with one that is marked as the last:
 * each way to the database and back costs as much as a small statement. COPY streams, cursors and callbacks pass through
 * unchanged.
 */
export class NamingClient extends pg.Client {
  readonly #longestStatement: number;
  readonly #alwaysPlans: boolean;
  /** Begins and ends of transactions that this connection keeps under their own texts, once each was sent by itself. */
  readonly #kept = new Set<string>();
  /** The begin of a transaction that has asked nothing yet; null outside of one and after it. */
  #begin: string | null = null;
  /** True where the commit went with the last statement, until somebody asks for the end. */
  #hasEnded = false;

  constructor(config: NamingClientConfig = {}) {
    super(config);
    this.#longestStatement = config.longestStatement ?? 0;
    this.#alwaysPlans = config.alwaysPlans ?? false;
    // The pool listens only while a client is idle. Between two statements of a transaction nobody would, and an error
    // that nobody listens to ends the process; the next statement of the transaction fails by itself.
    this.on('error', () => undefined);
  }

  // The base class has nine overloads; all but the one that kysely uses are handed on as they came.
  override query = ((...args: readonly unknown[]): unknown => {
    const [text, values] = args;
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values);
    if (isPlain) return this.pipeline ? this.#inTransaction(text, values) : this.#alone(text, values);
    if (this.#begin !== null) void this.#sendBegin().catch(() => undefined);
    return Reflect.apply(super.query, this, args);
  }) as pg.Client['query'];

  #alone(text: string, values: Values, companions?: Companions): Promise<pg.QueryResult> {
    return this.#withLimit(() => this.#queryNamed(text, values, companions));
  }

  async #inTransaction(text: string, values: Values): Promise<pg.QueryResult> {
    if (text.startsWith('start transaction') || text === 'begin') {
      this.#begin = text;
      return resultOf('BEGIN');
    }
    if (text === 'commit' || text === 'rollback') return this.#end(text);
    const isLast = text.startsWith(endsTransaction) && this.#kept.has('commit');
    if (this.#begin === null && !isLast) return this.#alone(text, values);
    if (this.#begin !== null && !this.#kept.has(this.#begin)) await this.#sendBegin();
    const before = this.#begin ?? undefined;
    this.#begin = null;
    const result = await this.#alone(text, values, { before, after: isLast ? 'commit' : undefined });
    this.#hasEnded = isLast;
    return result;
  }

  #sendBegin(): Promise<pg.QueryResult> {
    const begin = this.#begin ?? 'begin';
    this.#begin = null;
    return this.#keep(begin);
  }

  /** Sends the begin or the end of a transaction by itself. */
  async #keep(text: string): Promise<pg.QueryResult> {
    const result = await this.#withLimit(() => this.#send({ text, values: [], name: text }));
    this.#kept.add(text);
    return result;
  }

  /** Ends a transaction, unless it never reached the server or has ended with its last statement. */
  async #end(text: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    const isOver = this.#hasEnded || this.#begin !== null;
    this.#hasEnded = false;
    this.#begin = null;
    return isOver ? resultOf(text.toUpperCase()) : this.#keep(text);
  }

  #send(
    statement: { readonly text: string; readonly values: Values; readonly name?: string },
    companions?: Companions,
  ): Promise<pg.QueryResult> {
    const sent = new SentStatement(statement, companions);
    super.query(sent as unknown as pg.Submittable);
    return sent.answered;
  }

  /** The connection goes with a statement that has no end: whoever gets it next would wait behind that. */
  async #withLimit(query: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    if (this.#longestStatement === 0) return query();
    let isAnswered = false;
    // What arrived while the process stood still is read first.
    const dropLate = () => setImmediate(() => void (isAnswered || dropConnection(this)));
    const timer = setTimeout(dropLate, this.#longestStatement);
    try {
      return await query();
    } finally {
      isAnswered = true;
      clearTimeout(timer);
    }
  }

  async #queryNamed(text: string, values: Values, companions?: Companions): Promise<pg.QueryResult> {
    const name = statementName(text, { alwaysPlans: this.#alwaysPlans });
    if (name === undefined) return this.#send({ text, values }, companions);
    try {
      return await this.#send({ text, values, name }, companions);
    } catch (error) {
      if (codeOf(error) !== planIsStale) throw error;
      // A model was published again and the table's columns changed: planned anew, unless the transaction is lost.
      names.delete(text);
      if (companions !== undefined) throw error;
      return this.#send({ text, values }).catch((second: unknown) => {
        throw codeOf(second) === transactionFailed ? error : second;
      });
    }
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Cuts a connection at once, without a word to a server that may not listen: its statements fail, and it is thrown away. */
export function dropConnection(client: pg.ClientBase): void {
  connectionOf(client).stream.destroy(new Error('Connection terminated: no answer'));
}

/** The types of the driver leave out what its clients stand on. */
function connectionOf(client: pg.ClientBase): pg.Connection {
  return (client as pg.ClientBase & { readonly connection: pg.Connection }).connection;
}
