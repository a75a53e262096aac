import type pg from 'pg';
import type { Connections } from '../database/index.ts';

type AnyQuery = (...given: unknown[]) => unknown;

/** The texts of the statements that connections send from now on, without what goes as parameters. */
export function statementLog({ pool, readPool }: Pick<Connections, 'pool' | 'readPool'>): string[] {
  const texts: string[] = [];
  for (const each of [pool, readPool]) logInto(texts, each);
  return texts;
}

function logInto(texts: string[], pool: pg.Pool): void {
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as AnyQuery;
    const logging: AnyQuery = (...given) => {
      const [first] = given;
      if (typeof first === 'string') texts.push(first);
      else if (typeof first === 'object' && first !== null && 'text' in first) texts.push(String(first.text));
      return query(...given);
    };
    client.query = logging as pg.PoolClient['query'];
  });
}
