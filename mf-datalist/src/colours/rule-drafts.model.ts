import type { ColourRule } from '@portico/shared-kit/contract/list-layout.schema';
import type { OptionColour } from '@portico/shared-kit/contract/option-colours';
import type { FieldCondition, Property } from '@portico/shared-kit/fields';
import { allConditions } from '@portico/shared-kit/filters';
import { readAdvanced } from '@portico/shared-kit/list-address/advanced-filter';
import { type KeyedGroup, withKeys } from '@portico/shared-kit/ui/condition-builder';
import { newFieldCondition } from '@portico/shared-kit/field-views/field-condition';
import { writeAdvanced } from '../list/advanced-words.model.ts';
import { firstField, isComplete } from '../list/new-conditions.ts';

/** Rule in the dialog. */
export interface RuleDraft {
  /** Names it as long as the dialog is open. */
  readonly key: number;
  readonly target: string | null;
  readonly colour: OptionColour;
  readonly group: KeyedGroup<FieldCondition>;
  /** The conditions as they were kept, where not all of them can be read; null once somebody has changed them. */
  readonly unreadable: string | null;
}

/** Returns the rules as the dialog edits them. */
export function draftsOf(properties: readonly Property[], rules: readonly ColourRule[]): readonly RuleDraft[] {
  return rules.map(({ target, colour, where }, key) => {
    const group = readAdvanced(properties, where);
    const isWhole = group !== null && writeAdvanced(properties, group) === where;
    return {
      key,
      target,
      colour,
      group: withKeys(group ?? blankGroup(properties)),
      unreadable: isWhole ? null : where,
    };
  });
}

/** Returns a rule to begin with, whose condition is still to be filled in. */
export function newDraft(properties: readonly Property[], drafts: readonly RuleDraft[]): RuleDraft {
  const key = 1 + Math.max(-1, ...drafts.map((draft) => draft.key));
  return { key, target: null, colour: 'red', group: withKeys(blankGroup(properties)), unreadable: null };
}

const blankGroup = (properties: readonly Property[]) =>
  ({ join: 'all', items: [{ condition: newFieldCondition(firstField(properties)) }] }) as const;

/** Returns whether a rule can be kept: all of its conditions are filled in. */
export function isWhole(properties: readonly Property[], { group, unreadable }: RuleDraft): boolean {
  return unreadable !== null || allConditions(group).every((each) => isComplete(properties, each));
}

/** Returns the rules as they are kept. */
export function rulesOf(properties: readonly Property[], drafts: readonly RuleDraft[]): ColourRule[] {
  return drafts.map(({ target, colour, group, unreadable }) => ({
    target,
    colour,
    where: unreadable ?? writeAdvanced(properties, group),
  }));
}

/** Returns the list with one of its entries at another place. */
export function moved<T>(all: readonly T[], from: number, to: number): readonly T[] {
  const entry = all[from];
  return entry === undefined || to < 0 || to >= all.length ? all : all.toSpliced(from, 1).toSpliced(to, 0, entry);
}
