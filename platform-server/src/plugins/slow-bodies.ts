import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Bytes that an upload must bring in a minute: 1 KiB a second is slower than any line that people work on. */
const leastBytes = 60 * 1024;

interface SlowBodyOptions {
  /** Calls back again and again, a minute apart, until what it returns is called. */
  readonly everyMinute: (look: () => void) => () => void;
}

/** Calls back every minute, and keeps no process for it. */
export function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000).unref();
  return () => clearInterval(timer);
}

/**
 * Ends requests whose bodies are held back: one that is no upload must have come whole within a minute, an upload must bring
 * 60 KiB in each. The connection is closed without an answer, since whoever sends so slowly waits for none.
 */
export const slowBodies = fastifyPlugin<SlowBodyOptions>(async (app, options) => {
  const stops = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    let before = request.socket.bytesRead;
    const look = () => {
      const { bytesRead } = request.socket;
      const isGoingOn = isUpload(request) && bytesRead - before >= leastBytes;
      before = bytesRead;
      if (isGoingOn || request.raw.complete) return;
      request.log.warn({ bytesRead }, 'a body that came too slowly was cut');
      request.socket.destroy();
    };
    stops.set(request, options.everyMinute(look));
  });
  app.addHook('onResponse', async (request) => stops.get(request)?.());
  app.addHook('onRequestAbort', async (request) => stops.get(request)?.());
});

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false;
}
