import { Type } from 'typebox';
import { defineJob } from './job.ts';

/**
 * Seals the audit trail every minute or as often as is configured. The end of the chain stands in the log then: whoever
 * keeps the log elsewhere can prove that the chain was not made anew.
 */
export const sealAuditTrail = defineJob({
  name: 'seal-audit-trail',
  input: Type.Object({}),
  options: { schedule: '* * * * *', isTimer: true },
  async handle(_input, { sealAudit, log }, signal) {
    const end = await sealAudit(signal);
    if (end.sealed > 0) log.info(end, 'audit trail sealed');
  },
});
