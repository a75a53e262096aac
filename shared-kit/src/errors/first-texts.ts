import { type BilingualErrorText, text } from './error-text.ts';

/**
 * The words that must be there at once: for what cuts a page off from the server, keeps code from loading, or is told
 * without asking the server. Those of all other rows stand in `texts.ts` and come when one of them is shown.
 */
export const firstTexts = {
  repeatedSubmit: text(
    '请勿重复提交',
    'This has already been submitted',
    '请刷新页面查看结果',
    'Refresh the page to see the result',
  ),
  notSignedIn: text('尚未登录', 'You are not signed in', '请先登录', 'Sign in first'),
  tokenExpired: text('登录已过期', 'Your session has ended', '请重新登录', 'Sign in again'),
  tooManyRequests: text('操作过于频繁', 'Too many requests', '请在 {seconds} 秒后重试', 'Try again in {seconds} s'),
  responseDataEmpty: text('返回的数据为空', 'response data empty!', '请重试', 'Try again'),
  recordMissing: text('数据不存在或已被删除', 'The record no longer exists', '请返回列表', 'Go back to the list'),
  recordConflict: text(
    '数据已被 {modifier} 修改',
    '{modifier} has changed this record in the meantime',
    '您的输入已保留，请重新加载后再保存',
    'Your entries are kept: reload the record, then save',
  ),
  batchProcessData: text(
    '流程表单不支持批量修改！',
    'Records of a workflow cannot be updated in a batch',
    '请在流程中处理这些数据',
    'Handle these records in their workflow',
  ),
  deleteRefusedByRule: text(
    '业务规则不允许删除该数据',
    'A business rule does not allow this record to be deleted',
    '请先处理引用该数据的其他数据，或联系管理员',
    'Handle the records that reference it first, or ask an administrator',
  ),
  notPublished: text('尚未发布', 'It has not been published', '请联系管理员发布', 'Ask an administrator to publish it'),
  databaseBusy: text('系统繁忙', 'The system is busy', '请稍后再试', 'Wait a moment and try again'),
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
  noPermissionToImport: text(
    '没有导入权限',
    'You have no permission to import',
    '请联系管理员开通',
    'Ask an administrator for it',
  ),
  noPermissionToExport: text(
    '没有导出权限',
    'You have no permission to export',
    '请联系管理员开通',
    'Ask an administrator for it',
  ),
  noPermissionToChangeOwner: text(
    '没有修改拥有者的权限',
    'You have no permission to change the owner',
    '请联系管理员开通',
    'Ask an administrator for it',
  ),
  printTemplateEmpty: text(
    '打印模板内容为空！',
    'The print template is empty.',
    '请联系管理员设计打印模板',
    'Ask an administrator to design one',
  ),
  remoteUnreachable: text(
    '“{remote}”暂时无法加载',
    '“{remote}” cannot be loaded right now',
    '门户的其他部分不受影响。请检查网络后重试。',
    'The rest of the portal works. Check the network and try again.',
  ),
  remoteTimeout: text(
    '“{remote}”加载时间过长',
    '“{remote}” is taking too long',
    '服务器长时间没有响应，请稍后重试。',
    'The server has not answered for a long time. Try again later.',
  ),
  remoteBroken: text(
    '“{remote}”出现错误',
    '“{remote}” has failed',
    '门户的其他部分不受影响。请重试；如仍失败请联系管理员。',
    'The rest of the portal works. Try again, and contact an administrator if the problem persists.',
  ),
  remoteIncompatible: text(
    '“{remote}”与当前版本的门户不兼容',
    '“{remote}” does not fit this version of the portal',
    '门户的其他部分不受影响。请联系管理员。',
    'The rest of the portal works. Contact an administrator.',
  ),
  buildMissing: text('文件已不存在：{file}', 'This file no longer exists: {file}', '请刷新页面', 'Refresh the page'),
  chunkUnreachable: text(
    '“{remote}”的一部分未能加载',
    'Part of “{remote}” did not load',
    '门户的其他部分不受影响。请重试。',
    'The rest of the portal works. Try again.',
  ),
  portalCrashed: text(
    '页面出错了',
    'Something went wrong on this page',
    '您可以重新打开页面；如果问题仍然存在，请把详情发给管理员。',
    'Open the page again. If the problem persists, send the details to your administrator.',
  ),
  networkDown: text(
    '网络连接失败',
    'The network cannot be reached',
    '请检查网络后重试',
    'Check your connection and try again',
  ),
  unknownError: text(
    '未知错误',
    'Something went wrong',
    '请重试；如仍失败请联系管理员',
    'Try again, and contact an administrator if the problem persists',
  ),
  undefinedErrorCode: text(
    '未定义的错误码 {code}',
    'undefined error code {code}',
    '请把错误码告诉管理员',
    'Tell an administrator this code',
  ),
} as const satisfies Record<string, BilingualErrorText>;
