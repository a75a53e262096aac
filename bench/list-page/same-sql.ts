import { createHash } from 'node:crypto';
import { readConfig } from '@portico/platform-server/config';
import { type OpenPlatform, openPlatform } from '@portico/platform-server/open-platform';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import pg from 'pg';

/** A statement as the server sends it; the name prepares it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

type Query = (...args: readonly unknown[]) => unknown;

/**
 * Returns the statements that the server's own code sends to the database for each of the requests: its list query runs
 * here, on connections that write down what they send. What it keeps in memory (the model, known totals) it keeps here
 * too.
 */
export async function sameSql(
  home: string,
  token: string,
  requests: readonly QueryRecordsInput[],
): Promise<{ statements: readonly (readonly Statement[])[]; url: string }> {
  const open = await openPlatform(readConfig({ PORTICO_HOME: home, LOG_LEVEL: 'error' }));
  try {
    const written = writeDown(open);
    const user = await open.services.sessions.userOf(token);
    const ask = (input: QueryRecordsInput) => open.services.records.lists.query(user, input, 'zh');
    // The first one finds out what is kept from then on.
    if (requests[0] !== undefined) await ask(requests[0]);
    const statements: Statement[][] = [];
    for (const input of requests) {
      written.length = 0;
      await ask(input);
      statements.push(written.filter(({ text }) => !text.includes('business_model')));
    }
    return { statements, url: open.databaseUrl };
  } finally {
    await open.close();
  }
}

function writeDown({ platform }: OpenPlatform): Statement[] {
  const written: Statement[] = [];
  const seen = new WeakSet<object>();
  platform.connections.readPool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query as unknown as Query;
    const noted: Query = (...args) => {
      const [text, values] = args;
      if (typeof text === 'string' && Array.isArray(values)) written.push({ name: nameOf(text), text, values });
      return Reflect.apply(query, client, args);
    };
    client.query = noted as unknown as typeof client.query;
  });
  return written;
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/**
 * Connections that do nothing but send prepared statements and read the answers, as pgbench does; each is planned for its
 * values, as the server has it for lists.
 */
export async function openDirect(url: string, connections: number) {
  const clients = Array.from(
    { length: connections },
    () => new pg.Client({ connectionString: url, options: '-c timezone=UTC -c plan_cache_mode=force_custom_plan' }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  return {
    run: async (worker: number, statements: readonly Statement[]) => {
      for (const statement of statements) await clients[worker]?.query(statement);
    },
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}
