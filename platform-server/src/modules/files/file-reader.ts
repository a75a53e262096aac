import type { Readable } from 'node:stream';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { FileStore } from './file-store.ts';
import { canReadFile, type ShowsFile } from './files.policy.ts';
import { presentFile } from './files.presenter.ts';
import * as repository from './files.repository.ts';

/** Reading files, which stands on what holds them: records and workflows say who sees a file in them. */
export interface FileReader {
  /** A file and its bytes. Throws fileMissing also to those who may not know of it. */
  open(user: SignedInUser, id: string): Promise<{ file: StoredFile; content: Readable }>;
}

interface ReaderNeeds {
  readonly store: FileStore;
  /** Places of files, asked in turn until the user sees the file in one. */
  readonly places: readonly { readonly showsFile: ShowsFile }[];
}

/** Reads files for who may have them. */
export function fileReader({ connections: { db }, corpId }: Platform, { store, places }: ReaderNeeds): FileReader {
  const showsFile: ShowsFile = async (...asked) => {
    for (const place of places) if (await place.showsFile(...asked)) return true;
    return false;
  };

  return {
    async open(user, id) {
      const [row] = await repository.findFiles(db, corpId, [id]);
      if (row === undefined || !(await canReadFile(user, row, showsFile))) throw appError('fileMissing');
      const content = await store.open(row.storageKey);
      if (content === undefined) throw appError('fileMissing');
      return { file: presentFile(row), content };
    },
  };
}
