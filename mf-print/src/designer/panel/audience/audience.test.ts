import { valuesOf, withValues } from './audience.model.ts';

const audience = [
  { kind: 'user', value: 'ann' },
  { kind: 'role', value: 'clerk' },
] as const;

test('the values of one kind are replaced, and each is there once', () => {
  const changed = withValues(audience, 'user', ['bob', 'amy', 'bob']);
  expect(valuesOf(changed, 'user')).toEqual(['bob', 'amy']);
  expect(valuesOf(changed, 'role')).toEqual(['clerk']);
  expect(withValues(audience, 'role', [])).toEqual([{ kind: 'user', value: 'ann' }]);
});
