import fc from 'fast-check';
import type { ArbitraryInput } from '../arbitrary-request.ts';
import { naughtyTexts } from './naughty-texts.ts';

/** A fault of a request: in its input, or in how it is written. */
interface Fault {
  /** The member of the input that it concerns. */
  readonly member: number;
  readonly kind: keyof typeof faults;
  readonly text: string;
  readonly number: number;
}

/** The request that is sent in the place of a good one. `raw` is the body as it goes out; absent: the payload as JSON. */
export interface BrokenInput extends ArbitraryInput {
  readonly raw?: string;
  readonly contentType?: string;
}

type Members = Readonly<Record<string, unknown>>;

const numbers = [-1, 0.1, -0, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308];
const deepest = 3_000;

/** Each replaces one member, or adds one; `undefined` leaves it out. */
const faults = {
  missing: () => undefined,
  text: ({ text }: Fault) => text,
  texts: ({ text }: Fault) => [text, text],
  number: ({ number }: Fault) => number,
  truth: () => true,
  nothing: () => null,
  object: ({ text }: Fault) => ({ [text]: text }),
  list: () => Array.from({ length: 3_000 }, (_, at) => at),
  long: () => 'x'.repeat(3_500),
  deep: () => JSON.parse(`${'['.repeat(deepest)}${']'.repeat(deepest)}`) as unknown,
} as const;

/** Ways to write a body that is none. */
const bodies: readonly Pick<BrokenInput, 'raw' | 'contentType'>[] = [
  { raw: '' },
  { raw: '{"half":' },
  { raw: '{"a":1}}' },
  { raw: '[]' },
  { raw: '"text"' },
  { raw: 'null' },
  { raw: '{"__proto__":{"isAdmin":true}}' },
  { raw: '{"constructor":{"prototype":{"isAdmin":true}}}' },
  { raw: '{"a":1,"a":2}' },
  { raw: '\ufeff{}' },
  { raw: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` },
  { raw: `{"long":"${'y'.repeat(200_000)}"}` },
  { raw: '{}', contentType: 'text/plain' },
  { raw: '<a/>', contentType: 'application/xml' },
  { raw: '{}', contentType: 'application/json; charset=utf-7' },
  { raw: 'x', contentType: 'multipart/form-data' },
];

const arbitraryFault: fc.Arbitrary<Fault> = fc.record({
  member: fc.nat({ max: 50 }),
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constant('text' as const) },
    { weight: 10, arbitrary: fc.constantFrom(...(Object.keys(faults) as Fault['kind'][])) },
  ),
  text: fc.constantFrom(...naughtyTexts),
  number: fc.constantFrom(...numbers),
});

/** The members with one replaced, left out, or added where there are none. */
function withFault(members: Members, fault: Fault): Members {
  const names = [...Object.keys(members), 'unknown'];
  const name = names[fault.member % names.length] ?? 'unknown';
  const { [name]: _before, ...others } = members;
  const value: unknown = faults[fault.kind](fault);
  return value === undefined ? others : { ...others, [name]: value };
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the input with one member broken: of the body or, where there is none, of the address; a third of those in it
 * one level deeper.
 */
function brokenBy(input: ArbitraryInput, fault: Fault, isInner: boolean): BrokenInput {
  const { parameters, payload } = input;
  if (!isObject(payload)) return { payload, parameters: withFault(parameters, fault) };
  const inner = Object.entries(payload).find(([, value]) => isObject(value));
  if (!isInner || inner === undefined) return { parameters, payload: withFault(payload, fault) };
  const [name, value] = inner as [string, Members];
  return { parameters, payload: { ...payload, [name]: withFault(value, fault) } };
}

/** Inputs of which something is wrong. */
export function arbitraryBroken(good: fc.Arbitrary<ArbitraryInput>): fc.Arbitrary<BrokenInput> {
  const oneMember = fc
    .tuple(good, arbitraryFault, fc.constantFrom(true, false, false))
    .map(([input, fault, isInner]) => brokenBy(input, fault, isInner));
  const noBody = fc.tuple(good, fc.constantFrom(...bodies)).map(([input, body]) => ({ ...input, ...body }));
  return fc.oneof({ weight: 7, arbitrary: oneMember }, { weight: 1, arbitrary: noBody });
}
