export {
  type AuditAction,
  auditActionRow,
  auditActions,
  type AuditGroup,
  auditGroups,
  type AuditObject,
  auditObjects,
  type AuditResult,
  auditResults,
} from './actions.ts';
export { auditTexts } from './actions.texts.ts';
