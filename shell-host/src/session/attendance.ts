import { configureTransport, type PortalStore } from '@portico/shared-kit/api';
import { ownSessionsEndpoints } from '@portico/shared-kit/api/own-sessions.api';
import { sessionStatusOfTab } from './tab-session.ts';

/** Ms for which somebody counts as being there after they have touched the page last. */
const attendedMs = 60_000;
/** Ms after which the server is told again that somebody works here: who types asks it for nothing. */
const tellingMs = 120_000;

/** All that a person does to a page, with whatever device; moving the mouse over it is nothing. */
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input', 'click'] as const;

/** Calls back whenever somebody touches the page. Returns the function that stops it. */
export function onTouch(listener: () => void): () => void {
  for (const touch of touches) addEventListener(touch, listener, { capture: true, passive: true });
  return () => {
    for (const touch of touches) removeEventListener(touch, listener, { capture: true });
  };
}

/**
 * Notes when somebody works in this page: calls that it makes while nobody does say so and do not keep the session, and
 * somebody who works without calls keeps it. Opening the page counts. Returns the function that stops it.
 */
export function watchAttendance(store: PortalStore): () => void {
  let touched = Date.now();
  let noted = touched;
  const handleTouch = () => {
    touched = Date.now();
    if (isWithin(tellingMs, noted) || sessionStatusOfTab() !== 'in') return;
    noted = touched;
    void store.dispatch(ownSessionsEndpoints.noteSessionUse.initiate());
  };
  const stopListening = onTouch(handleTouch);
  configureTransport({ isAttended: () => isWithin(attendedMs, touched) });
  return () => {
    stopListening();
    configureTransport({ isAttended: () => true });
  };
}

/** The clock of the computer may be set meanwhile. */
function isWithin(ms: number, since: number): boolean {
  return Math.abs(Date.now() - since) < ms;
}
