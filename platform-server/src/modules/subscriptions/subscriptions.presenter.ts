import type { Subscription } from '@portico/shared-kit/contract/subscriptions.schema';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { canView, type Model } from '../models/index.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

interface Surroundings {
  readonly user: SignedInUser;
  readonly models: readonly Model[];
  readonly count: number;
}

/** A subscription as its person sees it; none where the model is gone or is not theirs to see: it ends when it is looked at next. */
export function presentSubscription(
  { userId: _, ...row }: SubscriptionRow,
  { user, models, count }: Surroundings,
): Subscription[] {
  const model = models.find(({ schemaCode }) => schemaCode === row.schemaCode);
  if (model === undefined || !canView(model.definition, user)) return [];
  const { name, name_i18n } = model.definition;
  return [{ ...row, appCode: model.appCode, modelName: name, modelName_i18n: name_i18n ?? null, count }];
}
