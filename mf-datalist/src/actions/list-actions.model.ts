import type { ListConfig, QueryAction } from '@portico/shared-kit/contract/models.schema';
import { localised, type Locale } from '@portico/shared-kit/i18n';
import type { ActionRow, ListAction } from './action-row.ts';
import { actionRows } from './registry.ts';

/** Number of custom buttons that stand in the row before the rest go to the menu (portal spec, section 9, List modes). */
const customShown = 3;
/** Longer names of custom buttons are cut and told in a tooltip (portal spec, section 9, List modes). */
const nameLimit = 7;

/** The list's own buttons and custom ones, in the order of the definition; custom ones beyond the third apart. */
export interface ListActions {
  readonly standard: readonly ListAction[];
  readonly custom: readonly ListAction[];
  readonly more: readonly ListAction[];
}

/** Surroundings that the buttons of a list depend on. */
interface Surroundings {
  readonly locale: Locale;
  /** Returns whether some remote has the page at a path. */
  hasPage(path: string): boolean;
}

/** The buttons of a list. Actions that this list cannot run have none, nor have those that this user may never take. */
export function listActions(config: ListConfig, { locale, hasPage }: Surroundings): ListActions {
  const sorted = config.view.queryActions.toSorted((left, right) => (left.sortKey ?? 0) - (right.sortKey ?? 0));
  const actions = sorted.flatMap((definition): ListAction[] => {
    const row = rowOf(definition);
    if (row === undefined || isHidden(row, definition)) return [];
    if (row.isOffered?.({ config, hasPage }) === false) return [];
    const name = localised(definition.name, definition.name_i18n, locale);
    const hint = definition.hint === undefined ? null : localised(definition.hint, definition.hint_i18n, locale);
    return [{ code: definition.actionCode, row, name, hint, definition }];
  });
  const custom = actions.filter(({ row }) => row.place === 'custom');
  return {
    standard: actions.filter(({ row }) => row.place === 'standard'),
    custom: custom.slice(0, customShown),
    more: custom.slice(customShown),
  };
}

function isHidden({ isShownDisabled = false }: ActionRow, { disabledCode }: QueryAction): boolean {
  return disabledCode !== undefined && !isShownDisabled;
}

function rowOf(definition: QueryAction): ActionRow | undefined {
  const code = definition.actionCode.replaceAll('_', '').toLowerCase();
  return actionRows.find(({ codes }) => codes.includes(code)) ?? actionRows.find(({ claims }) => claims?.(definition));
}

/** A custom button's name as it fits the button; null where it fits as it is. */
export function cutName(name: string): string | null {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return characters.length > nameLimit ? `${characters.slice(0, nameLimit).join('')}…` : null;
}
