import { observe } from './observe.ts';

it('shares the counter', () => {
  observe('first');
  expect(() => jest.resetModules()).toThrow('@isolated');
});
