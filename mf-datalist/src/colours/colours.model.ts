import type { ColourRule } from '@portico/shared-kit/contract/list-layout.schema';
import type { Property } from '@portico/shared-kit/fields';
import type { FilterTree } from '@portico/shared-kit/filters';
import { advancedTree, readAdvanced } from '@portico/shared-kit/list-address/advanced-filter';
import { writeAdvanced } from '../list/advanced-words.model.ts';
import type { ColourOf } from './colours-context.ts';

/** A rule with the filter that its conditions ask for. */
export interface FilterRule extends Pick<ColourRule, 'target' | 'colour'> {
  readonly filter: FilterTree;
}

/**
 * Returns the rules that can be asked. One of whose conditions a field is missing, or out of its reader's sight, is left out whole: fewer
 * conditions would colour more.
 */
export function compileRules(properties: readonly Property[], rules: readonly ColourRule[]): readonly FilterRule[] {
  return rules.flatMap(({ target, colour, where }) => {
    const group = readAdvanced(properties, where);
    if (group === null || writeAdvanced(properties, group) !== where) return [];
    const filter = advancedTree(properties, group);
    return filter === null ? [] : [{ target, colour, filter }];
  });
}

/** Returns the colours of records from the places of the rules that each of them meets. */
export function coloursOf(rules: readonly FilterRule[], matches: ReadonlyMap<string, readonly number[]>): ColourOf {
  return ({ id }, columnId) => {
    const at = matches.get(id)?.find((place) => rules[place]?.target === columnId);
    return at === undefined ? null : (rules[at]?.colour ?? null);
  };
}
