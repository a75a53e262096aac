import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { Readable } from 'node:stream';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/connect.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { cleanFileName } from './file-name.ts';
import type { FileStore } from './file-store.ts';
import { presentFile } from './files.presenter.ts';
import * as repository from './files.repository.ts';
import { mimeTypeOf } from './mime-types.ts';

/** A file on its way in. */
export interface Upload {
  readonly name: string;
  readonly content: Readable;
  /** Asked when the stream has ended: bytes that came, and whether it was cut at the limit. */
  outcome(): { readonly bytes: number; readonly isCut: boolean };
}

/** Uploaded files: kept, named and attached to records. */
export interface FileService {
  /**
   * Keeps an upload. Throws fileTooLarge, fileRejected for a name that is none, or uploadsWaiting for somebody whose files
   * without a record take up too much; nothing is kept then. `megabytes` is the largest file where it is not the usual
   * one, at which the upload was cut.
   */
  keep(user: Pick<SignedInUser, 'id'>, upload: Upload, megabytes?: number): Promise<StoredFile>;
  /** An own upload that no record has; undefined for any other file. */
  findUpload(user: Pick<SignedInUser, 'id'>, id: string): Promise<StoredFile | undefined>;
  /** Removes an own upload that no record has; any other file stays. */
  discard(user: Pick<SignedInUser, 'id'>, id: string): Promise<void>;
  /** Files by id as they were uploaded, for values that name them; unknown ids are left out. */
  filesById(ids: readonly string[], db?: Database): Promise<Map<string, StoredFile>>;
  /**
   * Attaches files to a record within the transaction that saves it. Those that it named before stay with it, because
   * its form trace shows them. Throws fileMissing for a file that somebody else uploaded or that another record has.
   */
  attachToRecord(trx: Database, files: repository.RecordFiles): Promise<void>;
  /** Lets go of the files of records within the transaction that deletes them. */
  releaseFromRecords(trx: Database, schemaCode: ModelCode, recordIds: readonly string[]): Promise<void>;
}

/** So many of the largest files may wait for a record that takes them. */
const mostWaiting = 20;

/** Uploaded files: names and rights in the database, bytes in the store. */
export function fileService(platform: Platform, { store }: { readonly store: FileStore }): FileService {
  const { connections, corpId, now, newId } = platform;
  const { db } = connections;

  return {
    async keep(user, upload, megabytes = platform.config.maxFileMegabytes) {
      const name = cleanFileName(upload.name);
      if (name === '') throw appError('fileRejected', { reason: JSON.stringify(upload.name.slice(0, 50)) });
      await requireRoom(platform, user.id);
      const id = newId();
      // The last characters of an id are random: they spread the files over 256 folders.
      const storageKey = `${id.slice(-2)}/${id}`;
      const own = { id, name, size: 0, mimeType: mimeTypeOf(name).type, storageKey, creater: user.id };
      const row = { ...own, schemaCode: null, recordId: null };
      return presentFile(await write({ platform, store, megabytes }, row, upload));
    },

    async findUpload(user, id) {
      const [row] = await repository.findFiles(db, corpId, [id]);
      return row !== undefined && isWaiting(row, user) ? presentFile(row) : undefined;
    },

    async discard(user, id) {
      const [row] = await repository.findFiles(db, corpId, [id]);
      if (row === undefined || !isWaiting(row, user)) return;
      // The row goes first: bytes without one are never found again.
      await repository.deleteFile(db, corpId, id);
      await store.remove(row.storageKey);
    },

    async filesById(ids, executor = db) {
      if (ids.length === 0) return new Map();
      const rows = await repository.findFiles(executor, corpId, [...new Set(ids)]);
      return new Map(rows.map((row) => [row.id, presentFile(row)]));
    },

    async attachToRecord(trx, files) {
      const wanted = new Set(files.fileIds);
      const attached = await repository.attachFiles(trx, corpId, { ...files, fileIds: [...wanted] }, now());
      if (attached.length < wanted.size) throw appError('fileMissing');
    },

    releaseFromRecords: (trx, schemaCode, recordIds) => repository.releaseFiles(trx, corpId, { schemaCode, recordIds }),
  };
}

const isWaiting = ({ creater, schemaCode }: repository.FileRow, user: Pick<SignedInUser, 'id'>) =>
  creater === user.id && schemaCode === null;

/** The row comes first: bytes without a row would never be found again. */
async function write(
  {
    platform,
    store,
    megabytes,
  }: { readonly platform: Platform; readonly store: FileStore; readonly megabytes: number },
  row: repository.FileRow,
  upload: Upload,
): Promise<repository.FileRow> {
  const { connections, corpId, now } = platform;
  await repository.insertFile(connections.db, corpId, { ...row, createdTime: now() });
  try {
    await store.put(row.storageKey, upload.content);
    const { bytes, isCut } = upload.outcome();
    if (isCut) throw appError('fileTooLarge', { limit: `${megabytes} MB` });
    await repository.setSize(connections.db, corpId, row.id, bytes);
    return { ...row, size: bytes };
  } catch (error) {
    await store.remove(row.storageKey);
    await repository.deleteFile(connections.db, corpId, row.id);
    throw isBroken(upload.content) ? appError('requestInvalid', { detail: 'the upload broke off' }) : error;
  }
}

/** Returns whether the sender's stream came to no good end; what the store or the system reports carries a code. */
function isBroken({ errored }: Readable): boolean {
  return errored !== null && !('code' in errored && errored.code !== undefined);
}

/** Throws uploadsWaiting where the files that somebody uploaded for no record yet take up too much. */
async function requireRoom({ config, connections, corpId }: Platform, userId: UserId): Promise<void> {
  const megabytes = mostWaiting * config.maxFileMegabytes;
  const waiting = await repository.sumWaiting(connections.db, corpId, userId);
  if (waiting >= megabytes * 1024 * 1024) throw appError('uploadsWaiting', { megabytes });
}
