import { Type } from 'typebox';
import { defineJob } from './job.ts';

/** Reminds of work, ends what has run out and fires timers, every minute or as often as is configured, and is late by no more. */
export const processDueTimers = defineJob({
  // Name of the queue in databases of every release.
  name: 'pass-time',
  input: Type.Object({}),
  options: { schedule: '* * * * *', isTimer: true },
  async handle(_input, { processDueTimers, log }, signal) {
    const processed = await processDueTimers(signal);
    if (processed.commands + processed.failures > 0) log.info(processed, 'what was due in workflows is done');
  },
});
