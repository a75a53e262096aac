import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { WorkflowTemplate } from '../../../workflow-engine/index.ts';
import type { InstanceWithState } from '../instances/instances.repository.ts';
import { ccItemType, findOpenItems, hasItemIn, type ItemRow } from '../work-items/work-items.repository.ts';
import { lastUrged } from './messages.repository.ts';
import type { AdministeredInstance } from './instance-administration.policy.ts';

interface InstanceForUser {
  readonly user: SignedInUser;
  readonly instance: InstanceWithState;
  readonly template: WorkflowTemplate;
}

/** An instance as it stands for one user, with the rows of its open work. */
export interface AdministeredInstanceWithRows extends AdministeredInstance {
  readonly pending: readonly ItemRow[];
}

/** Returns the situation of an instance for one user, with the rows of its open work. */
export async function findAdministeredInstance(
  db: Database,
  { corpId, now }: Pick<Platform, 'corpId' | 'now'>,
  { user, instance, template }: InstanceForUser,
): Promise<AdministeredInstanceWithRows> {
  const { id: instanceId, state } = instance;
  const open = await findOpenItems(db, corpId, [instanceId]);
  const hasPart = await hasItemIn(db, corpId, { instanceId, userId: user.id });
  const urgedTime = await lastUrged(db, { corpId, instanceId });
  const pending = open.filter(({ type }) => type !== ccItemType);
  return { user, state, template, hasPart, pending, urgedTime, now: now() };
}
