import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { mostBehindSeconds } from '../database/index.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** What this request changed shows in lists: for a while its sender reads from the primary. */
    noteWrite(): void;
  }
}

interface RecentWritesOptions {
  /** Whether lists are read from a replica at all. */
  readonly hasReplica: boolean;
}

const cookie = /(?:^|;\s*)portico_wrote=1(?:;|$)/;

/** Whether the sender wrote shortly before. */
export function hasJustWritten({ headers }: FastifyRequest): boolean {
  return cookie.test(headers.cookie ?? '');
}

/**
 * Lets everybody read what they wrote although lists come from a replica that is behind: for as long as a replica in use
 * may be behind, they read from the primary. A cookie carries it, since the next request may reach another process; it
 * ends by itself.
 */
export const recentWrites = fastifyPlugin<RecentWritesOptions>(async (app, { hasReplica }) => {
  app.decorateReply('noteWrite', function noteWrite() {
    if (!hasReplica) return;
    this.header('Set-Cookie', `portico_wrote=1; Path=/api; Max-Age=${mostBehindSeconds}; HttpOnly; SameSite=Lax`);
  });
});
