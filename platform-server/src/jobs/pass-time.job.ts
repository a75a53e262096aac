import { Type } from 'typebox';
import { defineJob } from './job.ts';

/** Reminds of work, ends what has run out and takes timers on, every minute or as often as is configured, and is late by no more. */
export const passTime = defineJob({
  name: 'pass-time',
  input: Type.Object({}),
  options: { schedule: '* * * * *', isTimer: true },
  async handle(_input, { passWorkflowTime, log }, signal) {
    const passed = await passWorkflowTime(signal);
    if (passed.commands + passed.failures > 0) log.info(passed, 'what was due in workflows is done');
  },
});
