import { useListViewState } from '@portico/shared-kit/ui/stable';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Restores scrolling and selection of a list of work items on back navigation; the page is scrolled once what it lists is
 * there. `selected` is what was selected.
 */
export function useScrollRestoration(isShown: boolean) {
  const { start, remember } = useListViewState('portico.workItems.listViewState');
  const anchor = useRef<HTMLDivElement>(null);
  const top = useRef(start.top);
  useLayoutEffect(() => {
    const page = anchor.current?.closest('main');
    if (!isShown || !page) return;
    page.scrollTop = top.current;
    const handleScroll = () => {
      top.current = page.scrollTop;
      remember({ top: page.scrollTop });
    };
    page.addEventListener('scroll', handleScroll, { passive: true });
    return () => page.removeEventListener('scroll', handleScroll);
  }, [isShown, remember]);
  const select = useCallback((selected: readonly string[]) => remember({ selected }), [remember]);
  return { anchor, selected: start.selected, select };
}
