import { Type } from 'typebox';
import { defineJob } from './job.ts';

/** Looks every minute at the lists that people watch and that may have changed, and tells them what entered or left. */
export const checkSubscriptions = defineJob({
  name: 'check-subscriptions',
  input: Type.Object({}),
  options: { schedule: '* * * * *', isTimer: true },
  async handle(_input, { checkSubscriptions: check, log }, signal) {
    const lists = await check(signal);
    if (lists > 0) log.info({ lists }, 'subscribed lists looked at');
  },
});
