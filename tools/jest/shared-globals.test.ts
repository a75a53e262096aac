import { rememberExactly } from './shared-globals.cjs';

function pageWithSizes() {
  const page = { plain: 1 };
  Object.defineProperty(page, 'scrollHeight', { configurable: true, get: () => 0 });
  return page as { plain: number; scrollHeight: number; added?: number };
}

it('puts back what a test file replaced, a getter by another getter too, and removes what it added', () => {
  const page = pageWithSizes();
  const restore = rememberExactly(page);
  page.plain = 2;
  page.added = 3;
  Object.defineProperty(page, 'scrollHeight', { configurable: true, get: () => 5000 });
  restore();
  expect({ ...page, scrollHeight: page.scrollHeight }).toEqual({ plain: 1, scrollHeight: 0 });
});

it('leaves a global of Node that was only read', () => {
  const page = {};
  Object.defineProperty(page, 'structuredClone', { configurable: true, get: () => structuredClone });
  const restore = rememberExactly(page);
  Object.defineProperty(page, 'structuredClone', { configurable: true, value: structuredClone });
  restore();
  expect(Object.getOwnPropertyDescriptor(page, 'structuredClone')).toHaveProperty('value', structuredClone);
});
