import type { ModelAction } from '@portico/shared-kit/contract/model-permissions.schema';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { FieldLevelSecurity } from '../../record-store/index.ts';
import type { GuardedModel } from './field-rights.ts';
import { canView, modelActions, participantPolicy, policyOf } from './models.policy.ts';

/**
 * Rights of a user on a model: the actions, and the records on which values of restricted fields are seen and
 * changed.
 */
export interface ModelRights {
  readonly actions: readonly ModelAction[];
  readonly fields: FieldLevelSecurity;
}

/** The rights of somebody who sees the model's list, or else has a part in a workflow of one of its records. */
export function modelRights(model: GuardedModel, user: SignedInUser, at: Date): ModelRights {
  const { definition } = model;
  const isSeen = canView(definition, user);
  const { fields } = isSeen ? policyOf(model, user, at) : participantPolicy(model, user, at);
  return { actions: modelActions(definition, user), fields };
}
