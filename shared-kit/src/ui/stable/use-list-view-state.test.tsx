import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useListViewState } from './use-list-view-state.ts';

const storageKey = 'portico.test.listViewState';

function openList(pathname: string, key = 'a') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname, key }]}>{children}</MemoryRouter>
  );
  return renderHook(() => useListViewState(storageKey), { wrapper });
}

beforeEach(() => sessionStorage.clear());

test('a list that is left and come back to begins where it was left', () => {
  const left = openList('/list');
  act(() => left.result.current.remember({ top: 120 }));
  act(() => left.result.current.remember({ selected: ['r1'] }));
  left.unmount();
  expect(openList('/list').result.current.start).toEqual({ top: 120, left: 0, selected: ['r1'] });
});

test('another history entry and another address begin at the start', () => {
  const left = openList('/list');
  act(() => left.result.current.remember({ top: 120 }));
  left.unmount();
  expect(openList('/list', 'b').result.current.start.top).toBe(0);
  expect(openList('/other').result.current.start.top).toBe(0);
});

test('the view state is stored when the document goes away, without waiting', () => {
  const { result } = openList('/list');
  act(() => result.current.remember({ top: 80, row: 'r2' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(storageKey)).toContain('"top":80,"left":0,"selected":[],"row":"r2"');
});

test('without storage a list begins at the start', () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { result, unmount } = openList('/list');
  expect(result.current.start).toEqual({ top: 0, left: 0, selected: [] });
  unmount();
  get.mockRestore();
});
