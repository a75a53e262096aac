import type { UserId } from '@portico/shared-kit/contract/ids';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/index.ts';

/** Tables of what people begin and the server does in the background. */
export type TaskTable = 'export_task' | 'import_task' | 'print_file_task' | 'record_job';

/** Columns that every such table has. */
interface TaskColumns {
  corp_id: string;
  id: string;
  user_id: string;
  status: string;
  due_time: Date;
}

/** Query of tasks, which it calls `task`. */
export type TaskQuery<TTask> = SelectQueryBuilder<{ task: TaskColumns }, 'task', TTask>;

/** A person's own task; undefined for anybody else's. In a transaction with `isLocked` it stays as it is. */
export function findOwnTask<TTask>(
  query: TaskQuery<TTask>,
  { id, userId, isLocked = false }: { readonly id: string; readonly userId: UserId; readonly isLocked?: boolean },
): Promise<TTask | undefined> {
  return query
    .where('task.id', '=', id)
    .where('task.user_id', '=', userId)
    .$if(isLocked, (own) => own.forUpdate())
    .executeTakeFirst();
}

/** Columns of a table that tell when its tasks began and ended; the latter is null while one is under way. */
export interface TaskTimes {
  readonly began: 'start_time' | 'created_time';
  readonly ended: 'end_time' | 'ended_time';
}

/** A person's tasks that are under way or ended since a moment: those under way first, then the newest. */
export function listRecentTasks<TTask>(
  query: TaskQuery<TTask>,
  { began, ended }: TaskTimes,
  { userId, since, most }: { readonly userId: UserId; readonly since: Date; readonly most: number },
): Promise<TTask[]> {
  const isUnderWay = sql<boolean>`${sql.ref(`task.${ended}`)} is null`;
  return query
    .where('task.user_id', '=', userId)
    .where(sql<boolean>`(${isUnderWay} or ${sql.ref(`task.${ended}`)} >= ${since})`)
    .orderBy(isUnderWay, 'desc')
    .orderBy(sql.ref(`task.${began}`), 'desc')
    .orderBy('task.id', 'desc')
    .limit(most)
    .execute();
}

/** The task of a status whose turn it is, the one that waited longest. In a transaction, nobody else has it meanwhile. */
export function lockDueTask<TTask>(
  query: TaskQuery<TTask>,
  { at, statuses }: { readonly at: Date; readonly statuses: readonly string[] },
): Promise<TTask | undefined> {
  return query
    .where('task.status', 'in', statuses)
    .where('task.due_time', '<=', at)
    .orderBy('task.due_time')
    .orderBy('task.id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The number of a person's tasks under way. The person is locked, so that it stays so within the transaction. */
export async function countTasksUnderWay(
  trx: DatabaseTransaction,
  table: TaskTable,
  { corpId, userId, underWay }: { corpId: string; userId: UserId; underWay: readonly string[] },
): Promise<number> {
  const person = trx.selectFrom('app_user').select('id').where('corp_id', '=', corpId).where('id', '=', userId);
  await person.forUpdate().execute();
  const { count } = await (trx as Database)
    .selectFrom(trx.dynamic.table(table).as('task'))
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`status in (${sql.join(underWay)})`)
    .executeTakeFirstOrThrow();
  return count;
}
