import { renderHook } from '@testing-library/react';
import Sortable from 'sortablejs';
import { useSortable } from './use-sortable.ts';

test('dragging takes the times of the specification, and only where it is not disabled', () => {
  const list = { current: document.createElement('ul') };
  const onMove = jest.fn();
  const { rerender, unmount } = renderHook(({ isDisabled }) => useSortable(list, { onMove, isDisabled }), {
    initialProps: { isDisabled: false },
  });
  expect(Sortable.get(list.current)?.options).toMatchObject({ animation: 150, delay: 50 });
  rerender({ isDisabled: true });
  expect(Sortable.get(list.current)).toBeFalsy();
  rerender({ isDisabled: false });
  unmount();
  expect(Sortable.get(list.current)).toBeFalsy();
});
