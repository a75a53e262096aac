import { Type } from 'typebox';
import { eitherOf } from './either-of.ts';

const plain = (schema: unknown) => JSON.parse(JSON.stringify(schema)) as unknown;

test('objects have the members of all, and require those that all require', () => {
  const form = Type.Object({ name: Type.String(), form: Type.Number() });
  const workflow = Type.Object({ name: Type.String(), bpmn: Type.String() });
  expect(plain(eitherOf([form, workflow]))).toEqual({
    type: 'object',
    properties: { name: { type: 'string' }, form: { type: 'number' }, bpmn: { type: 'string' } },
    required: ['name'],
  });
});

test('lists hold what fits any of their items, and members that differ are a union', () => {
  const [left, right] = [Type.Array(Type.Object({ a: Type.String() })), Type.Array(Type.Object({ a: Type.Number() }))];
  expect(plain(eitherOf([left, right]))).toMatchObject({
    type: 'array',
    items: { properties: { a: { anyOf: [{ type: 'string' }, { type: 'number' }] } }, required: ['a'] },
  });
});

test('one schema stays as it is, and a closed object stays closed where all are', () => {
  const closed = Type.Object({ a: Type.String() }, { additionalProperties: false });
  expect(eitherOf([closed, closed])).toBe(closed);
  const other = Type.Object({ b: Type.String() }, { additionalProperties: false });
  expect(plain(eitherOf([closed, other]))).toMatchObject({ additionalProperties: false });
  expect(plain(eitherOf([closed, Type.Object({ b: Type.String() })]))).not.toHaveProperty('additionalProperties');
});
