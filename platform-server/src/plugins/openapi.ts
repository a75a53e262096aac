import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import fastifyPlugin from 'fastify-plugin';

/** Calls a minute from one address: every call costs its bytes, and nobody needs it twice. */
const perMinute = 30;

/** Serves the OpenAPI 3.1 document that is made from the routes' own schemas, once. */
export const openapi = fastifyPlugin<{ version: string }>(async (app, { version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Portico', version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
  });
  let rendered: Promise<RenderedDocument> | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    await request.countCall('openapi', { most: perMinute, per: 'minute' }, null);
    const document = await (rendered ??= madeOf(JSON.stringify(app.swagger())));
    reply
      .header('ETag', document.etag)
      .header('Cache-Control', 'public, max-age=3600')
      .header('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === document.etag) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(document.text);
    return reply.header('Content-Encoding', 'gzip').send(document.zipped);
  });
});

interface RenderedDocument {
  readonly text: string;
  readonly zipped: Buffer;
  readonly etag: string;
}

async function madeOf(text: string): Promise<RenderedDocument> {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, zipped: await promisify(gzip)(text), etag };
}
