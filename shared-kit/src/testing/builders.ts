import { asRecordId } from '../contract/ids.ts';
import type { UserCard, UserOption } from '../contract/organisation.schema.ts';
import type { BizRecord } from '../contract/records.schema.ts';
import type { CurrentUser } from '../contract/session.schema.ts';

/** A signed-in member of staff without any right of administration. */
export function aUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-1',
    name: '王秀英',
    name_i18n: null,
    username: 'wang.xiuying',
    userId: 'wang.xiuying',
    corpId: 'corp-1',
    mobile: null,
    email: null,
    imgUrl: null,
    departmentId: 'dept-1',
    departmentName: '销售部',
    departmentName_i18n: null,
    parentDepartmentName: null,
    parentDepartmentName_i18n: null,
    position: null,
    position_i18n: null,
    employeeNo: null,
    roleName: null,
    roleName_i18n: null,
    remark: null,
    permissions: [],
    lastLoginTime: null,
    relatedSyncType: null,
    admin: false,
    isAppAdmin: false,
    isRootAdmin: false,
    isPrivilegedPerson: false,
    mayChangePassword: true,
    singlePwd: false,
    maySetUpSecondFactor: true,
    mustSetUpSecondFactor: false,
    ...overrides,
  };
}

/** The card of a person of whom only the name is known; the main department's name follows its path. */
export function aUserCard(overrides: Partial<UserCard> = {}): UserCard {
  const departments = overrides.departments ?? [];
  return {
    id: 'user-1',
    name: '王秀英',
    name_i18n: null,
    mobile: null,
    email: null,
    imgUrl: null,
    mainDepartmentName: overrides.mainDepartmentPath?.at(-1)?.name ?? null,
    mainDepartmentPath: [],
    departmentNames: departments.map(({ name }) => name),
    departments,
    employeeNo: null,
    position: null,
    position_i18n: null,
    roleName: null,
    roleName_i18n: null,
    relatedType: null,
    chatUrl: null,
    isActive: true,
    ...overrides,
  };
}

/** A person as pickers list people. */
export function aUserOption(overrides: Partial<UserOption> = {}): UserOption {
  return {
    id: 'user-1',
    name: '王秀英',
    name_i18n: null,
    username: 'wang.xiuying',
    imgUrl: null,
    employeeNo: null,
    position: null,
    position_i18n: null,
    path: [{ id: 'dept-1', name: '销售部' }],
    isActive: true,
    ...overrides,
  };
}

/** A completed record that may be edited and deleted; `data` is laid over its system fields. */
export function aRecord(data: BizRecord['data'] = {}, overrides: Partial<BizRecord> = {}): BizRecord {
  const id = overrides.id ?? 'record-1';
  return {
    id: asRecordId(id),
    schemaCode: 'salesOrder',
    version: 1,
    actions: ['edit', 'delete'],
    ...overrides,
    data: {
      id,
      name: '一月设备采购',
      sequenceNo: 'SO-00001',
      sequenceStatus: 'COMPLETED',
      creater: { id: 'user-1', name: '王秀英' },
      createdTime: '2026-01-05T02:00:00.000Z',
      owner: { id: 'user-1', name: '王秀英' },
      ownerDeptId: { id: 'dept-1', name: '销售部' },
      modifier: { id: 'user-1', name: '王秀英' },
      modifiedTime: '2026-01-06T02:00:00.000Z',
      workflowInstanceId: null,
      ...data,
    },
  };
}

/** Returns so many records with ids and names of their own. */
export function manyRecords(count: number): BizRecord[] {
  return Array.from({ length: count }, (_record, index) =>
    aRecord({ name: `订单 ${index + 1}` }, { id: asRecordId(`record-${index + 1}`) }),
  );
}
