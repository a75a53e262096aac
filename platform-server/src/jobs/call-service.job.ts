import { Type } from 'typebox';
import { defineJob } from './job.ts';

/**
 * Calls a service that a workflow waits for, once; the next attempt is another run. A run that is repeated sends the
 * same idempotency key, and does nothing once the workflow has gone on.
 */
export const callService = defineJob({
  name: 'call-service',
  input: Type.Object({
    instanceId: Type.String(),
    activityId: Type.String(),
    round: Type.Integer(),
    attempt: Type.Integer(),
  }),
  options: { retries: 5, expireSeconds: 120, concurrency: 4 },
  handle: (input, { callService: call }) => call(input),
});
