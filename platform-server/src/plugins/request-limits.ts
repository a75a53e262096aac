import type { UserId } from '@portico/shared-kit/contract/ids';
import { appError } from '@portico/shared-kit/errors';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { CountedUses } from '../database/index.ts';
import { lineOf } from '../networks.ts';

/** A bound on calls of an endpoint: by one person, and where it needs no account from one address. */
export interface RequestLimit {
  readonly most: number;
  readonly per: keyof typeof seconds;
}

const seconds = { minute: 60, hour: 3_600 } as const;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Counts a call of an endpoint, for all processes. `userId` is null where it needs no account. Throws tooManyRequests
     * beyond a limit a minute, quotaUsedUp beyond one an hour.
     */
    countCall(operationId: string, limit: RequestLimit, userId: UserId | null): Promise<void>;
  }
}

interface RequestLimitOptions {
  /** Counts one more use under a key for so many seconds. */
  count(key: string, seconds: number): Promise<CountedUses>;
  now(): Date;
}

/** Gives every request `countCall()`. */
export const requestLimits = fastifyPlugin<RequestLimitOptions>(async (app, { count, now }) => {
  app.decorateRequest('countCall', async function countCall(this: FastifyRequest, operationId, { most, per }, userId) {
    const caller = userId === null ? `address ${lineOf(this.ip)}` : `person ${userId}`;
    const { uses, until } = await count(`${operationId} ${caller}`, seconds[per]);
    if (uses <= most) return;
    const wait = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000));
    if (per === 'minute') throw appError('tooManyRequests', { seconds: wait });
    throw appError('quotaUsedUp', { most, minutes: Math.ceil(wait / 60) });
  });
});
