import type { UserId } from '@portico/shared-kit/contract/ids';
import type { AsideKind } from '@portico/shared-kit/remotes';
import { useWindowWidth } from '@portico/shared-kit/ui/window';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../app/session-context.ts';
import {
  type AsideState,
  type AsideStates,
  fitWidth,
  initialAside,
  parseAsides,
  shownWidth,
} from './aside-geometry.model.ts';

const keyOf = (userId: UserId) => `aside:${userId}`;
const listeners = new Set<() => void>();
const known = new Map<string, AsideStates>();

function readStates(userId: UserId): AsideStates {
  const states = known.get(userId) ?? parseAsides(localStorage.getItem(keyOf(userId)));
  known.set(userId, states);
  return states;
}

/** Another tab has changed what is kept: the next look reads it anew. */
function forget({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(keyOf(''))) return;
  known.clear();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', forget);
  };
}

function keep(userId: UserId, kind: AsideKind, state: AsideState): void {
  const states = { ...readStates(userId), [kind]: state };
  known.set(userId, states);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(states));
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

/** The width and state of an aside, kept for the user's next visit (shell spec, section 2). */
export function useAside(kind: AsideKind): AsideControl {
  const windowWidth = useWindowWidth();
  const userId = useSession()?.id ?? '';
  const state = useSyncExternalStore(subscribe, () => readStates(userId))[kind];
  const control = useMemo(
    () => ({
      resize: (wanted: number) =>
        keep(userId, kind, { width: fitWidth(kind, wanted, window.innerWidth), isCollapsed: false }),
      toggle: () => {
        const now = readStates(userId)[kind];
        keep(userId, kind, { ...now, isCollapsed: !now.isCollapsed });
      },
      reset: () => keep(userId, kind, initialAside(kind)),
    }),
    [kind, userId],
  );
  return { kind, width: shownWidth(kind, state, windowWidth), isCollapsed: state.isCollapsed, ...control };
}
