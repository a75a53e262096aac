import type { Socket } from 'node:net';
import type pg from 'pg';

type Write = Socket['_write'];
type Writev = NonNullable<Socket['_writev']>;

/**
 * Counts the packets that the connections of a pool send from now on: each is a way to the database and back, whatever
 * number of statements are in it.
 */
export function packetLog(pool: pg.Pool): { readonly count: number } {
  const log = { count: 0 };
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const stream = (client as pg.PoolClient & { readonly connection: { readonly stream: Socket } }).connection.stream;
    const write = stream._write.bind(stream);
    const writev = stream._writev?.bind(stream);
    const countedWrite: Write = (...given) => {
      log.count += 1;
      write(...given);
    };
    const countedWritev: Writev = (...given) => {
      log.count += 1;
      writev?.(...given);
    };
    stream._write = countedWrite;
    if (writev !== undefined) stream._writev = countedWritev;
  });
  return log;
}
