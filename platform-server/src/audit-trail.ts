// `node platform-server/src/audit-trail.ts`: the audit trail by command line, on the database of PORTICO_HOME or DATABASE_URL.
import { auditTrailUsage, runAuditTrailCommand } from './audit-trail-command.ts';
import { runCommand } from './run-command.ts';

await runCommand({ usage: auditTrailUsage, run: runAuditTrailCommand });
