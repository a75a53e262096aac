import type { AnyJob } from './job.ts';
import { callService } from './call-service.job.ts';
import { checkSubscriptions } from './check-subscriptions.job.ts';
import { makeIndexes } from './make-indexes.job.ts';
import { processDueTimers } from './process-due-timers.job.ts';
import { pruneAuditTrail } from './prune-audit-trail.job.ts';
import { purgeExpired } from './purge-expired.job.ts';
import { sealAuditTrail } from './seal-audit-trail.job.ts';
import { purgeKeys } from './purge-keys.job.ts';
import { workImports } from './work-imports.job.ts';
import { workRecordJobs } from './work-record-jobs.job.ts';
import { writeExports } from './write-exports.job.ts';
import { writePrintFiles } from './write-print-files.job.ts';
import { processDueDelegations } from './process-due-delegations.job.ts';

/** Every job of the product: a new one is a file and a row here. */
export const jobs: readonly AnyJob[] = [
  purgeExpired,
  purgeKeys,
  makeIndexes,
  callService,
  processDueTimers,
  processDueDelegations,
  sealAuditTrail,
  pruneAuditTrail,
  workRecordJobs,
  writeExports,
  writePrintFiles,
  workImports,
  checkSubscriptions,
];
