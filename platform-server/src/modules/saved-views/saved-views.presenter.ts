import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { SavedView } from '@portico/shared-kit/contract/saved-views.schema';
import type { findDefaults } from './default-views.repository.ts';
import { mayChangeView, type ViewReader } from './saved-views.policy.ts';
import type { SavedViewRow } from './saved-views.repository.ts';

/** The defaults of a list that a person is told of. */
export type Defaults = Awaited<ReturnType<typeof findDefaults>>;

/** A saved view as a person sees it; `people` are the owners by id. */
export function presentSavedView(
  { userId, roleIds, ...view }: SavedViewRow,
  {
    reader,
    defaults,
    people,
  }: { readonly reader: ViewReader; readonly defaults: Defaults; readonly people: ReadonlyMap<string, UserRef> },
): SavedView {
  const own = defaults.filter(({ viewId }) => viewId === view.id);
  return {
    ...view,
    owner: people.get(userId) ?? { id: userId, name: userId },
    isOwn: userId === reader.user.id,
    mayChange: mayChangeView(reader, { ...view, userId, roleIds }),
    roleIds: [...roleIds],
    isDefault: own.some(({ kind }) => kind === 'user'),
    defaultRoleIds: own.flatMap(({ kind, holderId }) => (kind === 'role' ? [holderId] : [])),
  };
}
