import { sequenceStatuses } from '../workflow/index.ts';
import type { Property } from './property.ts';

const names = (name: string, en: string) => ({ name, name_i18n: JSON.stringify({ en }), system: true });

const statusOptions = Object.entries(sequenceStatuses).map(([value, { label }]) => ({
  value,
  name: label.zh,
  name_i18n: JSON.stringify({ en: label.en }),
}));

/** The fields that every record of every business model has, set by the server. */
export const systemProperties = [
  { code: 'id', ...names('数据 ID', 'Record ID'), propertyType: 0 },
  { code: 'name', ...names('数据标题', 'Title'), propertyType: 0 },
  { code: 'sequenceNo', ...names('单据号', 'Number'), propertyType: 0 },
  { code: 'sequenceStatus', ...names('单据状态', 'Status'), propertyType: 14, settings: { options: statusOptions } },
  { code: 'creater', ...names('创建人', 'Creator'), propertyType: 50 },
  { code: 'createdTime', ...names('创建时间', 'Created'), propertyType: 3, settings: { format: 2 } },
  { code: 'owner', ...names('拥有者', 'Owner'), propertyType: 50 },
  { code: 'ownerDeptId', ...names('拥有者部门', "Owner's department"), propertyType: 60 },
  { code: 'modifier', ...names('修改人', 'Modified by'), propertyType: 50 },
  { code: 'modifiedTime', ...names('修改时间', 'Modified'), propertyType: 3, settings: { format: 2 } },
  { code: 'workflowInstanceId', ...names('流程实例 ID', 'Workflow instance ID'), propertyType: 0 },
  { code: 'participants_', ...names('当前处理人', 'Current handlers'), propertyType: 51, derived: true },
] as const satisfies readonly Property[];

/** Code of a field that the server keeps. */
export type SystemPropertyCode = (typeof systemProperties)[number]['code'];
