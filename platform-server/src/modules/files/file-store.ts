import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { makePrivateFolder, privateFile } from '../../private-files.ts';

/** Store of the bytes of files. A key is opaque, made by us and used once; names are kept in the database. */
export interface FileStore {
  /** Keeps the whole stream; rejects when it breaks. What was written until then is for the caller to remove. */
  put(key: string, content: Readable): Promise<void>;
  /** The bytes, or undefined where there are none under this key. */
  open(key: string): Promise<Readable | undefined>;
  /** Removes the bytes; a key without any is no error. */
  remove(key: string): Promise<void>;
}

/** Files in `PORTICO_HOME/files`. Several server processes share the folder. */
export function localFileStore(home: string): FileStore {
  const folder = join(home, 'files');
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, content) {
      makePrivateFolder(folder);
      await disk.putStream(key, content);
      // The driver leaves the rights to the shell that the server was started from.
      await chmod(join(folder, key), privateFile);
    },
    open: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
    remove: (key) => disk.delete(key),
  };
}
