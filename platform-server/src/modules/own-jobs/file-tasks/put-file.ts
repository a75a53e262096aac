import { addAbortSignal, Transform, type Writable } from 'node:stream';
import type { FileStore } from '../../files/index.ts';

/** File that was kept: what its writer resolved with, and its bytes. */
export interface FileResult<T> {
  readonly result: T;
  readonly size: number;
}

/**
 * Keeps what `write` writes under a key. Rejects as the writer or the store does, and when the signal aborts; what was
 * written is then for the caller to remove.
 */
export async function putFile<T>(
  store: Pick<FileStore, 'put'>,
  key: string,
  write: (destination: Writable) => Promise<T>,
  signal: AbortSignal,
): Promise<FileResult<T>> {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(null, chunk);
    },
  });
  // Also the store is not waited for any more then.
  addAbortSignal(signal, counted);
  const keeping = store.put(key, counted).catch((error: unknown) => {
    // Nobody takes any more, so that the writer must not wait for it.
    counted.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const [written, kept] = await Promise.allSettled([write(counted), keeping]);
  if (written.status === 'rejected') throw written.reason;
  if (kept.status === 'rejected') throw kept.reason;
  return { result: written.value, size };
}
