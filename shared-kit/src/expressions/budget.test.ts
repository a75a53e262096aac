import { BudgetExceeded, expressionLimits, withinBudget } from './budget.ts';
import { conditionError } from './condition-error.ts';
import { isTrue, valueOf } from './feel.ts';
import { applyExpressions } from '../form-rules/form-rules.ts';
import { expressionProblems } from '../form-rules/check-expressions.ts';
import { loadPatterns } from './patterns.ts';

const now = '2026-11-20T17:30:00.000Z';
const evaluate = (text: string, variables: Readonly<Record<string, unknown>> = {}) => valueOf(text, variables, now);

beforeAll(loadPatterns);

/** The limit that an expression comes to. */
function limitOf(work: () => unknown): string {
  try {
    return JSON.stringify(work() ?? null);
  } catch (error) {
    return error instanceof BudgetExceeded ? error.limit : String(error);
  }
}

const itself = (body: string, call: string) => `{f: function(n, s) ${body}, r: ${call}}.r`;

describe('an evaluation ends at its budget', () => {
  it.each([
    ['count(for i in 1..200000000 return i) > 3', 'listLength'],
    ['for i in 1..2.5 return i', 'listLength'],
    ['some i in 1..9000 satisfies some j in 1..9000 satisfies i + j = 0', 'steps'],
    ['for i in 1..5000, j in 1..5000 return i', 'listLength'],
    ['sort(for i in 1..9000 return i, function(a, b) count(for j in 1..1000 return j) > a)', 'steps'],
    ['distinct values(for i in 1..9000 return {a: i})', 'steps'],
    ['for i in 1..9000 return duration("P" + string(i) + "Y")', 'steps'],
    [itself('f(n + 1, s)', 'f(1, "")'), 'depth'],
    [itself('if n < 2 then 1 else f(n - 1, s) + f(n - 2, s)', 'f(40, "")'), 'steps'],
    [itself('if n = 0 then s else f(n - 1, s + s)', 'f(30, "abcdefgh")'), 'textLength'],
    [itself('if n = 0 then s else f(n - 1, replace(s, "a", "aaaaaaaaaa"))', 'f(30, "a")'), 'steps'],
    [itself('if n = 0 then s else f(n - 1, [s, s])', 'f(30, 1)'), 'listLength'],
    [itself('if n = 0 then s else f(n - 1, concatenate(s, s))', 'f(30, [1])'), 'listLength'],
    [`string(${itself('if n = 0 then s else f(n - 1, [s, s])', 'f(30, 1)')})`, 'textLength'],
    ['string join(for i in 1..9000 return "abcdefghij")', 'textLength'],
    ['for i in 1..3 return partial', 'listLength'],
    ['for i in 1..9000 return matches("aaaaaaaaaaaaaaaaaaaaaaaaaaaa", "(a{0,40}){5}b" + string(i))', 'steps'],
  ])('%s: %s', (text, limit) => {
    expect(conditionError(text)).toBeNull();
    expect(limitOf(() => evaluate(text))).toBe(limit);
  });

  it.each([
    [
      'a list',
      { given: Array.from({ length: expressionLimits.listLength + 1 }, () => 1) },
      'count(given)',
      'listLength',
    ],
    ['a text', { given: 'a'.repeat(expressionLimits.textLength + 1) }, 'given = "a"', 'textLength'],
    ['rows', { given: Array.from({ length: 9_000 }, (_, id) => ({ id })) }, 'given[count(given[id > 1]) > 1]', 'steps'],
  ])('for %s that somebody sends', (_, variables, text, limit) => {
    expect(limitOf(() => isTrue(text, variables, now))).toBe(limit);
  });

  it('where what it makes is used up by somebody who takes no notice', () => {
    const heedless = () => limitOf(() => evaluate(itself('f(n + 1, s)', 'f(1, "")'))) === 'depth';
    expect(limitOf(() => withinBudget(heedless))).toBe('depth');
  });

  it('of the whole record, and says whose expression it was', () => {
    const value = 'count(for i in 1..3000 return i)';
    const items = Array.from({ length: 20 }, (_, at) => ({
      code: `n${at}`,
      name: '',
      propertyType: 2,
      expressions: { value },
    }));
    expect(applyExpressions(items.slice(0, 2), {}, now).values).toMatchObject({ n0: '3000', n1: '3000' });
    const refused = () => applyExpressions(items, {}, now);
    expect(refused).toThrow(expect.objectContaining({ limit: 'steps', path: expect.stringMatching(/^n\d+$/) }));
  });
});

