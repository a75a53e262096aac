import { renderHook } from '@testing-library/react';
import { useKnownPage, useNearPage } from './use-near-page.ts';

interface HookProps {
  readonly list: string;
  readonly page: number;
  readonly ends?: { readonly first: string; readonly last: string } | undefined;
}

/** Renders the hook with whose cursor the list's pages are requested as a person goes through them. */
function start(first: HookProps) {
  return renderHook(
    ({ list, page, ends }: HookProps) => {
      const { near, setKnown } = useNearPage(list, page);
      useKnownPage(setKnown, { list, page, ends });
      return near;
    },
    { initialProps: first },
  );
}

const ends = { first: '["a"]', last: '["b"]' };

test('the next page is asked for from the ends of the one before, and stays asked for like that', () => {
  const { result, rerender } = start({ list: 'all', page: 60 });
  rerender({ list: 'all', page: 60, ends });
  expect(result.current).toBeUndefined();
  rerender({ list: 'all', page: 61 });
  expect(result.current).toEqual({ page: 60, ...ends });
  rerender({ list: 'all', page: 61, ends: { first: '["c"]', last: '["d"]' } });
  expect(result.current).toEqual({ page: 60, ...ends });
});

test('another list begins without a page that is known', () => {
  const { result, rerender } = start({ list: 'all', page: 60, ends });
  rerender({ list: 'mine', page: 61 });
  expect(result.current).toBeUndefined();
});
