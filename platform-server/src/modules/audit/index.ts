export { deviceWords } from './device-words.ts';
export { inAuditScope } from './audit-scope.ts';
export { registerAudit } from './audit.routes.ts';
export { type AuditService, auditService } from './audit.service.ts';
export { recordAudit } from './record-audit.ts';
