import { Type } from 'typebox';
import { defineJob } from './job.ts';

/** Reminds of work, ends what has run out and takes timers on, every minute: what is due is late by a minute at most. */
export const passTime = defineJob({
  name: 'pass-time',
  input: Type.Object({}),
  options: { schedule: '* * * * *' },
  async handle(_input, { passWorkflowTime, log }, signal) {
    const passed = await passWorkflowTime(signal);
    if (passed.steps + passed.failures > 0) log.info(passed, 'what was due in workflows is done');
  },
});
