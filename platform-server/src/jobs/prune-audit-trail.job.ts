import { Type } from 'typebox';
import { defineJob } from './job.ts';

/** Removes, every night, what of the audit trail is older than AUDIT_DAYS; the removal is an event of its own. */
export const pruneAuditTrail = defineJob({
  name: 'prune-audit-trail',
  input: Type.Object({}),
  options: { schedule: '37 3 * * *' },
  async handle(_input, { pruneAudit, log }) {
    const removed = await pruneAudit();
    if (removed > 0) log.info({ removed }, 'old events of the audit trail removed');
  },
});
