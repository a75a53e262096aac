import { type ActionCode, actionGroups, orderOf, rowOf } from './action-table.ts';

/** An action that the user may take on the page now. */
export interface FormAction {
  readonly code: ActionCode;
  /** Tells actions of one code apart, such as the workflows that a draft may start. */
  readonly id?: string;
  readonly label: string;
  /** The reason for which it cannot be taken now; absent or null where it can. */
  readonly refusal?: string | null;
  /** True while it is under way. */
  readonly isBusy?: boolean;
  /** True while another one is under way. */
  readonly isDisabled?: boolean;
  run(): void;
}

/** The actions of a page, arranged. */
interface ArrangedActions {
  /** The action that the page is about; null where it is there to be read. */
  readonly primary: FormAction | null;
  /** Plain buttons behind it. */
  readonly buttons: readonly FormAction[];
  /** The groups of the menu, none of them empty. */
  readonly menu: readonly ActionGroup[];
}

/** Actions of the menu that belong together. */
export interface ActionGroup {
  readonly name: (typeof actionGroups)[number];
  readonly actions: readonly FormAction[];
}

/** Most buttons beside each other where some could stand in the menu. */
const mostButtons = 3;
/** On a phone the row is one button and the menu; two actions need no menu. */
const mostOnPhone = 2;

/** Returns the key of an action, different for each on a page. */
export function keyOf({ code, id }: FormAction): string {
  return id === undefined ? code : `${code} ${id}`;
}

/** Arranges actions by the table: one primary button, the most used behind it, and the rest in a menu by groups. */
export function arrangeActions(given: readonly FormAction[], isPhone: boolean): ArrangedActions {
  const actions = inOrder(given);
  const primary = actions.find(({ code }) => rowOf(code).isMain) ?? null;
  const others = actions.filter((action) => action !== primary);
  const isFew = actions.length <= (isPhone ? mostOnPhone : mostButtons);
  if (isFew) return { primary, buttons: others, menu: [] };
  const buttons = isPhone ? phoneButtons(primary, others) : wideButtons(actions, primary, others);
  const rest = others.filter((action) => !buttons.includes(action));
  return { primary, buttons, menu: groupsOf(rest) };
}

function inOrder(given: readonly FormAction[]): readonly FormAction[] {
  const codes: readonly string[] = given.map(({ code }) => code);
  return given
    .filter(({ code }) => !codes.includes(rowOf(code).sameAs ?? ''))
    .toSorted((one, other) => orderOf(one.code) - orderOf(other.code));
}

/** Makes the first way to use the record the primary button where there is nothing to do. */
function phoneButtons(primary: FormAction | null, others: readonly FormAction[]): readonly FormAction[] {
  return primary === null ? others.filter(({ code }) => rowOf(code).button !== 'menu').slice(0, 1) : [];
}

function wideButtons(
  actions: readonly FormAction[],
  primary: FormAction | null,
  others: readonly FormAction[],
): readonly FormAction[] {
  const isBeside = (code: string) => actions.some((action) => action.code === code);
  const always = others.filter(({ code }) => {
    const { button, besides } = rowOf(code);
    return button === 'always' || (besides !== undefined && isBeside(besides));
  });
  const room = Math.max(0, mostButtons - always.length - (primary === null ? 0 : 1));
  const more = others.filter(({ code }) => rowOf(code).button === 'room').slice(0, room);
  return [...always, ...more];
}

/** Groups actions as the menu shows them, what is dangerous last in each. */
export function groupsOf(actions: readonly FormAction[]): readonly ActionGroup[] {
  return actionGroups
    .map((name) => {
      const own = actions.filter(({ code }) => rowOf(code).group === name);
      return { name, actions: own.toSorted((one, other) => dangerOf(one) - dangerOf(other)) };
    })
    .filter((group) => group.actions.length > 0);
}

function dangerOf({ code }: FormAction): number {
  return rowOf(code).isDanger ? 1 : 0;
}
