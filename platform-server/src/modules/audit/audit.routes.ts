import { Readable } from 'node:stream';
import { exportAudit, searchAudit } from '@portico/shared-kit/contract/audit.endpoints';
import { AuditPage, ExportAuditInput, SearchAuditInput } from '@portico/shared-kit/contract/audit.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { AuditService } from './audit.service.ts';

/** Exports a minute from one address. */
const perMinute = 20;

/** Registers what administrators read of the audit trail. */
export function registerAudit(app: FastifyInstance, audit: AuditService): void {
  route(app, searchAudit, { input: SearchAuditInput, reply: AuditPage }, ({ input, user }) =>
    audit.search(user, input),
  );

  route(
    app,
    exportAudit,
    { input: ExportAuditInput, reply: 'stream', perMinute },
    async ({ input, user, locale, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="audit-trail.csv"')
        .send(Readable.from(audit.exportCsv(user, input, locale), { objectMode: false })),
  );
}
