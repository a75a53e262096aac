import type { AsideKind } from '@portico/shared-kit/remotes';
import { useWindowWidth } from '@portico/shared-kit/ui/window';
import { useCallback, useSyncExternalStore } from 'react';
import {
  type AsideState,
  type AsideStates,
  fitWidth,
  initialAside,
  parseAsides,
  shownWidth,
} from './aside-geometry.model.ts';

const storageKey = 'aside';
const listeners = new Set<() => void>();
let states: AsideStates | null = null;

function readStates(): AsideStates {
  states ??= parseAsides(localStorage.getItem(storageKey));
  return states;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(kind: AsideKind, state: AsideState): void {
  states = { ...readStates(), [kind]: state };
  try {
    localStorage.setItem(storageKey, JSON.stringify(states));
  } catch {
    // Storage can be full or forbidden; the width then lasts for this tab only.
  }
  for (const listener of listeners) listener();
}

/** The aside that is shown, and what may be done with it. */
export interface AsideControl {
  readonly kind: AsideKind;
  /** Px that the aside takes now. */
  readonly width: number;
  readonly isCollapsed: boolean;
  /** Takes any wanted width; what does not fit is fitted. */
  resize(wanted: number): void;
  toggle(): void;
  reset(): void;
}

/** The width and state of an aside, kept for the next visit (shell spec, section 2). */
export function useAside(kind: AsideKind): AsideControl {
  const windowWidth = useWindowWidth();
  const state = useSyncExternalStore(subscribe, readStates)[kind];
  const resize = useCallback(
    (wanted: number) => keep(kind, { width: fitWidth(kind, wanted, window.innerWidth), isCollapsed: false }),
    [kind],
  );
  const toggle = useCallback(() => {
    const now = readStates()[kind];
    keep(kind, { ...now, isCollapsed: !now.isCollapsed });
  }, [kind]);
  const reset = useCallback(() => keep(kind, initialAside(kind)), [kind]);
  const width = shownWidth(kind, state, windowWidth);
  return { kind, width, isCollapsed: state.isCollapsed, resize, toggle, reset };
}
