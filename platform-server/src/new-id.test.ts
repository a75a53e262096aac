import { validate, version } from 'uuid';
import { newId } from './new-id.ts';

it('makes ids of version 7, each greater than the one before, also many in a millisecond', () => {
  const ids = Array.from({ length: 5_000 }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it('begins an id with the moment at which it was made', () => {
  const before = Date.now();
  const made = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16);
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThanOrEqual(Date.now() + 1);
});
