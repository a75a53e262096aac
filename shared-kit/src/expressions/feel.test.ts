import { conditionError } from './condition-error.ts';
import { isTrue } from './feel.ts';
import { feelVariables } from '../form-rules/variables.ts';

const now = '2026-11-20T17:30:00.000Z';

describe('conditions', () => {
  it.each([
    ['amount > 5000', { amount: 6000 }, true],
    ['amount > 5000', { amount: 5000 }, false],
    ['amount > 5000', {}, false],
    ['amount > 5000', { amount: null }, false],
    ['部门 = "财务部" and amount >= 1', { 部门: '财务部', amount: 1 }, true],
    ['owner.id = "u1"', { owner: { id: 'u1' } }, true],
    ['sum(lines.price) > 9', { lines: [{ price: 4 }, { price: 6 }] }, true],
    ['kind in ("a", "b")', { kind: 'b', in: 'a field with a word of FEEL as its code', 'a b': 1 }, true],
    ['amount', { amount: 1 }, false],
  ])('%s with %j is %s', (text, variables, expected) => {
    expect(isTrue(text, variables, now)).toBe(expected);
  });

  it('take their clock from the caller, and the day from the time zone of the organisation', () => {
    expect(isTrue('today() = date("2026-11-21")', {}, now)).toBe(true);
    expect(isTrue('now() < date and time("2026-11-20T17:31:00Z")', {}, now)).toBe(true);
  });

  it('compare dates and decimal numbers of records', () => {
    const data = { amount: '1000.5', from: '2026-11-20T00:00:00.000Z', title: '7' };
    const variables = feelVariables(data, [
      { code: 'amount', propertyType: 2 },
      { code: 'from', propertyType: 3 },
      { code: 'title', propertyType: 0 },
    ]);
    expect(isTrue('amount > 999 and from < now() and title = "7"', variables, now)).toBe(true);
  });

  it('give the same answer however often they are asked', () => {
    const answers = Array.from({ length: 2_500 }, (_, index) => isTrue('n > 1000', { n: index }, now));
    expect(answers.filter(Boolean)).toHaveLength(1_499);
  });

  it.each(['', 'amount >', '\u0024{amount > 5}', '((a)', 'a b c ('])('"%s" is not a condition', (text) => {
    expect(conditionError(text)).not.toBeNull();
  });
});
