type Chunks = unknown[];

/**
 * Begins the list through which webpack's chunks of a remote reach the page anew. An entry that runs again would take
 * the chunks of the attempt before for its own, and so show the code of then. What comes later reaches that attempt as
 * well: parts of it may still be on the page and wait for a chunk.
 */
export function forgetChunks(federationName: string, page: object = globalThis): void {
  // webpack's own name for the list, after the `uniqueName` that a remote is built with: underscores in a row become one.
  const key = `webpackChunk${federationName.replaceAll(/[^A-Za-z0-9$]+/g, '_')}`;
  const before: unknown = Reflect.get(page, key);
  if (!Array.isArray(before)) return;
  const chunks: Chunks = [];
  chunks.push = (...added: Chunks) => {
    before.push(...added);
    return Array.prototype.push.apply(chunks, added);
  };
  Reflect.set(page, key, chunks);
}
