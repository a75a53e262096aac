import fc from 'fast-check';
import type { Tally } from './instance-state.ts';
import { type DecisionRules, outcomeOf } from './completion-condition.ts';

const rules: fc.Arbitrary<DecisionRules> = fc.record({
  multiInstance: fc.constantFrom('all' as const, 'sequence' as const, 'percentage' as const, 'vote' as const),
  percentage: fc.integer({ min: 1, max: 100 }),
  tie: fc.constantFrom('agree' as const, 'disagree' as const),
});
const votes = fc.array(fc.constantFrom('agreed' as const, 'disagreed' as const), { minLength: 1, maxLength: 12 });

function tallyOf(said: readonly (keyof Tally)[]): Tally {
  const count = (vote: keyof Tally) => said.filter((each) => each === vote).length;
  return { agreed: count('agreed'), disagreed: count('disagreed'), abstained: count('abstained') };
}

describe('what several people decide', () => {
  it('is decided when everybody has spoken, and early only where nothing that follows could change it', () => {
    const early = fc.property(rules, votes, fc.nat(12), (rule, said, spoken) => {
      const heard = said.slice(0, spoken);
      const outcome = outcomeOf(rule, tallyOf(heard), said.length - heard.length);
      if (heard.length === said.length) expect(outcome).not.toBeNull();
      if (outcome !== null) expect(outcomeOf(rule, tallyOf(said), 0)).toBe(outcome);
    });
    fc.assert(early, { numRuns: 500 });
  });

  it('is decided by a share as soon as it is reached, or cannot be reached any more', () => {
    const share = fc.property(fc.integer({ min: 1, max: 100 }), votes, fc.nat(12), (percentage, said, spoken) => {
      const heard = said.slice(0, spoken);
      const waiting = said.length - heard.length;
      const rest = (vote: keyof Tally) => tallyOf([...heard, ...Array.from({ length: waiting }, () => vote)]);
      const rule = { multiInstance: 'percentage', percentage, tie: null } as const;
      const [best, worst] = [outcomeOf(rule, rest('agreed'), 0), outcomeOf(rule, rest('disagreed'), 0)];
      expect(outcomeOf(rule, tallyOf(heard), waiting)).toBe(best === worst ? best : null);
    });
    fc.assert(share, { numRuns: 500 });
  });

  it.each([
    [60, 3, 1, 1, 'agreed'],
    [60, 2, 1, 2, null],
    [60, 2, 3, 0, 'disagreed'],
    [50, 1, 1, 0, 'agreed'],
    [34, 1, 2, 0, 'disagreed'],
    [33, 1, 2, 0, 'agreed'],
    [100, 2, 1, 5, 'disagreed'],
  ] as const)(
    'with %d%% wanted, %d for, %d against and %d to come is %s',
    (percentage, agreed, disagreed, to, outcome) => {
      const rule = { multiInstance: 'percentage', percentage, tie: null } as const;
      expect(outcomeOf(rule, { agreed, disagreed, abstained: 0 }, to)).toBe(outcome);
    },
  );

  it.each([
    [2, 1, 0, 0, 'agreed'],
    [1, 2, 0, 0, 'disagreed'],
    [3, 0, 0, 1, null],
    [1, 1, 0, 0, 'tie'],
    [0, 0, 3, 0, 'tie'],
    [1, 0, 5, 0, 'agreed'],
  ] as const)(
    'in a vote with %d for, %d against, %d abstained and %d to come is %s',
    (agreed, disagreed, abstained, to, expected) => {
      for (const tie of ['agree', 'disagree'] as const) {
        const outcome = outcomeOf(
          { multiInstance: 'vote', percentage: null, tie },
          { agreed, disagreed, abstained },
          to,
        );
        expect(outcome).toBe(expected === 'tie' ? `${tie}d` : expected);
      }
    },
  );
});
