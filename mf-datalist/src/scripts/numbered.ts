/** Returns items with their numbers as keys, for what is drawn anew as a whole. */
export function numbered<T>(items: readonly T[]): readonly { readonly key: number; readonly item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
