import type { ErrorName } from './catalogue.ts';

/** What happened, and what to do next where that is not plain. `{name}` stands for a parameter. */
export interface ErrorText {
  readonly message: string;
  readonly hint?: string;
}

type Texts = Record<ErrorName | 'undefinedErrorCode', { readonly zh: ErrorText; readonly en: ErrorText }>;

const text = (zh: string, en: string, zhHint?: string, enHint?: string) => ({
  zh: zhHint === undefined ? { message: zh } : { message: zh, hint: zhHint },
  en: enHint === undefined ? { message: en } : { message: en, hint: enHint },
});

/** The words of every row of the catalogue, by name. */
export const errorTexts = {
  accountWrong: text('账号错误', 'The account is wrong', '请检查账号后重试', 'Check the account and try again'),
  passwordWrong: text('密码错误', 'The password is wrong', '请检查密码后重试', 'Check the password and try again'),
  repeatedSubmit: text(
    '请勿重复提交',
    'This has already been submitted',
    '请刷新页面查看结果',
    'Refresh the page to see the result',
  ),
  signInFailed: text(
    '账号或密码错误',
    'The account or the password is wrong',
    '请检查后重试',
    'Check both and try again',
  ),
  rsaKeyUsed: text('登录已超时', 'The sign-in took too long', '请重新登录', 'Sign in again'),
  notSignedIn: text('尚未登录', 'You are not signed in', '请先登录', 'Sign in first'),
  tokenExpired: text('登录已过期', 'Your session has ended', '请重新登录', 'Sign in again'),
  refreshTokenReused: text('为了安全，登录已结束', 'Your session was ended for safety', '请重新登录', 'Sign in again'),
  tooManyAttempts: text(
    '失败次数过多，已暂时锁定',
    'Too many failed attempts: signing in is locked for now',
    '请在 {minutes} 分钟后重试',
    'Try again in {minutes} minutes',
  ),
  tooManyRequests: text('操作过于频繁', 'Too many requests', '请稍候再试', 'Wait a moment and try again'),
  departmentMissing: text('部门不存在', 'The department does not exist'),
  userMissing: text('用户不存在', 'The user does not exist'),
  userDisabled: text('用户已被禁用', 'The user is disabled', '请联系管理员', 'Ask an administrator'),
  roleMissing: text('角色不存在', 'The role does not exist'),
  modelMissing: text(
    '数据模型不存在',
    'The business model does not exist',
    '请从菜单重新进入',
    'Open it from the menu again',
  ),
  modelChangeLosesData: text('模型变更会丢失数据：{detail}', 'The change of the model would lose data: {detail}'),
  propertyMissing: text('数据项“{propertyCode}”不存在', 'There is no data item "{propertyCode}"'),
  formMissing: text('表单不存在', 'The form does not exist'),
  listViewMissing: text(
    '列表视图不存在',
    'The list view does not exist',
    '请从菜单重新进入',
    'Open it from the menu again',
  ),
  operatorNotAllowed: text(
    '数据项“{property}”不支持“{operator}”',
    '"{property}" cannot be compared by "{operator}"',
    '请更换条件',
    'Choose another condition',
  ),
  filterValueInvalid: text(
    '“{property}”的查询条件无效',
    'The condition on "{property}" has an invalid value',
    '请修改或清除该条件',
    'Change or clear the condition',
  ),
  filterTooLarge: text('查询条件过多，最多 {limit} 个', 'There are too many conditions: at most {limit}'),
  recordMissing: text(
    '数据不存在或已被删除',
    'The record does not exist any more',
    '请返回列表',
    'Go back to the list',
  ),
  recordConflict: text(
    '数据已被 {modifier} 修改',
    '{modifier} has changed this record meanwhile',
    '您的输入已保留，请重新加载后再保存',
    'Your entries are kept: load the record again, then save',
  ),
  valueInvalid: text('“{property}”：{reason}', '{property}: {reason}'),
  valueRequired: text('请填写“{property}”', '{property} is required'),
  valueNotUnique: text('“{property}”的值“{value}”已存在', '{property}: "{value}" exists already'),
  recordInWorkflow: text(
    '流程中的数据不能在此修改',
    'A record in a workflow cannot be changed here',
    '请在流程中处理',
    'Handle it in its workflow',
  ),
  processDataNotDeletable: text('存在不能删除的流程数据', 'There is process data that cannot be deleted'),
  notPublished: text('尚未发布', 'It is not published', '请联系管理员发布', 'Ask an administrator to publish it'),
  workflowInstanceMissing: text('流程不存在', 'The workflow does not exist'),
  workflowActionNotAllowed: text(
    '当前不能执行“{action}”',
    '"{action}" is not possible now',
    '请刷新查看最新状态',
    'Refresh to see the latest state',
  ),
  workItemHandled: text(
    '该待办已被处理',
    'Somebody has handled this work item already',
    '请刷新待办列表',
    'Refresh your to-do list',
  ),
  adminCannotStart: text('管理员不能发起流程', 'admin cannot start a workflow'),
  noParticipant: text(
    '节点“{activity}”没有处理人',
    'Nobody can handle "{activity}"',
    '请联系管理员',
    'Ask an administrator',
  ),
  cannotWithdraw: text('流程已被处理，不能撤回', 'The workflow has been handled and cannot be withdrawn'),
  noTransferToSelf: text('不能转办给自己', 'A work item cannot be transferred to yourself'),
  expressionInvalid: text('“{element}”的表达式有误：{detail}', 'The expression of "{element}" is wrong: {detail}'),
  delegationOverlap: text('委托时间重叠', 'The delegation overlaps with another one'),
  workItemMissing: text('待办不存在', 'The work item does not exist'),
  databaseBusy: text('系统繁忙', 'The system is busy', '请稍候再试', 'Wait a moment and try again'),
  applicationMissing: text(
    '应用不存在',
    'The application does not exist',
    '请从应用列表进入',
    'Open it from the application list',
  ),
  packageInvalid: text(
    '应用包有误：{file} {place}：{detail}',
    'The application package is wrong: {file} {place}: {detail}',
  ),
  portalPageMissing: text('门户页面不存在', 'The portal page does not exist'),
  printTemplateEmpty: text(
    '打印模板内容为空！',
    'The print template is empty.',
    '请联系管理员设计打印模板',
    'Ask an administrator to design one',
  ),
  noPermission: text('没有权限', 'You have no permission for this', '请联系管理员开通', 'Ask an administrator for it'),
  noPermissionToAdd: text(
    '没有新增权限',
    'You have no permission to add',
    '请联系管理员开通',
    'Ask an administrator for it',
  ),
  noPermissionToEdit: text(
    '没有编辑权限',
    'You have no permission to edit',
    '请联系管理员开通',
    'Ask an administrator for it',
  ),
  noPermissionToDelete: text(
    '没有删除权限',
    'You have no permission to delete',
    '请联系管理员开通',
    'Ask an administrator for it',
  ),
  noPermissionToView: text(
    '没有查看权限',
    'You have no permission to view this',
    '请联系管理员开通',
    'Ask an administrator for it',
  ),
  fileMissing: text('文件不存在', 'The file does not exist'),
  fileTooLarge: text(
    '文件超过 {limit}',
    'The file is larger than {limit}',
    '请压缩后再上传',
    'Make it smaller, then upload it',
  ),
  fileRejected: text('文件不能上传：{reason}', 'The file cannot be uploaded: {reason}'),
  remoteUnreachable: text(
    '“{remote}”暂时无法加载',
    '{remote} cannot be reached right now',
    '其他功能不受影响，请稍后重试',
    'Everything else still works: try again in a moment',
  ),
  remoteTimeout: text(
    '“{remote}”加载时间过长',
    '{remote} is taking too long',
    '请检查网络后重试',
    'Check your connection and try again',
  ),
  remoteBroken: text(
    '“{remote}”出现错误',
    '{remote} has failed',
    '其他功能不受影响，请重试；如仍失败请联系管理员',
    'Everything else still works: try again, and tell an administrator if it goes on',
  ),
  remoteIncompatible: text(
    '“{remote}”需要更新版本的门户（需要 {needs}，当前 {has}）',
    '{remote} needs a newer portal (needs {needs}, this is {has})',
    '请联系管理员',
    'Tell an administrator',
  ),
  remoteBlocked: text('“{remote}”已停用', '{remote} is switched off', '请联系管理员', 'Ask an administrator'),
  buildMissing: text('文件已不存在：{file}', 'This file is gone: {file}', '请刷新页面', 'Refresh the page'),
  registryConflict: text(
    '发布记录已变更（版本 {revision}）',
    'The registry has changed meanwhile (revision {revision})',
    '请重新执行发布',
    'Run the release again',
  ),
  chunkTimeout: text(
    '页面文件加载超时',
    'A part of the page took too long to load',
    '请检查网络后重试',
    'Check your connection and try again',
  ),
  requestInvalid: text('请求有误：{detail}', 'The request is wrong: {detail}'),
  routeMissing: text('地址不存在：{path}', 'There is nothing at {path}'),
  networkDown: text(
    '网络连接失败',
    'The network cannot be reached',
    '请检查网络后重试',
    'Check your connection and try again',
  ),
  requestTooLarge: text('提交的内容过大', 'The request is too large'),
  unknownError: text(
    '未知错误',
    'Something went wrong',
    '请重试；如仍失败请联系管理员',
    'Try again, and tell an administrator if it goes on',
  ),
  undefinedErrorCode: text('未定义的错误码 {code}', 'undefined error code {code}'),
} as const satisfies Texts;
