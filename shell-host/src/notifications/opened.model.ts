import type { Notification } from '@portico/shared-kit/contract/notifications.schema';

/** `readState` of a notification that was read (shell spec, section 3). */
export const readState = 102;

/**
 * Notifications in their order, each once, with those that are open in place: one that was read by opening it leaves
 * the unread ones, but not while it is being read. Pages that shifted meanwhile bring some twice.
 */
export function withOpened(items: readonly Notification[], opened: readonly Notification[]): Notification[] {
  const found = new Map(items.map((each) => [each.id, each]));
  for (const each of opened) found.set(each.id, { ...each, readState });
  return [...found.values()].sort(newestFirst);
}

function newestFirst(a: Notification, b: Notification): number {
  return b.createdTime.localeCompare(a.createdTime) || b.id.localeCompare(a.id);
}

/** The formatted text of a message, or null where it has none. */
export function formattedTextOf({ bizParams }: Pick<Notification, 'bizParams'>): string | null {
  try {
    const { htmlStr } = (JSON.parse(bizParams) ?? {}) as { readonly htmlStr?: unknown };
    return typeof htmlStr === 'string' && htmlStr.trim() !== '' ? htmlStr : null;
  } catch {
    return null;
  }
}
