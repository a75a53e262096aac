import fc from 'fast-check';
import { arbitraryInput, type Operation, requestOf } from '../arbitrary-request.ts';
import { arbitraryBroken } from './broken-input.ts';
import { naughtyTexts } from './naughty-texts.ts';
import { readStormOptions } from './storm-options.ts';

const name = { type: 'string' };
const operation: Operation = {
  operationId: 'saveThing',
  parameters: [
    { name: 'id', in: 'path', schema: name },
    { name: 'size', in: 'query', schema: { type: 'integer' } },
  ],
  requestBody: {
    content: {
      'application/json': {
        schema: { type: 'object', properties: { code: name, kind: { enum: ['a', 'b'] } }, required: ['code', 'kind'] },
      },
    },
  },
};
const seed = 7;
const draw = (numRuns: number, from = seed) => {
  const good = arbitraryInput(operation, { code: ['Order'] });
  return {
    good: fc.sample(good, { numRuns, seed: from }),
    broken: fc.sample(arbitraryBroken(good), { numRuns, seed: from }),
  };
};
type Payload = { readonly code?: unknown; readonly kind?: unknown };

test('mostly draws what the schema allows and the name means, and the same again from the same seed', () => {
  const { good } = draw(200);
  const fits = good.filter(({ payload }) => {
    const { code, kind } = Object(payload) as Payload;
    return code === 'Order' && (kind === 'a' || kind === 'b');
  });
  expect(fits.length).toBeGreaterThan(100);
  expect(draw(200)).toEqual({ good, broken: draw(200).broken });
  expect(draw(200, 8).good).not.toEqual(good);
});

test('breaks requests in every way: left out, wrong, long, deep, naughty, and bodies that are none', () => {
  const { broken } = draw(1_500);
  const codes = broken.map(({ payload }) => (Object(payload) as Payload).code);
  const kinds = new Set(codes.map((code) => (Array.isArray(code) ? 'list' : code === null ? 'null' : typeof code)));
  expect(kinds).toEqual(new Set(['string', 'undefined', 'number', 'boolean', 'null', 'object', 'list']));
  expect(codes.filter((code) => typeof code === 'string' && code.length > 3_000).length).toBeGreaterThan(0);
  expect(naughtyTexts.filter((text) => codes.includes(text)).length).toBeGreaterThan(naughtyTexts.length / 2);
  expect(new Set(broken.flatMap(({ raw }) => (raw === undefined ? [] : [raw]))).size).toBeGreaterThan(10);
});

test('everything that is drawn can be sent: the address is ASCII, the body is written', () => {
  const { good, broken } = draw(500);
  for (const input of [...good, ...broken]) {
    const { url, payload } = requestOf('/api/things/{id}', operation, input);
    expect(url).toMatch(/^\/api\/things\/[!-~]+$/);
    expect(typeof JSON.stringify(payload)).toBe('string');
  }
});

test('a storm is as long as its rounds, and minutes add rounds', () => {
  const { seed: fixed, rounds } = readStormOptions([]);
  expect(readStormOptions(['--seed', '5', '--rounds', '1'])).toEqual({ seed: 5, rounds: 1 });
  expect(readStormOptions(['--minutes', '3']).rounds).toBeGreaterThan(rounds + 3);
  expect(readStormOptions(['--minutes', '3']).seed).toBe(fixed);
  expect(() => readStormOptions(['--seed', 'x'])).toThrow('--seed');
  expect(() => readStormOptions(['--hours', '1'])).toThrow();
});
