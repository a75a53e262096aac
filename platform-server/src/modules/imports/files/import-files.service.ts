import type { ImportFile, ImportLimit } from '@portico/shared-kit/contract/imports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { FileService } from '../../files/index.ts';
import { isFileInUse } from '../tasks/import-tasks.repository.ts';

/** Uploaded spreadsheets before they are imported. */
export interface ImportFiles {
  /** Returns the largest file that is taken. */
  limit(): ImportLimit;
  /**
   * Keeps a spreadsheet for a day. Throws spreadsheetTypeWrong for another kind of file, and fileTooLarge, fileRejected
   * and uploadsWaiting as every upload.
   */
  keep(user: SignedInUser, upload: Parameters<FileService['keep']>[1]): Promise<ImportFile>;
  /** Removes an own spreadsheet; one that is gone is no error. Throws importFileInUse while it is imported. */
  discard(user: SignedInUser, fileName: string): Promise<void>;
}

const endings = /\.(?:xlsx|xls|csv)$/i;

/** See ImportFiles. */
export function importFiles(
  { config, connections, corpId }: Platform,
  { files }: { readonly files: Pick<FileService, 'keep' | 'discard'> },
): ImportFiles {
  const megabytes = config.maxImportMegabytes;
  return {
    limit: () => ({ megabytes }),

    async keep(user, upload) {
      if (!endings.test(upload.name)) {
        upload.content.resume();
        throw appError('spreadsheetTypeWrong');
      }
      const { id, name, size } = await files.keep(user, upload, megabytes);
      return { fileName: id, originalFilename: name, size };
    },

    async discard(user, fileName) {
      if (await isFileInUse(connections.db, corpId, fileName)) throw appError('importFileInUse');
      await files.discard(user, fileName);
    },
  };
}
