/** The object of an action. */
export const auditObjects = [
  'account',
  'application',
  'auditTrail',
  'comment',
  'delegation',
  'endpoint',
  'externalLink',
  'file',
  'form',
  'instance',
  'model',
  'modelIndex',
  'organisation',
  'portalPage',
  'printTemplate',
  'record',
  'report',
  'system',
  'workItem',
  'workflow',
] as const;

/** Kind of object that an event is about. */
export type AuditObject = (typeof auditObjects)[number];

/** Actions that people look for together. */
export const auditGroups = ['signIn', 'rights', 'packages', 'publications', 'data', 'work', 'audit'] as const;

/** Group of actions. */
export type AuditGroup = (typeof auditGroups)[number];

/** Row of the catalogue of actions. */
export interface AuditActionRow {
  readonly group: AuditGroup;
  readonly object: AuditObject;
  /** Members of the input that make the object's id, joined by a slash; without any it has none. */
  readonly id?: readonly string[];
  /** Sign that stands in those members for the slash of the id. */
  readonly separator?: string;
  /** The member of the input that lists what is changed, by ids: they are counted and named. */
  readonly many?: string;
  /** Members of the input that are told besides, by their paths. They are never secrets. */
  readonly facts?: readonly string[];
  /** Done again by the same person to the same thing within a short while, it is not recorded anew. */
  readonly isOnceInAWhile?: true;
}

const ofForm = ['schemaCode', 'sheetCode'];
/** The key of a form's design has a point where ids have a slash. */
const ofDesign = { group: 'publications', object: 'form', id: ['designKey'], separator: '.' } as const;
const ofPage = { group: 'publications', object: 'portalPage', id: ['designKey'] } as const;
const ofTemplate = { group: 'publications', object: 'printTemplate', id: ['designKey'] } as const;
const ofReport = { group: 'publications', object: 'report', id: ['designKey'] } as const;
const ofRecords = { group: 'data', object: 'model', id: ['schemaCode'], many: 'objectIds' } as const;
/** Conditions of a query of the trail itself. */
const conditions = ['from', 'to', 'person', 'actions', 'object', 'results', 'address', 'traceId'];

/**
 * The one catalogue of what the audit trail records. Its words are in `actions.texts.ts`; an endpoint names its action in
 * the contract, and the recorder derives the object from the input by the row.
 */
