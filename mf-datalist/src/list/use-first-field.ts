import { useIsPhone } from '@portico/shared-kit/ui/window';
import { useEffect, useRef } from 'react';

/**
 * Begins at the first field of a dialog, once it is open and its fields are there: the library begins at the cross that closes it. On a
 * phone the keyboard would cover the dialog. Returns the ref of what holds the fields, and what the dialog calls when it has opened.
 */
export function useFirstField(isThere = true) {
  const isPhone = useIsPhone();
  const isOpen = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  const begin = () => {
    if (isOpen.current && isThere && !isPhone) body.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  useEffect(begin, [isThere, isPhone]);
  const enter = (opened: boolean) => {
    isOpen.current = opened;
    begin();
  };
  return { body, enter };
}
