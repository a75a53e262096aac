import type { Tally } from './instance-state.ts';
import type { ApproveNode } from './template/template.ts';

/** Decision that an activity's people have made together. */
export type Verdict = 'agreed' | 'disagreed';

/** The rules of an activity about several people. */
export type DecisionRules = Pick<ApproveNode, 'multiInstance' | 'percentage' | 'tie'>;

/**
 * Returns the decision once `tally` has been said and `waiting` people have yet to say; null while both are possible.
 * With nobody waiting it is always decided.
 */
export function verdictOf(rules: DecisionRules, tally: Tally, waiting: number): Verdict | null {
  return verdicts[rules.multiInstance](tally, waiting, rules);
}

type VerdictRule = (tally: Tally, waiting: number, rules: DecisionRules) => Verdict | null;

const verdicts: Readonly<Record<ApproveNode['multiInstance'], VerdictRule>> = {
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

function unanimous({ disagreed }: Tally, waiting: number): Verdict | null {
  if (disagreed > 0) return 'disagreed';
  return waiting === 0 ? 'agreed' : null;
}
