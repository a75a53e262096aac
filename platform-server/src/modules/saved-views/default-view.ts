import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { Database } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { Model } from '../models/index.ts';
import { findDefaults, findRoleIds } from './default-views.repository.ts';
import { mayShareViews, seesView } from './saved-views.policy.ts';
import { findSavedView, type ListKey } from './saved-views.repository.ts';

/**
 * Returns the saved view that a person's list opens with: of their own choice, else of the first of their roles that has one; undefined
 * where there is none. One that they may not see any more, or whose view the model has lost, is passed over.
 */
export async function defaultViewOf(
  db: Database,
  user: SignedInUser,
  model: Model,
  key: ListKey,
): Promise<ListConfig['defaultView']> {
  const defaults = await findDefaults(db, key, user.id);
  if (defaults.length === 0) return undefined;
  const roleIds = await findRoleIds(db, key.corpId, user.id);
  const reader = { user, roleIds, isDesigner: mayShareViews(user, model) };
  const own = defaults.filter(({ kind }) => kind === 'user');
  const ofRoles = roleIds.flatMap((id) => defaults.filter(({ kind, holderId }) => kind === 'role' && holderId === id));
  for (const { viewId } of [...own, ...ofRoles]) {
    const view = await findSavedView(db, key, viewId);
    if (view === undefined || !seesView(reader, view)) continue;
    if (model.definition.listViews.some(({ code }) => code === view.viewCode))
      return { id: view.id, viewCode: view.viewCode, query: view.query };
  }
  return undefined;
}
