import { renderHook } from '@testing-library/react';
import { useEqualValue, useStableCallback } from './index.ts';

test('a callback stays the same and does what the newest one does', () => {
  const { result, rerender } = renderHook(({ sum }) => useStableCallback((more: number) => sum + more), {
    initialProps: { sum: 1 },
  });
  const first = result.current;
  rerender({ sum: 10 });
  expect(result.current).toBe(first);
  expect(first(2)).toBe(12);
});

test('a value stays the same object while it says the same, and becomes another with what it says', () => {
  const { result, rerender } = renderHook(({ list }) => useEqualValue(list), { initialProps: { list: ['a'] } });
  const first = result.current;
  rerender({ list: ['a'] });
  expect(result.current).toBe(first);
  rerender({ list: ['b'] });
  expect(result.current).toEqual(['b']);
});

test('lists of objects are compared by what these say, and a longer list is another one', () => {
  const { result, rerender } = renderHook(({ list }) => useEqualValue(list), { initialProps: { list: [{ id: 1 }] } });
  const first = result.current;
  rerender({ list: [{ id: 1 }] });
  expect(result.current).toBe(first);
  rerender({ list: [{ id: 1 }, { id: 2 }] });
  expect(result.current).toEqual([{ id: 1 }, { id: 2 }]);
});
