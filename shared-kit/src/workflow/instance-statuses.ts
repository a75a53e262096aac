import type { Label } from './labels.ts';

interface InstanceStatusRow {
  readonly label: Label;
  /** No command but a fresh start leads out of a final status. */
  readonly final: boolean;
}

/** Every status of a workflow instance, once (shell spec, section 3). */
export const instanceStatuses = {
  NOT_STARTED: { label: { zh: '未启动', en: 'Not started' }, final: false },
  DRAFT: { label: { zh: '草稿', en: 'Draft' }, final: false },
  PROCESSING: { label: { zh: '进行中', en: 'In progress' }, final: false },
  COMPLETED: { label: { zh: '已完成', en: 'Completed' }, final: true },
  /** Taken back by its originator, whose record is a draft again. It has no number: the maps below know it as canceled. */
  WITHDRAWN: { label: { zh: '已撤回', en: 'Withdrawn' }, final: true },
  CANCELED: { label: { zh: '已作废', en: 'Voided' }, final: true },
  BE_CANCELED: { label: { zh: '被作废', en: 'Voided by others' }, final: true },
  EXCEPTION: { label: { zh: '异常', en: 'Exception' }, final: false },
} satisfies Record<string, InstanceStatusRow>;

/** The status of a workflow instance. */
export type InstanceStatus = keyof typeof instanceStatuses;

interface NumericStatusMap {
  /** Context in which numbers of this map are used; a number alone says nothing, 2 is both "in progress" and "completed". */
  readonly context: Label;
  readonly statuses: Readonly<Record<number, InstanceStatus>>;
}

/** The two numeric maps of shell spec, section 3, each under the context in which it applies. */
export const instanceStatusMaps = {
  instance: {
    context: { zh: '流程实例：列表、查询与筛选', en: 'Instances: lists, searches and filters' },
    statuses: { 1: 'NOT_STARTED', 2: 'PROCESSING', 3: 'COMPLETED', 4: 'CANCELED', 5: 'DRAFT', 6: 'BE_CANCELED' },
  },
  track: {
    context: { zh: '流程跟踪：节点与轨迹', en: 'Workflow track: activities and their trail' },
    statuses: { 0: 'NOT_STARTED', 1: 'PROCESSING', 2: 'COMPLETED', 3: 'CANCELED', 4: 'EXCEPTION', 6: 'BE_CANCELED' },
  },
} satisfies Record<string, NumericStatusMap>;

/** Context in which a number of a status is used. */
export type StatusContext = keyof typeof instanceStatusMaps;

/** The status behind a number in a context; null when the context has no such number. */
export function statusOfNumber(context: StatusContext, value: number): InstanceStatus | null {
  const statuses: Readonly<Record<number, InstanceStatus>> = instanceStatusMaps[context].statuses;
  return statuses[value] ?? null;
}

/** The number of a status in a context; null when the context does not know the status. */
export function numberOfStatus(context: StatusContext, status: InstanceStatus): number | null {
  const found = Object.entries(instanceStatusMaps[context].statuses).find(([, name]) => name === status);
  return found ? Number(found[0]) : null;
}
