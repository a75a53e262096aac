/** Returns true where a document begins with an element without a prefix, so that the fast reader knows its names. */
export function isPlainBeginning(text: string): boolean {
  const root = /^\s*(?:<\?[^>]*\?>\s*)*<([A-Za-z]+)([\s>/])[^>]*/.exec(text);
  // The format's own names may have a prefix further down only where one is bound to them.
  return root !== null && !/xmlns:\w+=["'][^"']*spreadsheetml\/(?:2006\/)?main["']/.test(root[0]);
}
