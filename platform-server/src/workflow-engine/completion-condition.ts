import type { Tally } from './instance-state.ts';
import type { ApproveNode } from './template/template.ts';

/** Decision that the people of an activity have made together. */
export type ActivityOutcome = 'agreed' | 'disagreed';

/** The rules of an activity about several people. */
export type DecisionRules = Pick<ApproveNode, 'multiInstance' | 'percentage' | 'tie'>;

/**
 * Returns the outcome by the completion condition of the activity, once `tally` has been said and `waiting` people have
 * yet to say; null while both are possible. With nobody waiting it is always decided.
 */
export function outcomeOf(rules: DecisionRules, tally: Tally, waiting: number): ActivityOutcome | null {
  return completionConditions[rules.multiInstance](tally, waiting, rules);
}

type CompletionCondition = (tally: Tally, waiting: number, rules: DecisionRules) => ActivityOutcome | null;

const completionConditions: Readonly<Record<ApproveNode['multiInstance'], CompletionCondition>> = {
  any: ({ agreed, disagreed }, waiting) =>
    disagreed > 0 ? 'disagreed' : agreed > 0 || waiting === 0 ? 'agreed' : null,
  all: unanimous,
  sequence: unanimous,
  percentage: ({ agreed, disagreed, abstained }, waiting, { percentage }) => {
    const wanted = (percentage ?? 100) * (agreed + disagreed + abstained + waiting);
    if (agreed * 100 >= wanted) return 'agreed';
    return (agreed + waiting) * 100 < wanted ? 'disagreed' : null;
  },
  // Everybody is heard, so that the log shows how the vote went.
  vote: ({ agreed, disagreed }, waiting, { tie }) => {
    if (waiting > 0) return null;
    if (agreed === disagreed) return tie === 'agree' ? 'agreed' : 'disagreed';
    return agreed > disagreed ? 'agreed' : 'disagreed';
  },
};

function unanimous({ disagreed }: Tally, waiting: number): ActivityOutcome | null {
  if (disagreed > 0) return 'disagreed';
  return waiting === 0 ? 'agreed' : null;
}
