import type pg from 'pg';

type AnyQuery = (...given: unknown[]) => unknown;

/** The texts of the statements that a pool's connections send from now on, without what goes as parameters. */
export function statementLog(pool: pg.Pool): string[] {
  const texts: string[] = [];
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
  return texts;
}
