import { Type } from 'typebox';
import { defineJob } from './job.ts';

/**
 * Every minute or as often as is configured: delegations that begin or end, and those of people who have left. Where work goes does not wait for it:
 * a step asks which delegations hold at its own moment.
 */
export const processDueDelegations = defineJob({
  name: 'process-due-delegations',
  input: Type.Object({}),
  options: { schedule: '* * * * *', isTimer: true },
  handle: (_input, { processDueDelegations: processDue }, signal) => processDue(signal),
});
