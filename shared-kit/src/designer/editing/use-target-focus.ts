import { useEffect, useEffectEvent } from 'react';

interface TargetFocusInput {
  /** Name of the selected target. */
  readonly id: string;
  /** Grows when the focus is to go there. */
  readonly focusing: number;
  /** True where what is inside of it is to be seen, too. */
  readonly isCentred: boolean;
}

/** Brings the focus to the selected target within an element when a key says so. */
export function useTargetFocus(within: { readonly current: HTMLElement | null }, input: TargetFocusInput): void {
  const { focusing } = input;
  const focus = useEffectEvent(() => {
    const targets = [...(within.current?.querySelectorAll<HTMLElement>('[data-target]') ?? [])];
    const found = targets.find(({ dataset }) => dataset['target'] === input.id);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView?.({ block: input.isCentred ? 'center' : 'nearest' });
  });
  useEffect(() => {
    if (focusing > 0) focus();
  }, [focusing]);
}
