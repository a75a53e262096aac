import { renderHook } from '@testing-library/react';
import Sortable, { type SortableEvent } from 'sortablejs';
import { useSharedSortable } from './use-shared-sortable.ts';

function listOf(name: string, items: readonly string[]): HTMLUListElement {
  const list = document.createElement('ul');
  list.dataset['list'] = name;
  for (const each of items) {
    const item = document.createElement('li');
    item.dataset['item'] = each;
    list.append(item);
  }
  return list;
}

const drawn = (list: HTMLElement) => [...list.children].map((item) => (item as HTMLElement).dataset['item']);

test('what is dragged into another list is told with its place, and stays where it was until it is drawn anew', () => {
  const [from, to] = [listOf('first', ['a', 'b']), listOf('second', ['c'])];
  const onMove = jest.fn();
  const onDragging = jest.fn();
  const ref = { current: from };
  const { rerender, unmount } = renderHook(
    ({ isDisabled }) => useSharedSortable(ref, { group: 'letters', isDisabled, onMove, onDragging }),
    { initialProps: { isDisabled: false } },
  );
  const sortable = Sortable.get(from);
  expect(sortable?.options).toMatchObject({ animation: 150, delay: 50, forceFallback: true });
  const item = from.children[0] as HTMLElement;
  to.append(item);
  sortable?.options.onStart?.({} as SortableEvent);
  sortable?.options.onEnd?.({ item, from, to, oldIndex: 0, newIndex: 1 } as unknown as SortableEvent);
  expect(onMove.mock.calls).toEqual([[{ item: 'a', list: 'second', index: 1 }]]);
  expect(onDragging.mock.calls).toEqual([[true], [false]]);
  expect([drawn(from), drawn(to)]).toEqual([['a', 'b'], ['c']]);
  rerender({ isDisabled: true });
  expect(Sortable.get(from)).toBeFalsy();
  unmount();
});
