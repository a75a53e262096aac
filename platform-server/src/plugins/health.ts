import fastifyPlugin from 'fastify-plugin';
import type { DatabaseState, DatabaseWatch } from '../database/index.ts';
import { outageOf } from './errors.ts';

/** Checks that decide whether the server can serve. */
interface HealthOptions {
  readonly database: Pick<DatabaseWatch, 'check' | 'note' | 'countRefused'>;
  isStopping(): boolean;
}

/** States in which nothing can be served. A database that takes no writes still shows people what is there. */
const away: readonly DatabaseState[] = ['unreachable', 'restarting'];

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, and what is so of the database; 503 while that is away or the
 * process stops. The watch of the database hears of every request that was refused for an outage.
 */
export const health = fastifyPlugin<HealthOptions>(async (app, { database, isStopping }) => {
  app.addHook('onResponse', async (request) => {
    const failure = outageOf(request);
    if (failure === undefined) return;
    database.note(failure);
    database.countRefused();
  });
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    const state = await database.check();
    if (away.includes(state)) return reply.status(503).send({ status: 'database unavailable', database: state });
    return { status: 'ready', database: state };
  });
});
