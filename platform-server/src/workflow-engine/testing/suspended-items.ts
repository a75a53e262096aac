import type { StoredItem } from './stored-item.ts';
import type { InstanceState, SuspendedItem } from '../index.ts';

/** Instance as tables would hold it. */
interface StoredInstance {
  readonly state: InstanceState | null;
  readonly items: readonly StoredItem[];
}

/** Returns the items that the claim on an item's activity has suspended, of people who have none of its items now. */
export function suspendedItemsOf(
  { state, items }: StoredInstance,
  { activityId }: StoredItem,
): readonly SuspendedItem[] {
  const at = state?.activities.find(({ id }) => id === activityId)?.claim?.at;
  const ofActivity = items.filter((item) => item.activityId === activityId && item.type < 2);
  const busy = ofActivity.filter(({ status }) => status === 'PENDING').map(({ participant }) => participant.id);
  return ofActivity
    .filter(({ reason, finishTime }) => reason === 'MULTI_PARTICIPANT_CANCEL' && finishTime === at)
    .map(({ id, type, participant }) => ({ id, type, person: participant }))
    .filter(({ person: { id } }) => !busy.includes(id));
}
