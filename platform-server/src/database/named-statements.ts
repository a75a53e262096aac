import { createHash } from 'node:crypto';
import pg from 'pg';

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

const ignored = () => undefined;

/**
 * A pg client that names the statements it sees often, and drops a connection over which no answer comes. With `pipeline`
 * it sends the begin of a transaction along with its first statement, and the commit with one that is marked as the last:
 * each way to the database and back costs as much as a small statement. COPY streams, cursors and callbacks pass through
 * unchanged.
 */
export class NamingClient extends pg.Client {
  readonly #longestStatement: number;
  readonly #alwaysPlans: boolean;
  /** The begin of a transaction that has asked nothing yet; null outside of one and after it. */
  #begin: string | null = null;
  /** The commit that went with the last statement, until somebody asks for the end. */
  #ended: Promise<pg.QueryResult> | null = null;

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
    void this.#sendBegin();
    return Reflect.apply(super.query, this, args);
  }) as pg.Client['query'];

  #alone(text: string, values: Values): Promise<pg.QueryResult> {
    return this.#withLimit(() => this.#queryNamed(text, values));
  }

  async #inTransaction(text: string, values: Values): Promise<pg.QueryResult> {
    if (text.startsWith('start transaction') || text === 'begin') {
      this.#begin = text;
      return resultOf('BEGIN');
    }
    if (text === 'commit' || text === 'rollback') return this.#end(text);
    // Both are on their way before the first is answered, in one packet.
    const { stream } = connectionOf(this);
    stream.cork();
    const begun = this.#sendBegin();
    const done = this.#alone(text, values);
    if (text.startsWith(endsTransaction)) this.#sendCommit();
    stream.uncork();
    const result = await done;
    await begun;
    return result;
  }

  #sendBegin(): Promise<pg.QueryResult> | null {
    if (this.#begin === null) return null;
    const begun = super.query(this.#begin);
    this.#begin = null;
    begun.catch(ignored);
    return begun;
  }

  /** Sends a commit behind the last statement; where that fails, PostgreSQL takes the commit for a rollback. */
  #sendCommit(): void {
    this.#ended = this.#withLimit(() => super.query('commit'));
    this.#ended.catch(ignored);
  }

  /** Ends a transaction, unless it never reached the server or has ended with its last statement. */
  async #end(text: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    const ended = this.#ended;
    const isAhead = this.#begin !== null;
    this.#ended = this.#begin = null;
    if (isAhead) return resultOf(text.toUpperCase());
    if (ended === null) return this.#alone(text, []);
    const result = await ended;
    return text === 'commit' ? result : resultOf('ROLLBACK');
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

  async #queryNamed(text: string, values: Values): Promise<pg.QueryResult> {
    const name = statementName(text, { alwaysPlans: this.#alwaysPlans });
    const plain = { text, values: [...values] };
    if (name === undefined) return super.query(plain);
    try {
      return await super.query({ ...plain, name });
    } catch (error) {
      if (codeOf(error) !== planIsStale) throw error;
      // A model was published again and the table's columns changed: planned anew, unless the transaction is lost.
      names.delete(text);
      // After its commit it would be a statement without a transaction.
      if (text.startsWith(endsTransaction)) throw error;
      return super.query(plain).catch((second: unknown) => {
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
