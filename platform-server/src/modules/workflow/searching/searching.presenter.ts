import type { InstanceMatch, WorkLoad } from '@portico/shared-kit/contract/workflow-search.schema';
import type { OpenSubscription, TemplateNode } from '../../../workflow-engine/index.ts';
import type { ItemRow } from '../work-items/work-items.repository.ts';
import { presentInstance } from '../workflow.presenter.ts';
import type { InstanceMatchRow } from './instance-search.repository.ts';
import type { LoadRow } from './item-search.repository.ts';

/** An instance as a search shows it; `open` are its open work items. */
export function presentInstanceMatch(row: InstanceMatchRow, open: readonly ItemRow[]): InstanceMatch {
  return {
    ...presentInstance(row, open),
    sequenceNo: row.sequenceNo,
    originator: {
      id: row.originatorId,
      name: row.originatorName ?? row.originatorId,
      name_i18n: row.originatorName_i18n,
      imgUrl: row.originatorImgUrl,
    },
    originatorDepartmentName: row.departmentName,
    originatorDepartmentName_i18n: row.departmentName_i18n,
  };
}

/** Presents a person's open work, and the time since which the oldest of it waits. */
export function presentLoad({ id, name, name_i18n, imgUrl, open, oldest }: LoadRow): WorkLoad {
  return {
    participant: { id, name: name ?? id, name_i18n, imgUrl },
    open,
    oldestReceiveTime: oldest.toISOString(),
  };
}

/** Timers and calls by the names of their nodes; a node without a name is left out, as nobody would know it. */
export function presentSubscriptions(waits: readonly OpenSubscription[], nodes: readonly TemplateNode[]) {
  return waits.flatMap(({ nodeId, dueAt }) => {
    const node = nodes.find(({ id }) => id === nodeId);
    return node === undefined || node.name === '' ? [] : [{ name: node.name, name_i18n: node.nameI18n, until: dueAt }];
  });
}
