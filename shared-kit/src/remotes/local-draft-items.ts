import type { UserId } from '../contract/ids.ts';

/**
 * Returns the prefix of the items in local storage in which a remote keeps form values of one person that were not
 * saved. When this person signs out, the shell takes away everything below it.
 */
export function localDraftItemsOf(userId: UserId): string {
  return `portico-kept/${userId}/`;
}
