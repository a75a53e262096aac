import type { UserId } from '@portico/shared-kit/contract/ids';
import { type Kysely, sql } from 'kysely';
import { asJson, type Database, type DatabaseTransaction, type FileTaskColumns } from '../../../database/index.ts';
import {
  countTasksUnderWay,
  findOwnTask,
  listRecentTasks,
  lockDueTask,
  type TaskQuery,
} from '../task-queries.repository.ts';
import { type FileTask, underWay } from './file-task.ts';

/** Claim of a process on a task: the key of the file that it writes, which no other attempt has. */
export interface Claim {
  readonly id: string;
  readonly fileKey: string;
}

/** End of a task: its file, or the error that ended it. `counts` are columns of its own table. */
export interface FileTaskEnd extends Partial<Pick<FileTask, 'fileSize' | 'total' | 'errcode' | 'errParams'>> {
  readonly status: 'END' | 'FAIL' | 'EXCEPTION';
  readonly at: Date;
  readonly expiryTime: Date;
  readonly counts?: Readonly<Record<string, number>>;
}

/** Table of tasks that write files. Each is there for who began it alone. */
export interface FileTasks<TTask extends FileTask> {
  /** A person's own task; undefined for anybody else's. In a transaction with `isLocked` it stays as it is. */
  findOwn(
    db: Database,
    corpId: string,
    own: { readonly id: string; readonly userId: UserId; readonly isLocked?: boolean },
  ): Promise<TTask | undefined>;
  /** A person's tasks that are under way or ended since a moment: those under way first, then the newest. */
  listRecent(
    db: Database,
    corpId: string,
    recent: { readonly userId: UserId; readonly since: Date; readonly most: number },
  ): Promise<TTask[]>;
  /** The number of a person's tasks under way. The person is locked, so that it stays so within the transaction. */
  countUnderWay(trx: DatabaseTransaction, corpId: string, userId: UserId): Promise<number>;
  /**
   * Takes the task that waited longest, or whose process has gone, until `until`: undefined where none is due. Its
   * `fileKey` is that of the attempt before, whose file is left over.
   */
  claimDue(
    trx: DatabaseTransaction,
    corpId: string,
    claim: { readonly at: Date; readonly until: Date; keyOf(task: TTask): string },
  ): Promise<{ readonly task: TTask; readonly claim: Claim } | undefined>;
  /** Says how far a task is, and keeps the claim until `until`. @returns false where it is lost */
  keepProgress(
    db: Database,
    corpId: string,
    claim: Claim,
    progress: Pick<FileTask, 'total' | 'handled'> & { readonly until: Date },
  ): Promise<boolean>;
  /** Lets a task wait for its next attempt; one that was cut off from outside does not count as an attempt. */
  release(
    db: Database,
    corpId: string,
    claim: Claim,
    next: { readonly dueTime: Date; readonly counts: boolean },
  ): Promise<void>;
  /** Ends a task that a claim holds. @returns false where it is lost */
  keepEnd(db: Database, corpId: string, claim: Claim, end: FileTaskEnd): Promise<boolean>;
  /** Ends a task under way from outside; whoever writes it notices. @returns false where it has ended */
  endFromOutside(db: Database, corpId: string, id: string, end: FileTaskEnd): Promise<boolean>;
  /** Forgets a task. */
  remove(trx: DatabaseTransaction, corpId: string, id: string): Promise<void>;
}

/** Returns a table of tasks; `tasksOf` selects them, under the name `task`, with all that is kept of each. */
export function fileTasks<TTask extends FileTask>(
  table: 'export_task' | 'print_file_task',
  tasksOf: (db: Database, corpId: string) => TaskQuery<TTask>,
): FileTasks<TTask> {
  const times = { began: 'start_time', ended: 'end_time' } as const;
  const { update } = ownRows(table);
  return {
    ...claimedTasks(table),
    findOwn: (db, corpId, own) => findOwnTask(tasksOf(db, corpId), own),
    listRecent: (db, corpId, recent) => listRecentTasks(tasksOf(db, corpId), times, recent),
    countUnderWay: (trx, corpId, userId) => countTasksUnderWay(trx, table, { corpId, userId, underWay }),

    async claimDue(trx, corpId, { at, until, keyOf }) {
      const task = await lockDueTask(tasksOf(trx, corpId), { at, statuses: underWay });
      if (task === undefined) return undefined;
      const claim = { id: task.id, fileKey: keyOf(task) };
      await update(trx, corpId, task.id)
        .set({ status: 'RUN', file_key: claim.fileKey, attempts: task.attempts + 1, handled: 0, total: null })
        .set({ due_time: until })
        .execute();
      return { task, claim };
    },
  };
}

/** Writes of tasks that are under way, or have ended. */
function claimedTasks(
  table: string,
): Pick<FileTasks<FileTask>, 'keepProgress' | 'release' | 'keepEnd' | 'endFromOutside' | 'remove'> {
  const { update, updateClaimed, remove } = ownRows(table);
  return {
    async keepProgress(db, corpId, claim, { total, handled, until }) {
      const kept = updateClaimed(db, corpId, claim).set({ total, handled, due_time: until });
      return (await kept.executeTakeFirst()).numUpdatedRows > 0n;
    },

    async release(db, corpId, claim, { dueTime, counts }) {
      await updateClaimed(db, corpId, claim)
        .set({ status: 'INIT', file_key: null, handled: 0, total: null, due_time: dueTime })
        .$if(!counts, (query) => query.set({ attempts: sql<number>`attempts - 1` }))
        .execute();
    },

    async keepEnd(db, corpId, claim, end) {
      const kept = updateClaimed(db, corpId, claim).set(endValues(end));
      return (await kept.executeTakeFirst()).numUpdatedRows > 0n;
    },

    async endFromOutside(db, corpId, id, end) {
      const ended = update(db, corpId, id).set(endValues(end)).where('status', 'in', underWay);
      return (await ended.executeTakeFirst()).numUpdatedRows > 0n;
    },

    async remove(trx, corpId, id) {
      await remove(trx, corpId, id).execute();
    },
  };
}

/** The table by the columns that all tables of such tasks have; `file_task` is whatever its name is. */
function ownRows(table: string) {
  const name = table as 'file_task';
  const commonOf = (db: Database) => db as unknown as Kysely<{ file_task: FileTaskColumns }>;
  const update = (db: Database, corpId: string, id: string) =>
    commonOf(db).updateTable(name).where('corp_id', '=', corpId).where('id', '=', id);
  return {
    update,
    /** Updates a task as long as a claim on it holds. */
    updateClaimed: (db: Database, corpId: string, { id, fileKey }: Claim) =>
      update(db, corpId, id).where('status', '=', 'RUN').where('file_key', '=', fileKey),
    remove: (db: Database, corpId: string, id: string) =>
      commonOf(db).deleteFrom(name).where('corp_id', '=', corpId).where('id', '=', id),
  };
}

function endValues({ status, at, expiryTime, counts, ...end }: FileTaskEnd) {
  const { fileSize = null, errcode = null, errParams = null, total } = end;
  return {
    ...counts,
    status,
    end_time: at,
    expiry_time: expiryTime,
    file_size: fileSize,
    errcode,
    err_params: errParams === null ? null : asJson(errParams),
    ...(status === 'END' ? {} : { file_key: null }),
    ...(total === undefined ? {} : { total, handled: total ?? 0 }),
  };
}
