import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

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

/** Seconds for which somebody who wrote reads from the primary: by then the replica has what they wrote. */
const behindSeconds = 10;
const cookie = /(?:^|;\s*)portico_wrote=1(?:;|$)/;

/** Whether the sender wrote shortly before. */
export function hasJustWritten({ headers }: FastifyRequest): boolean {
  return cookie.test(headers.cookie ?? '');
}

/**
 * Lets everybody read what they wrote although lists come from a replica that is behind. A cookie carries it, since
 * the next request may reach another process; it ends by itself.
 */
export const recentWrites = fastifyPlugin<RecentWritesOptions>(async (app, { hasReplica }) => {
  app.decorateReply('noteWrite', function noteWrite() {
    if (!hasReplica) return;
    this.header('Set-Cookie', `portico_wrote=1; Path=/api; Max-Age=${behindSeconds}; HttpOnly; SameSite=Lax`);
  });
});
