import { can } from '@portico/shared-kit/permissions';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { mayDesignFor, type Model } from '../models/index.ts';
import type { SavedViewRow } from './saved-views.repository.ts';

/** A person in front of the saved views of a list. */
export interface ViewReader {
  readonly user: SignedInUser;
  readonly roleIds: readonly string[];
  /** True where they design the model of the list. */
  readonly isDesigner: boolean;
}

/** Returns whether somebody shares views of a list with others: as who designs the forms of its model. */
export function mayShareViews(user: SignedInUser, { definition }: Model): boolean {
  return can(user.grants, 'form:design') && mayDesignFor(user, definition);
}

/** Returns whether somebody has a saved view in their menu. Designers have all that are shared with anybody. */
export function seesView({ user, roleIds, isDesigner }: ViewReader, view: SavedViewRow): boolean {
  if (view.userId === user.id || view.audience === 'everyone') return true;
  return view.audience === 'roles' && (isDesigner || view.roleIds.some((id) => roleIds.includes(id)));
}

/** Returns whether somebody may change and delete a saved view: their own, and as a designer what is shared. */
export function mayChangeView({ user, isDesigner }: ViewReader, view: SavedViewRow): boolean {
  return view.userId === user.id || (isDesigner && view.audience !== 'owner');
}
