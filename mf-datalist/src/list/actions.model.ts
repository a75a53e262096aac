import type { ListConfig, QueryAction } from '@portico/shared-kit/contract/models.schema';
import { localised, type Locale } from '@portico/shared-kit/i18n';

/** What a button of a list does. `start` starts the workflow whose code is in the action. */
export type ActionKind = 'add' | 'delete' | 'print' | 'start';

/** A button of the list, in the user’s language. */
export interface ListAction {
  readonly code: string;
  readonly kind: ActionKind;
  readonly name: string;
  /** The workflow that this action starts; null where it opens a form. */
  readonly workflowCode: string | null;
  /** The error code that says why this user cannot use it; null where they can. */
  readonly disabledCode: number | null;
}

/** How many custom buttons stand in the row before the rest go to the menu (portal spec, section 9, List modes). */
const customShown = 3;
/** Longer names of custom buttons are cut and told in a tooltip (portal spec, section 9, List modes). */
const nameLimit = 7;

const standardKinds: Readonly<Record<string, ActionKind>> = {
  add: 'add',
  delete: 'delete',
  print: 'print',
  batchprint: 'print',
};

/** The list's own buttons and custom ones, in the order of the definition; custom ones beyond the third apart. */
export interface ListActions {
  readonly standard: readonly ListAction[];
  readonly custom: readonly ListAction[];
  readonly more: readonly ListAction[];
}

/** What a list finds around it. */
interface Surroundings {
  readonly locale: Locale;
  /** Whether there is a preview to print from. */
  readonly canPrint: boolean;
}

/** The buttons of a list. Actions that this list cannot run have none. */
export function listActions({ view, workflowCode }: ListConfig, { locale, canPrint }: Surroundings): ListActions {
  const sorted = view.queryActions.toSorted((left, right) => (left.sortKey ?? 0) - (right.sortKey ?? 0));
  const actions = sorted.flatMap((action) => {
    const kind = kindOf(action);
    if (kind === null || (kind === 'print' && !canPrint)) return [];
    const { actionCode: code, disabledCode = null } = action;
    const starts = action.associationType === 1 ? action.associationCode : undefined;
    const adding = kind === 'add' ? workflowCode : null;
    const name = localised(action.name, action.name_i18n, locale);
    return [{ code, kind, name, workflowCode: starts ?? adding, disabledCode }];
  });
  const custom = actions.filter(({ kind }) => kind === 'start');
  return {
    standard: actions.filter(({ kind }) => kind !== 'start'),
    custom: custom.slice(0, customShown),
    more: custom.slice(customShown),
  };
}

function kindOf({ actionCode, associationType, associationCode }: QueryAction): ActionKind | null {
  const standard = standardKinds[actionCode.replaceAll('_', '').toLowerCase()];
  if (standard !== undefined) return standard;
  return associationType === 1 && associationCode !== undefined ? 'start' : null;
}

/** A custom button's name as it fits the button; null where it fits as it is. */
export function cutName(name: string): string | null {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return characters.length > nameLimit ? `${characters.slice(0, nameLimit).join('')}…` : null;
}
