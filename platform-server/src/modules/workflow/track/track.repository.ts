import type { InstanceId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';

/** Time at which somebody got something to do at a node. */
export interface Arrival {
  readonly activityCode: string;
  readonly receiveTime: Date;
}

/** Arrivals that are looked at: more than a thousand are the rounds of a loop, whose nodes are known by then. */
const mostArrivals = 2_000;

/** Returns the nodes and times at which people of an instance got something to do, each once, newest first. */
export async function findArrivals(
  db: Database,
  { corpId, instanceId }: { readonly corpId: string; readonly instanceId: InstanceId },
): Promise<Arrival[]> {
  return db
    .selectFrom('work_item')
    .select(['activity_code as activityCode', 'receive_time as receiveTime'])
    .distinct()
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .orderBy('receiveTime', 'desc')
    .orderBy('activityCode')
    .limit(mostArrivals)
    .execute();
}