it('ordinary rules over a large table stay far from it', () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => ({ price: at, name: `row ${at}`, due: null }));
  expect(evaluate('sum(lines.price) + count(lines[price > 10]) + max(lines.price)', { lines: rows })).toBe(2_002_988);
  expect(evaluate('every row in lines satisfies row.price >= 0 and row.name != ""', { lines: rows })).toBe(true);
});

describe('patterns', () => {
  it('take a time that grows with the text only', () => {
    expect(evaluate(`matches("${'a'.repeat(1_000)}!", "^(a+)+$")`)).toBe(false);
    expect(evaluate('matches(title, "^(a|aa)+$")', { title: `${'a'.repeat(1_000)}!` })).toBe(false);
  });

  it.each([
    ['matches("2026-11", "^\\d{4}-\\d{2}$")', true],
    ['matches("ABC", "b")', false],
    ['matches("ABC", "b", "i")', true],
    ['matches("a\\nb", "^b$", "m")', true],
    ['replace("banana", "a", "o")', 'bonono'],
    ['replace("2026-11-20", "(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1")', '20.11.2026'],
    ['replace("ab", "a|b", "[$0]")', '[a][b]'],
    ['replace("abc", "x*", "-")', '-a-b-c-'],
    ['split("a,b,", ",")', ['a', 'b', '']],
    ['split("a1b22c", "\\d+")', ['a', 'b', 'c']],
    ['split("axb", "x*")', ['a', 'b']],
    ['split("", ",")', ['']],
  ])('%s is %j', (text, expected) => {
    expect(evaluate(text)).toEqual(expected);
  });

  it.each(['matches(a, "(?=b)")', 'replace(a, "(b)\\1", "c")', 'split(a, "(")', 'matches(a, "(a{1000}){2}")'])(
    '%s is refused before it is ever evaluated',
    (text) => expect(conditionError(text)).not.toBeNull(),
  );

  it('that are made only then and cannot be read are an error, not a no', () => {
    expect(() => isTrue('matches("b", "(?=" + part + ")")', { part: 'b' }, now)).toThrow();
  });
});

it.each([
  ['('.repeat(300) + ')'.repeat(300), 'brackets'],
  ['['.repeat(2_000), 'brackets'],
  ['{a:'.repeat(600), 'brackets'],
  ['1+'.repeat(1_001), 'characters'],
])('%s is not read at all', (text, reason) => expect(conditionError(text)?.en).toContain(reason));

it('brackets in texts and remarks do not count', () => {
  expect(conditionError(`"${'('.repeat(500)}" = a /* ${'('.repeat(500)} */`)).toBeNull();
});

test.each([
  ['whatever is filled in', 'count(for i in 1..200000000 return i)'],
  ['only where there are rows', 'count(for a in lines, b in lines, c in lines return a)'],
  ['only where there is a text', 'string length(replace(title, ".", title))'],
])('a model whose expressions need too much, %s, is not published', (_, value) => {
  const problems = expressionProblems([
    { code: 'title', name: '', propertyType: 1 },
    { code: 'lines', name: '', propertyType: 8, subSchema: { properties: [{ code: 'a', name: '', propertyType: 2 }] } },
    { code: 'total', name: '', propertyType: 2, expressions: { value } },
  ]);
  expect(problems).toMatchObject([
    { path: 'total', expression: 'value', detail: { en: expect.stringContaining('tried on a sample') } },
  ]);
});

test('expressions that are too much to read together are not published', () => {
  const items = Array.from({ length: 12 }, (_, at) => ({
    code: `n${at}`,
    name: '',
    propertyType: 2,
    expressions: { value: `if "${'a'.repeat(1_900)}" = "" then 1 else 2` },
  }));
  expect(expressionProblems(items)).toMatchObject([
    { path: 'n10', detail: { en: expect.stringContaining('together') } },
  ]);
});
