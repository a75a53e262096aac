import { Type } from 'typebox';
import { defineJob } from './job.ts';

/**
 * Every minute or as often as is configured: delegations that begin or end, and those of people who have left. Where work goes does not wait for it:
 * a step asks which delegations hold at its own moment.
 */
export const settleDelegations = defineJob({
  name: 'settle-delegations',
  input: Type.Object({}),
  options: { schedule: '* * * * *', isTimer: true },
  handle: (_input, { settleDelegations: settle }, signal) => settle(signal),
});
