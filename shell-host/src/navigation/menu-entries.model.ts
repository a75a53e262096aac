import type { Grant } from '@portico/shared-kit/permissions';
import { type Composition, isMenuEntry, type MenuContribution } from '@portico/shared-kit/remotes';
import { mayOpen } from './may-open.ts';

/** Returns the entries that remotes contribute to one of the shell's menus and that this user may open, in its order. */
export function menuEntries(
  { remotes }: Pick<Composition, 'remotes'>,
  menu: MenuContribution['menu'],
  grants: readonly Grant[],
): readonly MenuContribution[] {
  return remotes
    .flatMap(({ contributes }) => contributes.filter(isMenuEntry))
    .filter((entry) => entry.menu === menu && mayOpen(entry.can ?? [], grants))
    .toSorted((one, other) => one.order - other.order);
}
