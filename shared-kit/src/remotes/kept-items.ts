/**
 * Where local storage holds what a remote keeps for one person, as entries that were not saved: the prefix of the
 * items' names. When this person signs out, the shell takes away everything below it.
 */
export function keptItemsOf(userId: string): string {
  return `portico-kept/${userId}/`;
}
