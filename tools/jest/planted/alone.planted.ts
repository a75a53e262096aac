/** @isolated it begins to count anew */
import { observe } from './observe.ts';

it('has a counter of its own', () => {
  observe('alone');
  expect(() => jest.resetModules()).not.toThrow();
});
