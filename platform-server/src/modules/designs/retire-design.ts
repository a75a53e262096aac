import type { Availability, DesignKind } from '@portico/shared-kit/contract/designs.schema';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { recordAudit } from '../audit/index.ts';
import type { DesignName, DesignTypes } from './design-kind.ts';
import { type DesignContext, editedBy, holdDesign, lockNeeds } from './hold-design.ts';
import { takeLock } from './hold-lock.ts';

/** Switches a design off, on again, or retires it. Throws as `unpublished` of the kind for one that was never published. */
export async function setAvailability<K extends DesignKind, T extends DesignTypes>(
  designing: DesignContext<K, T>,
  user: SignedInUser,
  { designKey, availability }: DesignName & { readonly availability: Availability },
): Promise<void> {
  const { adapter } = designing;
  await holdDesign(designing, user, designKey, async ({ trx, key, published }) => {
    if (published === undefined) throw adapter.unpublished(designKey);
    await adapter.setAvailability(trx, key, { availability, ...editedBy(designing, user) });
  });
  adapter.forget();
}

/**
 * Deletes a design that nothing needs: its draft, its versions, everything. Throws designLocked while somebody else works
 * on it, and as `withdrawal` of the kind.
 */
export async function removeDesign<K extends DesignKind, T extends DesignTypes>(
  designing: DesignContext<K, T>,
  user: SignedInUser,
  { designKey }: DesignName,
): Promise<void> {
  const { platform, adapter } = designing;
  const withdraw = await adapter.withdrawal(designKey);
  await holdDesign(designing, user, designKey, async (held) => {
    const { trx, key } = held;
    await takeLock(lockNeeds(designing), user, held);
    await withdraw(held);
    await adapter.deleteVersions(trx, key);
    await adapter.setAvailability(trx, key, { availability: 'on', ...editedBy(designing, user) });
    await adapter.deleteRow(trx, key);
    const object = { id: adapter.audit.idOf(key), name: adapter.namesOf(held).name };
    await recordAudit(platform, trx, { action: adapter.audit.delete, object });
  });
  adapter.forget();
}
