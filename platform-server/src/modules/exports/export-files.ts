import type { Readable } from 'node:stream';
import type { ExportInput } from '@portico/shared-kit/contract/exports.schema';
import { appError, codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { endFromOutside } from './export-work.repository.ts';
import type { ExportWorker } from './export-worker.ts';
import * as repository from './exports.repository.ts';
import type { OwnExports } from './own-exports.ts';
import { keptMs } from './work-exports.ts';

/** File of an export. */
interface ExportContent {
  readonly name: string;
  readonly size: number | null;
  readonly content: Readable;
}

/** Files of one's own exports, fetched or removed. */
export interface ExportFiles {
  /** Ends an export under way: nothing is left of its file. One that has ended stays as it is. Throws exportMissing. */
  stop(user: SignedInUser, input: ExportInput): Promise<void>;
  /** Deletes an export that has succeeded, with its file. Throws exportMissing and exportNotDone. */
  remove(user: SignedInUser, input: ExportInput): Promise<void>;
  /** The file of an export that has succeeded. Throws exportMissing, exportNotDone and exportFileGone. */
  open(user: SignedInUser, input: ExportInput): Promise<ExportContent>;
}

type FileNeeds = Pick<ExportWorker, 'store' | 'noteChange'> & Pick<OwnExports, 'find'>;

/** See ExportFiles. */
export function exportFiles(platform: Platform, { find, store, noteChange }: FileNeeds): ExportFiles {
  const { connections, corpId, now } = platform;
  const { db } = connections;
  return {
    async stop(user, { id }) {
      const { fileKey } = await find(user, id);
      const at = now();
      const end = { errcode: codeOf('exportStopped'), errParams: {}, expiryTime: new Date(at.getTime() + keptMs) };
      if (!(await endFromOutside(db, corpId, id, { status: 'FAIL', ...end, at }))) return;
      // Whoever writes it removes it, too; where that process has gone, nobody else would.
      if (fileKey !== null) await store.remove(fileKey);
      noteChange(user.id);
    },

    async remove(user, { id }) {
      // The row goes first: a crash in between leaves a content that nobody can reach, never a row without one.
      const fileKey = await transaction(db, async (trx) => {
        const task = await repository.findOwnExport(trx, corpId, { id, userId: user.id, isLocked: true });
        if (task === undefined) throw appError('exportMissing');
        if (task.status !== 'END') throw appError('exportNotDone');
        await repository.deleteExport(trx, corpId, id);
        return task.fileKey;
      });
      if (fileKey !== null) await store.remove(fileKey);
      noteChange(user.id);
    },

    async open(user, { id }) {
      const { status, fileKey, fileName: name, fileSize: size, expiryTime } = await find(user, id);
      if (status !== 'END') throw appError('exportNotDone');
      const isExpired = expiryTime !== null && expiryTime <= now();
      const content = fileKey === null || isExpired ? undefined : await store.open(fileKey);
      if (content === undefined) throw appError('exportFileGone');
      return { name, size, content };
    },
  };
}
