import type { Readable } from 'node:stream';
import { appError, codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { FileTask } from './file-task.ts';
import { type FileTaskKind, keptMs } from './work-file-tasks.ts';

/** File that a task has written. */
interface TaskFile {
  readonly name: string;
  readonly size: number | null;
  readonly content: Readable;
}

interface TaskId {
  readonly id: string;
}

/** Access to one's own tasks that write files: found, stopped, their files fetched or removed. */
export interface TaskFiles<TTask> {
  /** An own task. Throws exportMissing, for anybody else's too. */
  find(user: SignedInUser, id: string): Promise<TTask>;
  /** Ends a task under way: nothing is left of its file. One that has ended stays as it is. Throws exportMissing. */
  stop(user: SignedInUser, input: TaskId): Promise<void>;
  /** Deletes a task that has succeeded, with its file. Throws exportMissing and exportNotDone. */
  remove(user: SignedInUser, input: TaskId): Promise<void>;
  /** The file of a task that has succeeded. Throws exportMissing, exportNotDone and exportFileGone. */
  open(user: SignedInUser, input: TaskId): Promise<TaskFile>;
}

/** See TaskFiles. */
export function taskFiles<TTask extends FileTask>(
  platform: Platform,
  { tasks, store, noteChange }: Pick<FileTaskKind<TTask>, 'tasks' | 'store' | 'noteChange'>,
): TaskFiles<TTask> {
  const { connections, corpId, now } = platform;
  const { db } = connections;

  const find: TaskFiles<TTask>['find'] = async (user, id) => {
    const task = await tasks.findOwn(db, corpId, { id, userId: user.id });
    if (task === undefined) throw appError('exportMissing');
    return task;
  };

  return {
    find,

    async stop(user, { id }) {
      const { fileKey } = await find(user, id);
      if (!(await tasks.endFromOutside(db, corpId, id, stopped(now())))) return;
      // Whoever writes it removes it, too; where that process has gone, nobody else would.
      if (fileKey !== null) await store.remove(fileKey);
      noteChange(user.id);
    },

    async remove(user, { id }) {
      // The row goes first: a crash in between leaves a content that nobody can reach, never a row without one.
      const fileKey = await transaction(db, async (trx) => {
        const task = await tasks.findOwn(trx, corpId, { id, userId: user.id, isLocked: true });
        if (task === undefined) throw appError('exportMissing');
        if (task.status !== 'END') throw appError('exportNotDone');
        await tasks.remove(trx, corpId, id);
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

function stopped(at: Date) {
  const expiryTime = new Date(at.getTime() + keptMs);
  return { status: 'FAIL', errcode: codeOf('exportStopped'), errParams: {}, expiryTime, at } as const;
}
