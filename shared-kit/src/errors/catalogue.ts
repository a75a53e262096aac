/** How an error is shown: what went wrong, what to mend, what to know. */
export type Severity = 'error' | 'warning' | 'info';

/** Whether the same call may succeed when it is made again: by itself, after signing in, or not at all. */
export type RetryRule = 'never' | 'again' | 'signIn';

/** One row of the catalogue. `status` is the HTTP status that carries it; `params` are the names its text may use. */
export interface ErrorRow {
  readonly name: string;
  readonly status: number;
  readonly severity: Severity;
  readonly retry: RetryRule;
  readonly params: readonly string[];
}

const row = <const N extends string, const P extends readonly string[]>(
  name: N,
  status: number,
  severity: Severity,
  params: P,
  retry: RetryRule = 'never',
) => ({ name, status, severity, params, retry });

/**
 * The one error catalogue (shell spec, section 8; list spec, section 8): code → row.
 * Codes keep to the ranges of the specification; texts stand in `first-texts.ts` and `texts.ts` by name, in both
 * languages; those of codes without a row in `group-texts.ts`.
 */
export const catalogue = {
  // sign-in and sessions
  // 100000 and 100001 are never answered by this server: 100006 stands for both, so that a stranger does not learn
  // which accounts exist. Their rows give words to servers in front of it that tell the two apart.
  100000: row('accountWrong', 401, 'error', []),
  100001: row('passwordWrong', 401, 'error', []),
  100005: row('repeatedSubmit', 409, 'warning', []),
  100006: row('signInFailed', 401, 'error', []),
  100007: row('rsaKeyUsed', 400, 'error', [], 'again'),
  100008: row('notSignedIn', 401, 'info', [], 'signIn'),
  100009: row('tokenExpired', 401, 'info', [], 'signIn'),
  100010: row('refreshTokenReused', 401, 'warning', [], 'signIn'),
  100011: row('tooManyAttempts', 429, 'warning', ['minutes'], 'again'),
  100012: row('tooManyRequests', 429, 'warning', [], 'again'),
  100017: row('proxyAccountUnknown', 403, 'error', [], 'again'),
  100020: row('openIdAttemptOver', 400, 'warning', [], 'again'),
  100021: row('openIdRefused', 403, 'warning', [], 'again'),
  100022: row('openIdUserUnknown', 403, 'error', []),
  100023: row('openIdUnreachable', 503, 'error', [], 'again'),
  100024: row('openIdFailed', 502, 'error', []),
  100025: row('openIdClocksDiffer', 502, 'error', []),
  // licence
  109001: row('licenceExpired', 403, 'error', []),
  109002: row('licenceInvalid', 403, 'error', []),
  // organisation
  200001: row('departmentMissing', 404, 'error', ['id']),
  201001: row('userMissing', 404, 'error', ['id']),
  201002: row('accountExists', 409, 'error', ['username']),
  201018: row('userDisabled', 401, 'error', []),
  201019: row('oldPasswordWrong', 400, 'error', []),
  201020: row('newPasswordSame', 400, 'error', []),
  201023: row('passwordsDiffer', 400, 'error', []),
  201030: row('passwordCharacters', 400, 'error', []),
  201031: row('passwordTooWeak', 400, 'error', []),
  201032: row('passwordLength', 400, 'error', ['least', 'most']),
  201033: row('passwordNotChangeable', 403, 'warning', []),
  201034: row('passwordMustChange', 403, 'warning', []),
  201035: row('ownPasswordNotReset', 403, 'warning', []),
  202001: row('roleMissing', 404, 'error', ['id']),
  // models, items, forms, lists, business objects
  300001: row('modelMissing', 404, 'error', ['schemaCode']),
  300002: row('modelChangeLosesData', 409, 'error', ['detail']),
  300010: row('indexNotPossible', 400, 'error', ['property']),
  300011: row('tooManyIndexes', 409, 'warning', ['limit']),
  300012: row('indexMissing', 404, 'warning', []),
  301001: row('propertyMissing', 400, 'error', ['propertyCode']),
  302001: row('formMissing', 404, 'error', ['sheetCode']),
  302010: row('linkNotUsable', 404, 'info', []),
  302011: row('linkNotPossible', 409, 'warning', []),
  302012: row('tooManyLinks', 409, 'warning', ['limit']),
  302013: row('linkMissing', 404, 'warning', []),
  302014: row('linkExpiryInvalid', 400, 'warning', ['days']),
  302015: row('visitEnded', 401, 'info', [], 'again'),
  303001: row('listViewMissing', 404, 'error', ['code']),
  303010: row('operatorNotAllowed', 400, 'error', ['property', 'operator']),
  303011: row('filterValueInvalid', 400, 'error', ['property']),
  303012: row('filterTooLarge', 400, 'error', ['limit']),
  303013: row('notSortable', 400, 'error', ['property']),
  303019: row('responseDataEmpty', 502, 'error', [], 'again'),
  303030: row('importHasErrors', 409, 'error', []),
  303101: row('scriptInvalid', 400, 'error', []),
  303102: row('scriptOptionsMissing', 400, 'error', []),
  303103: row('scriptVersionUnknown', 400, 'error', ['version']),
  303104: row('scriptFailed', 500, 'error', ['detail']),
  303105: row('scriptOfFunctions', 400, 'error', []),
  303106: row('scriptApiInvalid', 400, 'error', []),
  303107: row('scriptModeInvalid', 400, 'error', ['mode']),
  303108: row('scriptRequestMissing', 400, 'error', []),
  303109: row('listTemplateInvalid', 500, 'error', ['detail']),
  303110: row('dragAcrossLevels', 409, 'warning', []),
  304001: row('recordMissing', 404, 'error', []),
  304002: row('recordConflict', 409, 'warning', ['modifier']),
  304003: row('valueInvalid', 400, 'error', ['property', 'reason']),
  304004: row('valueRequired', 400, 'error', ['property']),
  304005: row('valueNotUnique', 409, 'error', ['property', 'value']),
  304006: row('recordInWorkflow', 409, 'warning', []),
  304008: row('dataRuleBroken', 400, 'error', ['propertyCode', 'reason', 'rowId', 'column']),
  304009: row('batchProcessData', 409, 'warning', []),
  304010: row('batchValueEmpty', 400, 'warning', []),
  304011: row('batchPropertyRefused', 400, 'error', ['property']),
  304012: row('ownerNotUsable', 400, 'error', ['name']),
  304013: row('ownerDepartmentWrong', 400, 'error', ['name']),
  304020: row('recordReferred', 409, 'warning', ['model']),
  1004: row('processDataNotDeletable', 409, 'error', []),
  // workflow
  401001: row('templateUnreadable', 400, 'error', ['reason']),
  401002: row('templateTooLarge', 400, 'error', ['limit']),
  401003: row('templateProcessMissing', 400, 'error', []),
  401004: row('templateProcessesSeveral', 400, 'error', ['elements']),
  401005: row('templateElementUnknown', 400, 'error', ['element', 'type']),
  401006: row('templateElementWithoutId', 400, 'error', ['type']),
  401007: row('templateStartMissing', 400, 'error', []),
  401008: row('templateStartSeveral', 400, 'error', ['elements']),
  401009: row('templateEndMissing', 400, 'error', []),
  401010: row('templateFlowBroken', 400, 'error', ['element']),
  401011: row('templateFlowNotAllowed', 400, 'error', ['element']),
  401012: row('templateBranchNeedsGateway', 400, 'error', ['element']),
  401013: row('templateNodeUnreachable', 400, 'error', ['element']),
  401014: row('templateNodeWithoutEnd', 400, 'error', ['element']),
  401015: row('templateCycleWithoutTask', 400, 'error', ['element']),
  401016: row('templateConditionMissing', 400, 'error', ['element']),
  401017: row('templateConditionNotAllowed', 400, 'error', ['element']),
  401018: row('templateConditionInvalid', 400, 'error', ['element', 'reason']),
  401019: row('templateConditionLanguage', 400, 'error', ['element', 'language']),
  401020: row('templateParticipantsMissing', 400, 'error', ['element']),
  401021: row('templateParticipantInvalid', 400, 'error', ['element', 'kind', 'value']),
  401022: row('templateRuleInvalid', 400, 'error', ['element', 'rule', 'value']),
  401023: row('templateSubProcessWithoutStart', 400, 'error', ['element']),
  401024: row('templateSubProcessWithoutEnd', 400, 'error', ['element']),
  401025: row('templateFieldUnknown', 400, 'error', ['element', 'field']),
  401026: row('templateFieldContradicts', 400, 'error', ['element', 'field']),
  401033: row('notPublished', 409, 'warning', []),
  402001: row('workflowInstanceMissing', 404, 'error', []),
  402002: row('workflowActionNotAllowed', 409, 'warning', ['action']),
  402003: row('workItemHandled', 409, 'warning', []),
  402004: row('adminCannotStart', 403, 'warning', []),
  402005: row('noParticipant', 409, 'error', ['activity']),
  402006: row('workItemNotYours', 403, 'warning', []),
  402007: row('workflowEnded', 409, 'warning', []),
  402008: row('noBranchMatches', 409, 'error', ['gateway']),
  402009: row('workflowTurnsInCircle', 409, 'error', ['activity']),
  402010: row('opinionTooLong', 400, 'warning', ['limit']),
  402016: row('circulatedToNobody', 400, 'warning', []),
  402041: row('activityLive', 409, 'warning', ['activity']),
  402042: row('activityNotLive', 409, 'warning', []),
  402043: row('lastActivity', 409, 'warning', ['activity']),
  402044: row('participantsUnchanged', 409, 'warning', []),
  402045: row('ownerUnchanged', 409, 'warning', []),
  402021: row('personNotActive', 409, 'warning', []),
  402022: row('personHasItem', 409, 'warning', ['names']),
  402023: row('cannotRejectThere', 409, 'warning', []),
  402024: row('waitsForOthers', 409, 'warning', ['names']),
  402025: row('signerMissing', 409, 'warning', []),
  402026: row('workItemClaimed', 409, 'warning', ['name']),
  402046: row('voidNotYours', 403, 'warning', []),
  402047: row('urgedRecently', 409, 'warning', ['minutes']),
  402048: row('nobodyToUrge', 409, 'warning', []),
  402049: row('readingStays', 409, 'warning', []),
  402509: row('cannotWithdraw', 409, 'warning', []),
  402511: row('noTransferToSelf', 400, 'warning', []),
  403001: row('expressionInvalid', 400, 'error', ['element', 'detail']),
  404001: row('delegationOverlap', 409, 'warning', []),
  404002: row('delegationToSelf', 400, 'warning', []),
  404003: row('delegateUnfit', 409, 'warning', []),
  404004: row('delegationPeriodWrong', 400, 'warning', []),
  404005: row('delegationCircle', 409, 'warning', []),
  404006: row('delegationMissing', 404, 'warning', []),
  404007: row('delegationUnderWay', 409, 'warning', []),
  404008: row('delegationOver', 409, 'warning', []),
  900001: row('workItemMissing', 404, 'error', []),
  900002: row('messageMissing', 404, 'error', []),
  // database
  500001: row('databaseBusy', 503, 'error', [], 'again'),
  500002: row('queryTooSlow', 503, 'warning', []),
  // business rules
  550006: row('deleteRefusedByRule', 409, 'warning', []),
  // applications
  600001: row('applicationMissing', 404, 'error', ['appCode']),
  600002: row('pageAddressMissing', 404, 'warning', []),
  600003: row('globalActionsUnreadable', 500, 'error', []),
  600010: row('packageInvalid', 400, 'error', ['file', 'place', 'detail']),
  600011: row('packageOlder', 409, 'error', ['appCode', 'version', 'installed']),
  601001: row('portalPageMissing', 404, 'error', ['code']),
  601010: row('printTemplateEmpty', 409, 'warning', []),
  601011: row('printElementMissing', 500, 'error', ['selector']),
  601012: row('printHeadMissing', 500, 'error', ['selector']),
  // permissions
  700001: row('noPermission', 403, 'warning', []),
  700020: row('noPermissionToAdd', 403, 'warning', []),
  700021: row('noPermissionToEdit', 403, 'warning', []),
  700022: row('noPermissionToDelete', 403, 'warning', []),
  700023: row('noPermissionToView', 403, 'warning', []),
  700024: row('noPermissionToImport', 403, 'warning', []),
  700025: row('noPermissionToExport', 403, 'warning', []),
  700026: row('noPermissionToChangeOwner', 403, 'warning', []),
  700027: row('fieldNotVisible', 403, 'warning', ['property']),
  700028: row('fieldNotWritable', 403, 'warning', ['property']),
  // system parameters, files and reminders
  800001: row('fileMissing', 404, 'error', []),
  800002: row('fileTooLarge', 413, 'error', ['limit']),
  800003: row('fileRejected', 400, 'error', ['reason']),
  806000: row('reminderEmpty', 400, 'warning', []),
  // remotes
  810001: row('remoteUnreachable', 503, 'error', ['remote'], 'again'),
  810002: row('remoteTimeout', 503, 'error', ['remote'], 'again'),
  810003: row('remoteBroken', 500, 'error', ['remote'], 'again'),
  810004: row('remoteIncompatible', 409, 'error', ['remote']),
  810006: row('buildMissing', 410, 'error', ['file']),
  810008: row('chunkUnreachable', 503, 'error', ['remote'], 'again'),
  810009: row('portalCrashed', 500, 'error', [], 'again'),
  // everything else
  [-1]: row('refusedWithReason', 409, 'warning', []),
  990001: row('requestInvalid', 400, 'error', ['detail']),
  990002: row('routeMissing', 404, 'error', ['path']),
  990003: row('networkDown', 503, 'error', [], 'again'),
  990004: row('requestTooLarge', 413, 'error', []),
  999999: row('unknownError', 500, 'error', [], 'again'),
} as const satisfies Record<number, ErrorRow>;

type Catalogue = typeof catalogue;
/** The number of an error on the wire. */
export type ErrorCode = keyof Catalogue;
/** The name of an error in code. */
export type ErrorName = Catalogue[ErrorCode]['name'];
type RowNamed<N extends ErrorName> = Extract<Catalogue[ErrorCode], { name: N }>;
/** What the text of an error needs; no parameters are an empty object. */
export type ErrorParams<N extends ErrorName> = Record<RowNamed<N>['params'][number], string | number>;
