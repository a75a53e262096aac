import fc from 'fast-check';
import { validateValue, batchText, isBatchEditable, isEmptyValue, type Property, readBatchText } from './index.ts';

const options = ['甲', 'b', 'cd'];
const item = (propertyType: number, more: Partial<Property> = {}): Property => ({
  code: 'item',
  name: '项',
  propertyType,
  settings: { options, format: 3 },
  ...more,
});
const read = (property: Property, text: string) => {
  const result = readBatchText(property, text);
  return result.ok ? result.value : result.problem.key;
};

test('a batch update takes the types of the specification, not what the system keeps or what is unique', () => {
  const taken = Array.from({ length: 62 }, (_, type) => type).filter((type) => isBatchEditable(item(type)));
  const known = [0, 1, 2, 3, 4, 5, 12, 13, 14, 15, 50, 51, 60, 61];
  expect(known).toEqual(expect.arrayContaining(taken));
  expect(taken).toEqual(expect.arrayContaining(known.filter((type) => type !== 5)));
  expect(isBatchEditable(item(0, { system: true }))).toBe(false);
  expect(isBatchEditable(item(0, { unique: true }))).toBe(false);
});

test('short text is cut at 200 characters and long text at 2000, never within a character', () => {
  expect(read(item(0), '字'.repeat(201))).toBe('字'.repeat(200));
  expect(read(item(1), '字'.repeat(2001))).toBe('字'.repeat(2000));
  expect(read(item(0), `${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
});

test('spaces only are no value', () => {
  expect(read(item(0), ' \u3000\t')).toBeNull();
  expect(read(item(13), ';;')).toBeNull();
});

test('a number has at most 16 digits before and 8 after the point', () => {
  expect(read(item(2), '1234567890123456.12345678')).toBe('1234567890123456.12345678');
  expect(read(item(2), '12345678901234567')).toBe('tooManyDigits');
  expect(read(item(2), 'viel')).toBe('notANumber');
});

test('dates are written in the format of the field, logic as 1 or 0, several values with semicolons', () => {
  expect(batchText(item(3), '2026-03-01T16:00:00.000Z')).toBe('2026-03-02 00:00');
  expect([batchText(item(4), true), batchText(item(4), false)]).toEqual(['1', '0']);
  expect(batchText(item(13), ['甲', 'b'])).toBe('甲;b');
  expect(read(item(4), '0')).toBe(false);
  expect(read(item(4), 'maybe')).toBe('wrongType');
  expect(read(item(13), '甲;x')).toBe('unknownOption');
});

const person = fc.record({ id: fc.string({ minLength: 1, maxLength: 8 }), name: fc.string({ maxLength: 8 }) });
const minute = fc.integer({ min: 0, max: 40_000_000 }).map((at) => new Date(at * 60_000).toISOString());
const values: readonly (readonly [number, fc.Arbitrary<unknown>])[] = [
  [0, fc.string({ minLength: 1, maxLength: 200 })],
  [1, fc.string({ minLength: 1, maxLength: 500 })],
  [2, fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String)],
  [3, minute],
  [4, fc.boolean()],
  [12, fc.constantFrom(...options)],
  [13, fc.uniqueArray(fc.constantFrom(...options), { minLength: 1 })],
  [14, fc.constantFrom(...options)],
  [15, fc.uniqueArray(fc.constantFrom(...options), { minLength: 1 })],
  [50, person],
  [51, fc.uniqueArray(person, { minLength: 1, maxLength: 4, selector: ({ id }) => id })],
  [60, person],
  [61, fc.uniqueArray(person, { minLength: 1, maxLength: 4, selector: ({ id }) => id })],
];

test.each(values)('a value of the type %i comes back from the text of the request as it was', (type, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (raw) => {
      const property = item(type);
      const accepted = validateValue(property, raw);
      const value = accepted.ok ? accepted.value : null;
      fc.pre(!isEmptyValue(value));
      expect(read(property, batchText(property, value))).toEqual(value);
    }),
  );
});
