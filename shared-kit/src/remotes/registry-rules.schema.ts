import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { RegistryDocument } from './registry.ts';

const Bucket = Type.Integer({ minimum: 0, maximum: 99 });
const Name = Type.String({ minLength: 1 });
const closed = { additionalProperties: false };

const Match = Type.Object(
  { bucket: Type.Optional(Type.Tuple([Bucket, Bucket])), role: Type.Optional(Name), user: Type.Optional(Name) },
  closed,
);
const Channel = Type.Union([Type.Literal('stable'), Type.Literal('canary'), Type.Literal('lastGood')]);
const Rules = Type.Array(Type.Object({ match: Match, use: Type.Record(Type.String(), Channel) }, closed));

/** Type of the values that the schema lets through; a test holds it against the type that the server is compiled with. */
export type RuleShape = Static<typeof Rules>[number];

/**
 * Returns the reasons for which these rules cannot stand beside the packages of a registry, in sentences; empty when
 * they can. A rule that could never match is refused too, so that nobody waits for a canary that nobody gets.
 */
export function ruleProblems(rules: unknown, packages: RegistryDocument['packages']): string[] {
  const misshapen = Value.Errors(Rules, rules).map(({ instancePath, message }) => `rules${instancePath} ${message}`);
  if (misshapen.length > 0) return misshapen;
  return (rules as readonly RuleShape[]).flatMap((rule, index) =>
    [...matchProblems(rule.match), ...useProblems(rule.use, packages)].map((problem) => `rule ${index + 1} ${problem}`),
  );
}

function matchProblems({ bucket, role, user }: RuleShape['match']): string[] {
  const named = role === undefined ? user : role;
  const kind = role === undefined ? 'user' : 'role';
  return [
    ...(named === undefined
      ? []
      : [`names the ${kind} ${named}: a page is made before anybody has signed in, so it would never match`]),
    ...(bucket && bucket[0] > bucket[1] ? [`has its buckets turned round: ${bucket.join(' to ')}`] : []),
  ];
}

function useProblems(use: RuleShape['use'], packages: RegistryDocument['packages']): string[] {
  const names = Object.keys(use);
  if (names.length === 0) return ['names no package'];
  return names.filter((name) => !(name in packages)).map((name) => `names ${name}, which is not released`);
}
