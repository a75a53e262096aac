import { bilingual } from '@portico/shared-kit/i18n';

const kinds: Readonly<Record<string, string>> = { departments: '个部门', roles: '个角色', people: '个人员' };

/** Faults of organisation files, for those who wrote them. */
export const organisationTexts = {
  noColumns: bilingual('第一行没有列名', 'has no line of columns'),
  columnTwice: (name: string) => bilingual(`列“${name}”重复`, `“${name}” is there twice`),
  columnUnknown: (name: string) => bilingual(`“${name}”不是人员文件的列`, `“${name}” is not a column of people`),
  csvUnreadable: (detail: string) => bilingual('不是有效的 CSV，请检查引号', detail),
  cellCount: (cells: number, columns: number) =>
    bilingual(
      `有 ${cells} 个单元格，而第一行有 ${columns} 列`,
      `has ${cells} cells; the first line names ${columns} columns`,
    ),
  notOfOrganisation: bilingual(
    '不是组织文件：文件名须以 .yaml、.yml 或 .csv 结尾',
    'is not an organisation file: its name ends with .yaml, .yml or .csv',
  ),
  thereAlready: (member: string, code: string, place: string) =>
    bilingual(`${member}：“${code}”已出现在 ${place}`, `${member}: “${code}” is there already at ${place}`),
  tooMany: (most: number, kind: string) =>
    bilingual(`超过 ${most} ${kinds[kind] ?? ''}，请分批导入`, `more than ${most} ${kind}: import them in parts`),
  departmentUnknown: (id: string) => bilingual(`没有部门“${id}”`, `there is no department “${id}”`),
  departmentBelowItself: (id: string) => bilingual(`“${id}”将位于自身之下`, `“${id}” would be below itself`),
  departmentUnnamed: (id: string) => bilingual(`新部门“${id}”须有名称`, `the new department “${id}” needs one`),
  roleUnknown: (code: string) => bilingual(`没有角色“${code}”`, `there is no role “${code}”`),
  roleUnnamed: (code: string) => bilingual(`新角色“${code}”须有名称`, `the new role “${code}” needs one`),
  accountUnknown: (account: string) => bilingual(`没有账号“${account}”`, `there is no account “${account}”`),
  accountDisabled: (account: string) => bilingual(`账号“${account}”已停用`, `the account “${account}” is disabled`),
  accountOfOther: (account: string, id: string) =>
    bilingual(`“${account}”是标识“${id}”的账号`, `“${account}” is the account of the id “${id}”`),
  personUnnamed: (account: string) => bilingual(`新人员“${account}”须有姓名`, `the new person “${account}” needs one`),
  openWork: (account: string, count: number) =>
    bilingual(
      `“${account}”有未完成的任务（${count} 项），请指定接手的账号`,
      `“${account}” has open work items (${count}): name the account that gets them`,
    ),
  cannotTakeOver: (account: string, refusal: string) =>
    bilingual(`“${account}”不能接手 ${refusal}`, `“${account}” cannot take over ${refusal}`),
  notLeaving: (account: string) =>
    bilingual(`“${account}”没有停用，无需交接`, `“${account}” is not disabled, so that nothing is handed over`),
  ownAccount: bilingual('不能停用自己的账号', 'nobody disables their own account'),
  nobodyLeft: bilingual(
    '将没有人拥有 ADMIN 权限；服务器只在空数据库上启动时建立“admin”',
    'nobody would have the grant ADMIN; a server that is started on an empty database makes “admin”',
  ),
} as const;
