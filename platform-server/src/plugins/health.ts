import fastifyPlugin from 'fastify-plugin';

/** What decides whether the server can serve. */
export interface HealthOptions {
  /** Resolves when the database answers; rejects otherwise. */
  checkDatabase(): Promise<void>;
  isStopping(): boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 while the database is away or the process stops. */
export const health = fastifyPlugin<HealthOptions>(async (app, { checkDatabase, isStopping }) => {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    try {
      await checkDatabase();
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
});
