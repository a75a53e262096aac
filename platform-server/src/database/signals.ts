import pg from 'pg';

/**
 * Words from one server process to the others, by LISTEN and NOTIFY: quick, and lost for who does not hear at that
 * moment. So they only hasten what would come anyway, and a database that knows no LISTEN is none the worse.
 */
export interface Signals {
  /** Tells all processes that listen, this one too. Never throws; a text may have 8,000 bytes. */
  send(texts: readonly string[]): void;
  /** Calls back with what is told from now on. Connects anew where the connection breaks. Called once. */
  listen(onText: (text: string) => void): void;
  /** Lets go of the connection. */
  close(): Promise<void>;
}

interface SignalOptions {
  readonly pool: pg.Pool;
  /** A name of small letters and underscores. */
  readonly channel: string;
  readonly onError: (error: unknown) => void;
  /** Ms before a broken connection is tried again; doubles up to `mostWait`. */
  readonly firstWait?: number;
}

const mostWait = 5 * 60_000;

/** Opens a channel; nothing is connected before somebody listens. */
export function openSignals({ pool, channel, onError, firstWait = 1_000 }: SignalOptions): Signals {
  const sending = new Set<Promise<unknown>>();
  let listener: Listener | undefined;
  let isClosed = false;
  return {
    send(texts) {
      if (isClosed || texts.length === 0) return;
      const values = [channel, texts];
      const sent = pool.query('select pg_notify($1, text) from unnest($2::text[]) as text', values).catch(onError);
      sending.add(sent);
      void sent.finally(() => sending.delete(sent));
    },
    listen(onText) {
      if (!isClosed) listener ??= startListening({ pool, channel, onError, firstWait }, onText);
    },
    async close() {
      isClosed = true;
      await Promise.all([listener?.stop(), ...sending]);
    },
  };
}

interface Listener {
  stop(): Promise<void>;
}

/** A connection of its own, since one of the pool would be missing there. */
function startListening(
  { pool, channel, onError, firstWait }: Required<SignalOptions>,
  onText: (text: string) => void,
): Listener {
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = firstWait;
  let isStopped = false;

  function connect(): void {
    const client = new pg.Client({ ...pool.options, application_name: 'portico-signals' });
    current = client;
    const lose = (why?: unknown) => {
      if (current !== client) return;
      current = undefined;
      void client.end().catch(() => undefined);
      if (isStopped) return;
      if (why !== undefined) onError(why);
      timer = setTimeout(connect, wait).unref();
      wait = Math.min(mostWait, wait * 2);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => onText(payload));
    client
      .connect()
      .then(() => client.query(`listen ${channel}`))
      .then(() => (wait = firstWait), lose);
  }

  connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const client = current;
      current = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}
