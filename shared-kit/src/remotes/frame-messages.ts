/**
 * Messages between a page and a portal page that it shows in a frame, always with their own origin as the target.
 * `mayClose` asks the frame to go; it answers `asked` at once, and `leaves` when nothing is lost by it or the user agreed.
 * `leaves` with a path tells that the frame's page led elsewhere by itself.
 */
export type FrameMessage =
  | { readonly portico: 'mayClose' }
  | { readonly portico: 'asked' }
  | { readonly portico: 'leaves'; readonly to: string | null };

/** The message of an event that came from this window and from the portal itself; null for anything else. */
export function frameMessageOf(event: MessageEvent, from: Window | null): FrameMessage | null {
  if (event.origin !== location.origin || event.source === null || event.source !== from) return null;
  const data = event.data as Partial<FrameMessage> | null;
  return typeof data === 'object' && data !== null && typeof data.portico === 'string' ? (data as FrameMessage) : null;
}

/** Sends a message to a window of the portal. */
export function postToFrame(window: Window | null, message: FrameMessage): void {
  window?.postMessage(message, location.origin);
}
