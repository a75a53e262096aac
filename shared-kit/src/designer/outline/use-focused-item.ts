import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Lets the focus follow the selected row while it is in the tree, and keeps that row in sight. */
export function useFocusedItem(selectedId: string) {
  const tree = useRef<HTMLUListElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const rows = [...(tree.current?.querySelectorAll<HTMLElement>('[data-outline]') ?? [])];
    const row = rows.find(({ dataset }) => dataset['outline'] === selectedId);
    if (hasFocus.current) row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [selectedId]);
  const handleFocus = ({ type, relatedTarget }: FocusEvent) => {
    hasFocus.current = type === 'focus' || (relatedTarget !== null && tree.current?.contains(relatedTarget) === true);
  };
  return { tree, handleFocus };
}
