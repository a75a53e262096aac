import { conditionError } from './condition-error.ts';
import { misspelling } from './spelling.ts';

describe('signs of other languages in a condition', () => {
  it.each([
    ['amount == 5', '==', '='],
    ['a === b', '===', '='],
    ['a !== b', '!==', '!='],
    ['a <> b', '<>', '!='],
    ['a => 1', '=>', '>='],
    ['a =< 1', '=<', '<='],
    ['a = 1 && b = 2', '&&', 'and'],
    ['a = 1 || b == 2', '||', 'or'],
    ['a = 1 AND b = 2', 'AND', 'and'],
    ['!done', '!', 'not( )'],
    ["kind = 'x'", "'", '"'],
    ['kind = “x”', '“', '"'],
    ['（a ＞ 5）', '（', '('],
  ])('%s: instead of %s it is %s', (text, written, instead) => {
    expect(misspelling(text)).toEqual({ written, instead });
  });

  it.each([
    'a = 5',
    'a != 5 and b >= 1 or c <= 2',
    'title = "a == b && c"',
    'a = 1 // == 2',
    'a = 1 /* || */',
    'not(a)',
    'Orders > ANDES',
  ])('%s has none', (text) => {
    expect(misspelling(text)).toBeNull();
    expect(conditionError(text)).toBeNull();
  });
});
