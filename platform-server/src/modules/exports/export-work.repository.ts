import { sql } from 'kysely';
import { asJson, type Database } from '../../database/index.ts';
import { exportsOf, type StoredExport, underWay } from './exports.repository.ts';

/** Claim of a process on an export: the key of the file that it writes, which no other attempt has. */
export interface Claim {
  readonly id: string;
  readonly fileKey: string;
}

/**
 * Takes the export that waited longest, or whose process has gone, until `until`: undefined where none is due. Its
 * `fileKey` is that of the attempt before, whose file is left over.
 */
export async function claimDue(
  db: Database,
  corpId: string,
  { at, until, keyOf }: { readonly at: Date; readonly until: Date; keyOf(task: StoredExport): string },
): Promise<{ readonly task: StoredExport; readonly claim: Claim } | undefined> {
  const task = await exportsOf(db, corpId)
    .where('task.status', 'in', underWay)
    .where('task.due_time', '<=', at)
    .orderBy('task.due_time')
    .orderBy('task.id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (task === undefined) return undefined;
  const claim = { id: task.id, fileKey: keyOf(task) };
  await db
    .updateTable('export_task')
    .set({ status: 'RUN', file_key: claim.fileKey, attempts: task.attempts + 1, handled: 0, total: null })
    .set({ due_time: until })
    .where('corp_id', '=', corpId)
    .where('id', '=', task.id)
    .execute();
  return { task, claim };
}

/** Updates of an export as long as a claim on it holds. */
const claimed = (db: Database, corpId: string, { id, fileKey }: Claim) =>
  db
    .updateTable('export_task')
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('status', '=', 'RUN')
    .where('file_key', '=', fileKey);

/** Says how far an export is, and keeps the claim until `until`. @returns false where it is lost */
export async function keepProgress(
  db: Database,
  corpId: string,
  claim: Claim,
  { total, handled, until }: Pick<StoredExport, 'total' | 'handled'> & { readonly until: Date },
): Promise<boolean> {
  const result = await claimed(db, corpId, claim).set({ total, handled, due_time: until }).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Lets an export wait for its next attempt; one that was cut off from outside does not count as an attempt. */
export async function release(
  db: Database,
  corpId: string,
  claim: Claim,
  { dueTime, counts }: { readonly dueTime: Date; readonly counts: boolean },
): Promise<void> {
  await claimed(db, corpId, claim)
    .set({ status: 'INIT', file_key: null, handled: 0, total: null, due_time: dueTime })
    .$if(!counts, (query) => query.set({ attempts: sql<number>`attempts - 1` }))
    .execute();
}

/** End of an export: its file, or the error that ended it. */
export interface ExportEnd
  extends Partial<Pick<StoredExport, 'fileSize' | 'cutTexts' | 'total' | 'errcode' | 'errParams'>> {
  readonly status: 'END' | 'FAIL' | 'EXCEPTION';
  readonly at: Date;
  readonly expiryTime: Date;
}

function endValues({ status, at, expiryTime, ...end }: ExportEnd) {
  const { fileSize = null, cutTexts = 0, errcode = null, errParams = null, total } = end;
  return {
    status,
    end_time: at,
    expiry_time: expiryTime,
    file_size: fileSize,
    cut_texts: cutTexts,
    errcode,
    err_params: errParams === null ? null : asJson(errParams),
    ...(status === 'END' ? {} : { file_key: null }),
    ...(total === undefined ? {} : { total, handled: total ?? 0 }),
  };
}

/** Ends an export that a claim holds. @returns false where it is lost */
export async function keepEnd(db: Database, corpId: string, claim: Claim, end: ExportEnd): Promise<boolean> {
  const result = await claimed(db, corpId, claim).set(endValues(end)).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends an export under way from outside; whoever writes it notices. @returns false where it has ended */
export async function endFromOutside(db: Database, corpId: string, id: string, end: ExportEnd): Promise<boolean> {
  const result = await db
    .updateTable('export_task')
    .set(endValues(end))
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('status', 'in', underWay)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
