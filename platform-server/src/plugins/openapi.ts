import swagger from '@fastify/swagger';
import fastifyPlugin from 'fastify-plugin';

/** Serves the OpenAPI 3.1 document that is made from the routes' own schemas. */
export const openapi = fastifyPlugin<{ version: string }>(async (app, { version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Portico', version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
});
