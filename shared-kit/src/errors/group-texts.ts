import { type BilingualErrorText, text } from './error-text.ts';

/** Codes that belong together: what one of them says that has no row of its own. Both ends belong to the group. */
export interface ErrorGroup extends BilingualErrorText {
  readonly from: number;
  readonly to: number;
}

const group = (from: number, to: number, ...words: Parameters<typeof text>): ErrorGroup => ({
  from,
  to,
  ...text(...words),
});

const askZh = '请重试；如仍失败，请把错误码告诉管理员';
const askEn = 'Try again; if the problem persists, give an administrator this code';

/** The groups of the specification (shell spec, section 8); the narrower one stands before the wider one. */
export const errorGroups: readonly ErrorGroup[] = [
  group(101_000, 101_999, '组织同步失败', 'The organisation could not be synchronised', askZh, askEn),
  group(200_000, 200_999, '部门操作失败', 'This could not be done with the department', askZh, askEn),
  group(201_000, 201_999, '用户操作失败', 'This could not be done with the user', askZh, askEn),
  group(202_000, 202_999, '角色操作失败', 'This could not be done with the role', askZh, askEn),
  group(301_000, 301_999, '数据项有误', 'Something is wrong with a field', askZh, askEn),
  group(302_000, 302_999, '表单有误', 'Something is wrong with the form', askZh, askEn),
  group(303_000, 303_999, '列表有误', 'Something is wrong with the list', askZh, askEn),
  group(304_000, 304_999, '业务数据或评论操作失败', 'This could not be done with the record or comment', askZh, askEn),
  group(300_000, 399_999, '业务模型有误', 'Something is wrong with the business model', askZh, askEn),
  group(401_000, 401_999, '流程模板校验失败', 'The workflow template is not valid', askZh, askEn),
  group(402_000, 402_999, '流程或任务操作失败', 'This could not be done with the workflow or task', askZh, askEn),
  group(403_000, 403_999, '表达式有误', 'An expression is wrong', askZh, askEn),
  group(405_000, 405_999, '流程设置有误', 'The workflow is set up wrongly', askZh, askEn),
  group(500_000, 500_999, '业务服务出错', 'A business service failed', askZh, askEn),
  group(501_000, 501_999, '业务方法出错', 'A method of a business service failed', askZh, askEn),
  group(502_000, 502_999, '数据库出错', 'A database failed', askZh, askEn),
  group(503_000, 503_099, 'SQL 执行出错', 'An SQL statement failed', askZh, askEn),
  group(550_000, 550_999, '业务规则出错', 'A business rule refused or failed', askZh, askEn),
  group(600_000, 600_999, '应用操作失败', 'This could not be done with the application', askZh, askEn),
  group(
    601_000,
    601_999,
    '应用受授权限制',
    'The licence does not allow this application',
    '请联系管理员检查授权',
    'Ask an administrator to check the licence',
  ),
  group(
    700_000,
    700_999,
    '没有权限',
    'You do not have the permission for this',
    '如需权限请联系管理员',
    'Ask an administrator if you need it',
  ),
  group(
    800_000,
    899_999,
    '系统参数、日志或钉钉集成出错',
    'System parameters, logs or the DingTalk integration failed',
    askZh,
    askEn,
  ),
  group(910_000, 919_999, '定时任务出错', 'A scheduled task failed', askZh, askEn),
  group(1_000_000, 1_000_009, '组织机构操作失败', 'This could not be done with the organisation', askZh, askEn),
];

/** The words of the group that a code belongs to; undefined where it belongs to none. */
export function groupOf(code: number): ErrorGroup | undefined {
  return errorGroups.find(({ from, to }) => from <= code && code <= to);
}
