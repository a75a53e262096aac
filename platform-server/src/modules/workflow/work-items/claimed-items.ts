import {
  type InstanceState,
  isClaimable,
  type WorkflowTemplate,
  type WorkItemRow,
} from '../../../workflow-engine/index.ts';

type Item = Pick<WorkItemRow, 'id' | 'activityId' | 'type' | 'status'>;

/** The claim by which somebody else has an item's work now, or its own; undefined where nobody has claimed it. */
export function claimOn({ activityId, type, status }: Item, { activities }: InstanceState) {
  if (type !== 0 && type !== 1) return undefined;
  const claim = activities.find(({ id }) => id === activityId)?.claim;
  return status === 'PENDING' || status === 'CANCELED' ? claim : undefined;
}

/** Returns whether its handler may claim an item now. */
export function canClaim(item: Item, template: WorkflowTemplate, { activities }: InstanceState): boolean {
  if (item.status !== 'PENDING' || (item.type !== 0 && item.type !== 1)) return false;
  const activity = activities.find(({ id }) => id === item.activityId);
  const node = template.nodes.find(({ id }) => id === activity?.nodeId);
  return activity !== undefined && isClaimable(node, activity);
}
