import fastifyPlugin from 'fastify-plugin';

/** Warns once where somebody forwards requests whose proxy is not named: all people behind it share the limits of one address. */
export const unnamedProxy = fastifyPlugin<{ isProxy(address: string): boolean }>(async (app, { isProxy }) => {
  let isLogged = false;
  app.addHook('onRequest', async ({ headers, socket, log }) => {
    const address = socket.remoteAddress ?? '';
    if (isLogged || headers['x-forwarded-for'] === undefined || isProxy(address)) return;
    isLogged = true;
    log.warn({ address }, 'X-Forwarded-For is not believed: if this address is a proxy, name it in TRUSTED_PROXIES');
  });
});
