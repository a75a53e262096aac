import fc from 'fast-check';
import type { Tally } from './instance-state.ts';
import { type DecisionRules, verdictOf } from './verdict.ts';

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
      const verdict = verdictOf(rule, tallyOf(heard), said.length - heard.length);
      if (heard.length === said.length) expect(verdict).not.toBeNull();
      if (verdict !== null) expect(verdictOf(rule, tallyOf(said), 0)).toBe(verdict);
    });
    fc.assert(early, { numRuns: 500 });
  });

  it('is decided by a share as soon as it is reached, or cannot be reached any more', () => {
    const share = fc.property(fc.integer({ min: 1, max: 100 }), votes, fc.nat(12), (percentage, said, spoken) => {
      const heard = said.slice(0, spoken);
      const waiting = said.length - heard.length;
      const rest = (vote: keyof Tally) => tallyOf([...heard, ...Array.from({ length: waiting }, () => vote)]);
      const rule = { multiInstance: 'percentage', percentage, tie: null } as const;
      const [best, worst] = [verdictOf(rule, rest('agreed'), 0), verdictOf(rule, rest('disagreed'), 0)];
      expect(verdictOf(rule, tallyOf(heard), waiting)).toBe(best === worst ? best : null);
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
    (percentage, agreed, disagreed, to, verdict) => {
      const rule = { multiInstance: 'percentage', percentage, tie: null } as const;
      expect(verdictOf(rule, { agreed, disagreed, abstained: 0 }, to)).toBe(verdict);
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
        const verdict = verdictOf(
          { multiInstance: 'vote', percentage: null, tie },
          { agreed, disagreed, abstained },
          to,
        );
        expect(verdict).toBe(expected === 'tie' ? `${tie}d` : expected);
      }
    },
  );
});
