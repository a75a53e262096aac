import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { mostBehindSeconds } from '../database/index.ts';
import { readCookie, setCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Notes that this request changed what lists show: for a while its sender reads from the primary. */
    noteWrite(): void;
  }
}

interface RecentWritesOptions {
  /** True where lists are read from a replica at all. */
  readonly hasReplica: boolean;
}

const name = 'portico_wrote';

/** True where the sender wrote shortly before. */
export function hasJustWritten(request: FastifyRequest): boolean {
  return readCookie(request, name) === '1';
}

/**
 * Lets everybody read what they wrote although lists come from a replica that is behind: for as long as a replica in use
 * may be behind, they read from the primary. A cookie carries it, since the next request may reach another process; it
 * ends by itself.
 */
export const recentWrites = fastifyPlugin<RecentWritesOptions>(async (app, { hasReplica }) => {
  app.decorateReply('noteWrite', function noteWrite() {
    if (!hasReplica) return;
    setCookie(this, { name, value: '1', path: '/api', keptSeconds: mostBehindSeconds, sameSite: 'Lax' });
  });
});
