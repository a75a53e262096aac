import fc from 'fast-check';
import { Type } from 'typebox';
import { positionedFile } from './positioned-file.ts';
import { yamlText } from './yaml-text.ts';

const read = (text: string): unknown => positionedFile('x.yaml', text).as(Type.Unknown());

test('whatever JSON can say is read back as it was', () => {
  const member = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('name_i18n', '__proto__', '<<', '1', ''),
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue({ maxDepth: 2 }),
      fc.dictionary(member, tie('any'), { maxKeys: 4 }),
      fc.array(tie('any'), { maxLength: 4 }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (any) => {
      const plain: unknown = read(JSON.stringify(any));
      expect(read(yamlText(plain))).toEqual(plain);
    }),
    { numRuns: 500 },
  );
});

test('names in other languages are a map only where that says the very same', () => {
  expect(yamlText({ name_i18n: '{"en":"Sales"}' })).toBe('name_i18n: { en: Sales }\n');
  for (const text of ['{"en": "Sales"}', 'Sales', '["a"]', '{"en":1.0}', 'null']) {
    expect(read(yamlText({ name_i18n: text }))).toEqual({ name_i18n: text });
  }
});

test('members stand in the order of the schema, and the same value makes the same text', () => {
  const schema = Type.Object({
    code: Type.String(),
    name: Type.String(),
    list: Type.Array(Type.Object({ b: Type.Any(), a: Type.Any() })),
  });
  const text = yamlText({ list: [{ a: 1, b: 2 }], name: 'n', code: 'c' }, schema);
  expect(text).toBe('code: c\nname: n\nlist:\n  - { b: 2, a: 1 }\n');
  expect(yamlText({ code: 'c', name: 'n', list: [{ b: 2, a: 1 }] }, schema)).toBe(text);
});
