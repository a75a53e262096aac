import type { AsideKind } from '@portico/shared-kit/remotes';

/** Widths in px (shell spec, section 9). `initial` is the least width as well. */
interface AsideRow {
  readonly initial: number;
  readonly collapsed: number;
}

/** Px, initial and collapsed (shell spec, section 2). */
export const asideRows = {
  workflowCenter: { initial: 200, collapsed: 64 },
  application: { initial: 250, collapsed: 0 },
} as const satisfies Record<AsideKind, AsideRow>;

/** A drag starts within this many px of the edge line (shell spec, section 2). */
const dragZone = 8;

/** Distance by which one press of an arrow key moves the edge, in px. */
const keyStep = 16;

/** State of an aside as a person has set it. `width` is the open width and stays while it is collapsed. */
export interface AsideState {
  readonly width: number;
  readonly isCollapsed: boolean;
}

/** An aside as nobody has touched it. */
export function initialAside(kind: AsideKind): AsideState {
  return { width: asideRows[kind].initial, isCollapsed: false };
}

/** The widest an aside may be: a third of the window, but never below its least width. */
export function maxWidth(kind: AsideKind, windowWidth: number): number {
  return Math.max(asideRows[kind].initial, Math.floor(windowWidth / 3));
}

/** A wanted width within the bounds, in whole px. */
export function fitWidth(kind: AsideKind, wanted: number, windowWidth: number): number {
  const least = asideRows[kind].initial;
  if (!Number.isFinite(wanted)) return least;
  return Math.round(Math.min(Math.max(wanted, least), maxWidth(kind, windowWidth)));
}

/** The px that the aside takes now: a narrower window than the one it was sized in cuts it without forgetting. */
export function shownWidth(kind: AsideKind, { width, isCollapsed }: AsideState, windowWidth: number): number {
  return isCollapsed ? asideRows[kind].collapsed : fitWidth(kind, width, windowWidth);
}

/** Returns whether a pointer that goes down at `x` takes the edge at `edge`. */
export function startsDrag(x: number, edge: number): boolean {
  return Math.abs(x - edge) <= dragZone;
}

/** The width that a key gives; null for keys that mean nothing to the edge. */
export function widthByKey(kind: AsideKind, key: string, width: number, windowWidth: number): number | null {
  const wanted: Readonly<Record<string, number>> = {
    ArrowLeft: width - keyStep,
    ArrowRight: width + keyStep,
    Home: asideRows[kind].initial,
    End: maxWidth(kind, windowWidth),
  };
  const next = wanted[key];
  return next === undefined ? null : fitWidth(kind, next, windowWidth);
}

/** Width and collapse of both asides, as the user left them. */
export type AsideStates = Readonly<Record<AsideKind, AsideState>>;

/** Reads what was stored; whatever cannot be read is as nobody has touched it. */
export function parseAsides(text: string | null): AsideStates {
  return { workflowCenter: parseAside(text, 'workflowCenter'), application: parseAside(text, 'application') };
}

function parseAside(text: string | null, kind: AsideKind): AsideState {
  try {
    const stored = (JSON.parse(text ?? '{}') as Partial<Record<AsideKind, Partial<AsideState>>> | null)?.[kind];
    const width: unknown = stored?.width;
    const isKnown = typeof width === 'number' && width >= asideRows[kind].initial;
    return { width: isKnown ? width : asideRows[kind].initial, isCollapsed: stored?.isCollapsed === true };
  } catch {
    return initialAside(kind);
  }
}
