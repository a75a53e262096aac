import type { RoleInput } from '@portico/platform-server/modules/organisation';
import { bothNames } from './both-names.ts';

const role = (
  code: string,
  [name, en]: readonly [string, string],
  groupId: string,
  grants: NonNullable<RoleInput['grants']> = [],
): RoleInput => ({ code, ...bothNames(name, en), groupId, grants });

/** The roles of the demo. `groupId` gathers them: everyone, business functions, administration. */
export const roles: readonly RoleInput[] = [
  role('employee', ['员工', 'Employee'], 'everyone'),
  role('manager', ['部门主管', 'Department manager'], 'everyone'),
  role('hr', ['人力资源', 'Human resources'], 'functions'),
  role('finance', ['财务', 'Finance'], 'functions'),
  role('purchaser', ['采购员', 'Purchaser'], 'functions'),
  role('procurementCommittee', ['采购委员会', 'Procurement committee'], 'functions'),
  role('salesManager', ['销售主管', 'Sales manager'], 'functions'),
  role('appAdmin', ['应用管理员', 'Application administrator'], 'administration', ['APP_MNG']),
  role('sysAdmin', ['系统管理员', 'System administrator'], 'administration', ['SYS_MNG']),
  role('rootAdmin', ['超级管理员', 'Root administrator'], 'administration', ['ADMIN']),
  role('workflowAdmin', ['流程管理员', 'Workflow administrator'], 'administration', ['WORKFLOW_ADMIN']),
].map((each, sortKey) => ({ ...each, sortKey }));
