import { observe } from './observe.ts';

it('shares the counter', () => {
  observe('second');
  expect(() => jest.resetModules()).toThrow('@isolated');
});