export const auditActions = {
  signIn: { group: 'signIn', object: 'account' },
  signInDelay: { group: 'signIn', object: 'account' },
  tokenReuse: { group: 'signIn', object: 'account' },
  passwordChange: { group: 'signIn', object: 'account' },
  announcement: { group: 'work', object: 'system', facts: ['title'] },
  passwordReset: { group: 'signIn', object: 'account', id: ['id'] },
  passwordsExpire: { group: 'signIn', object: 'account' },
  sessionEnd: { group: 'signIn', object: 'account' },
  sessionsEnd: { group: 'signIn', object: 'account' },
  secondFactorBegin: { group: 'signIn', object: 'account' },
  secondFactorOn: { group: 'signIn', object: 'account' },
  secondFactorOff: { group: 'signIn', object: 'account' },
  secondFactorReset: { group: 'signIn', object: 'account', id: ['id'] },
  recoveryCodeUse: { group: 'signIn', object: 'account' },
  recoveryCodesRenew: { group: 'signIn', object: 'account' },
  accessDenied: { group: 'rights', object: 'endpoint' },
  organisationPlan: { group: 'rights', object: 'organisation' },
  organisationImport: { group: 'rights', object: 'organisation' },
  organisationExport: { group: 'rights', object: 'organisation' },
  rightsChange: { group: 'rights', object: 'account' },
  portalPagePreview: {
    group: 'rights',
    object: 'account',
    id: ['id'],
    facts: ['as', 'pageCode'],
    isOnceInAWhile: true,
  },
  listViewAs: {
    group: 'rights',
    object: 'account',
    id: ['id'],
    facts: ['schemaCode', 'viewCode'],
    isOnceInAWhile: true,
  },
  delegationCreate: {
    group: 'rights',
    object: 'account',
    id: ['delegateId'],
    facts: ['startTime', 'endTime', 'includesOpen'],
  },
  delegationChange: {
    group: 'rights',
    object: 'delegation',
    id: ['id'],
    facts: ['delegateId', 'startTime', 'endTime'],
  },
  delegationEnd: { group: 'rights', object: 'delegation', id: ['id'] },
  delegationDelete: { group: 'rights', object: 'delegation', id: ['id'] },
  externalLinkAdd: { group: 'rights', object: 'form', id: ofForm },
  externalLinkSwitch: { group: 'rights', object: 'externalLink', id: ['id'], facts: ['schemaCode', 'disabled'] },
  externalLinkDelete: { group: 'rights', object: 'externalLink', id: ['id'], facts: ['schemaCode'] },
  packagePlan: { group: 'packages', object: 'application' },
  packageImport: { group: 'packages', object: 'application' },
  packageExport: { group: 'packages', object: 'application', id: ['appCode'] },
  workflowPublish: { group: 'publications', object: 'workflow', id: ['designKey'], facts: ['note'] },
  workflowBind: { group: 'publications', object: 'workflow', id: ['workflowCode'], facts: ['isBound'] },
  workflowAvailability: {
    group: 'publications',
    object: 'workflow',
    id: ['designKey'],
    facts: ['availability'],
  },
  workflowDelete: { group: 'publications', object: 'workflow', id: ['designKey'] },
  workflowExport: { group: 'publications', object: 'workflow', id: ['workflowCode'], facts: ['version'] },
  workflowDraftDiscard: { group: 'publications', object: 'workflow', id: ['designKey'] },
  listScriptChange: {
    group: 'publications',
    object: 'model',
    id: ['schemaCode'],
    facts: ['viewCode', 'isDisabled'],
  },
  formPublish: { ...ofDesign, facts: ['note'] },
  formAvailability: { ...ofDesign, facts: ['availability'] },
  formDelete: ofDesign,
  formDraftDiscard: ofDesign,
  portalPagePublish: { ...ofPage, facts: ['note'] },
  portalPageAvailability: { ...ofPage, facts: ['availability'] },
  portalPageDelete: ofPage,
  portalPageDraftDiscard: ofPage,
  printTemplatePublish: { ...ofTemplate, facts: ['note'] },
  printTemplateAvailability: { ...ofTemplate, facts: ['availability'] },
  printTemplateDelete: ofTemplate,
  printTemplateDraftDiscard: ofTemplate,
  optionsAdd: { group: 'publications', object: 'model', id: ['schemaCode'] },
  reportPublish: { ...ofReport, facts: ['note'] },
  reportAvailability: { ...ofReport, facts: ['availability'] },
  reportDelete: ofReport,
  reportDraftDiscard: ofReport,
  themeChange: { group: 'publications', object: 'system', facts: ['color', 'outward'] },
  indexMake: { group: 'publications', object: 'model', id: ['schemaCode'] },
  indexDrop: { group: 'publications', object: 'modelIndex', id: ['id'], facts: ['schemaCode'] },
  fileDownload: { group: 'data', object: 'file', id: ['id'], isOnceInAWhile: true },
  recordExport: { ...ofRecords, facts: ['queryCode', 'allObjectId', 'format'] },
  print: { group: 'data', object: 'model', id: ['schemaCode'], many: 'objectIds' },
  recordDelete: { group: 'data', object: 'model', id: ['schemaCode'], many: 'ids', facts: ['expectedCount'] },
  recordRestore: { group: 'data', object: 'model', id: ['schemaCode'], many: 'ids' },
  recordPurge: { group: 'data', object: 'model', id: ['schemaCode'], many: 'ids' },
  operationUndo: { group: 'data', object: 'model', facts: ['id'] },
  recordImport: {
    group: 'data',
    object: 'model',
    id: ['schemaCode'],
    facts: ['taskId', 'originalFilename', 'queryField', 'isDryRun', 'addsOptions'],
  },
  importUndo: { group: 'data', object: 'model', facts: ['taskId'] },
  draftDelete: { group: 'data', object: 'model', many: 'drafts' },
  commentDelete: { group: 'data', object: 'comment', id: ['id'], facts: ['schemaCode', 'bizObjectId'] },
  batchUpdate: { ...ofRecords, facts: ['propertyCode', 'expectedCount'] },
  cellsChange: { group: 'data', object: 'model', id: ['schemaCode'], facts: ['codes'] },
  ownerChange: { ...ofRecords, facts: ['ownerId', 'expectedCount'] },
  itemHandleOnBehalf: { group: 'work', object: 'workItem' },
  itemsHandle: { group: 'work', object: 'workItem', many: 'ids', facts: ['action'] },
  itemsHandOver: { group: 'work', object: 'account', id: ['participantId'], many: 'ids', facts: ['personId'] },
  itemsTakeBack: { group: 'work', object: 'workItem', many: 'ids' },
  itemsRead: { group: 'work', object: 'workItem', many: 'ids' },
  instanceAdminister: { group: 'work', object: 'instance', id: ['workflowInstanceId'], facts: ['command.type'] },
  auditSearch: { group: 'audit', object: 'auditTrail', facts: conditions, isOnceInAWhile: true },
  auditExport: { group: 'audit', object: 'auditTrail', facts: conditions },
  auditPrune: { group: 'audit', object: 'auditTrail' },
} as const satisfies Readonly<Record<string, AuditActionRow>>;

/** Action that the audit trail records. */
export type AuditAction = keyof typeof auditActions;

/** The row of an action. */
export function auditActionRow(action: AuditAction): AuditActionRow {
  return auditActions[action];
}

/** The end of what was recorded: it was done, it was refused, or it failed by a fault of ours. */
export const auditResults = ['done', 'refused', 'failed'] as const;

/** Result of an action. */
export type AuditResult = (typeof auditResults)[number];
