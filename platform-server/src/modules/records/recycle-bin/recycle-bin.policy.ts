import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { BinSelection } from '../../../record-store/index.ts';
import { isUnrestricted, type Model, policyOf } from '../../models/index.ts';

/**
 * Returns the part of a model's recycle bin that a person sees: what they deleted and would see if it were there; of
 * everybody's where they see and may delete all records of the model.
 */
export function binSelection(
  { corpId, at }: { readonly corpId: string; readonly at: Date },
  model: Model,
  user: SignedInUser,
): BinSelection {
  const policy = policyOf(model, user, at);
  const seesAll = policy.view === 'all' && policy.delete === 'all';
  return { table: model.table, corpId, policy, userId: seesAll ? null : user.id };
}

/** Returns whether a person may end what others could still restore: the root administrator alone. */
export const canPurge = isUnrestricted;
