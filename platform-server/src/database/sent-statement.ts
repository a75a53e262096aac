import pg from 'pg';

/** Statements without values that go along with another one, by the names under which the connection keeps them. */
export interface Companions {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The messages of the driver's connection that a statement is sent by. */
interface Messages {
  readonly stream: pg.Connection['stream'];
  bind(bound: { readonly statement: string }): void;
  execute(portal: object): void;
  sync(): void;
}

/** The parts of the driver's query that its types leave out. */
interface DriverQuery {
  name: string | undefined;
  queryMode: string;
  callback: (error: Error | null | undefined, result: pg.QueryResult) => void;
  submit(connection: Messages): Error | null;
  _getRows(connection: Messages): void;
  handleCommandComplete(message: object, connection: Messages): void;
}

const Base = pg.Query as unknown as new (text: string, values: readonly unknown[]) => DriverQuery;

/**
 * Statement on its way to the database. The begin of a transaction before it, or the commit behind it, goes as messages
 * of the same exchange: the database answers all of it at once, and where one fails passes over the rest. As queries of
 * their own they would each wake up both sides.
 */
export class SentStatement extends Base {
  readonly #companions: Companions;
  #completed = 0;

  /** Resolves with the result of the statement itself. */
  readonly answered: Promise<pg.QueryResult>;

  constructor(
    { text, values, name }: { readonly text: string; readonly values: readonly unknown[]; readonly name?: string },
    companions: Companions = {},
  ) {
    super(text, [...values]);
    this.name = name;
    this.#companions = companions;
    // A statement without values would go by another protocol, which has an exchange of its own.
    if (companions.before !== undefined || companions.after !== undefined) this.queryMode = 'extended';
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    this.answered = promise;
    this.callback = (error, result) => (error ? reject(error) : resolve(result));
  }

  override submit(connection: Messages): Error | null {
    const { stream } = connection;
    stream.cork();
    try {
      this.#accompany(connection, this.#companions.before);
      return super.submit(connection);
    } finally {
      stream.uncork();
    }
  }

  override _getRows(connection: Messages): void {
    connection.execute({});
    this.#accompany(connection, this.#companions.after);
    connection.sync();
  }

  override handleCommandComplete(message: object, connection: Messages): void {
    const own = this.#companions.before === undefined ? 0 : 1;
    if (this.#completed === own) super.handleCommandComplete(message, connection);
    this.#completed += 1;
  }

  #accompany(connection: Messages, statement: string | undefined): void {
    if (statement === undefined) return;
    connection.bind({ statement });
    connection.execute({});
  }
}
