import type { AuditPage, ExportAuditInput, SearchAuditInput } from './audit.schema.ts';
import { endpoint } from './endpoint.ts';

export const searchAudit = endpoint<SearchAuditInput, AuditPage>({
  method: 'POST',
  path: '/api/audit/search',
  operationId: 'searchAudit',
  access: 'audit:read',
  audit: 'auditSearch',
  summary: 'Finds events of the audit trail; that it was read is recorded',
});

export const exportAudit = endpoint<ExportAuditInput, Blob>({
  method: 'POST',
  path: '/api/audit/export',
  operationId: 'exportAudit',
  access: 'audit:read',
  audit: 'auditExport',
  summary: 'The found events of the audit trail as CSV; that they were exported is recorded',
});
