const letters = 'a'.repeat(30);
const itself = (body: string, call: string) => `{f: function(n, s) ${body}, r: ${call}}.r`;
const loop = (count: number, body: string) => `for i in 1..${count} return ${body}`;

/** Kinds of attack, each made from a number between 1 and 10. */
const attacks: readonly ((n: number) => string)[] = [
  (n) => `count(for i in 1..${n}00000000 return i) > 3`,
  (n) => `count(for ${Array.from({ length: n + 1 }, (_, at) => `x${at} in 1..900`).join(', ')} return 1)`,
  (n) => `${'every i in 1..9000 satisfies '.repeat(n)}i >= 0 and (some j in 1..9000 satisfies j < 0)`,
  (n) => itself(`f(n + ${n}, s)`, 'f(1, "")'),
  (n) => itself('if n < 2 then 1 else f(n - 1, s) + f(n - 2, s)', `f(${20 + n * 5}, "")`),
  (n) => itself('if n = 0 then s else f(n - 1, s + s)', `f(${10 + n * 10}, "abcdefgh")`),
  (n) => itself('if n = 0 then s else f(n - 1, [s, s])', `f(${10 + n * 10}, 1)`),
  (n) => `string(${itself('if n = 0 then s else f(n - 1, {a: s, b: s})', `f(${15 + n}, 1)`)})`,
  (n) => `matches("${letters.repeat(n)}!", "^(a+)+$")`,
  (n) => loop(9_000, `replace("${letters}", "(a{0,${n * 10}}){${n}}", "$0$0$0")`),
  (n) => `split("${letters.repeat(n)}", "(a|aa|aaa)*?b(?=c)")`,
  (n) => `${'('.repeat(n * 90)}1${')'.repeat(n * 90)}`,
  (n) => (['(', '[', '{', '{a:', 'f(', '"', 'if a then ', 'for x in '][n % 8] ?? '').repeat(n * 40),
  (n) => `"${'text '.repeat(n * 100)}" = title`,
  (n) => `string join(${loop(n * 900, `"${letters}"`)}, "${letters}")`,
  (n) => `sort(${loop(n * 900, 'i')}, function(a, b) count(for j in 1..1000 return j) > a)`,
  (n) => `product(${loop(n * 900, '10 ** i')}) ** 99999999 + decimal(1.5, ${n}00000)`,
  (n) => loop(n * 900, `duration("P" + string(i) + "Y") + duration("P${n}M")`),
  (n) => loop(n * 900, `date and time("2026-01-01T00:00:00@Europe/P" + string(i + ${n}))`),
  (n) => `distinct values(${loop(n * 900, '{a: i, b: [i]}')}) = [${n}]`,
];

/** Two hundred expressions that would hold up, fill or break whoever evaluates or reads them without a limit. */
export const hostileExpressions: readonly string[] = attacks.flatMap((attack) =>
  Array.from({ length: 10 }, (_, at) => attack(at + 1)),
);
