import type { UserId } from '@portico/shared-kit/contract/ids';
import type {
  BeginImportInput,
  ImportTask,
  ImportTaskInput,
  ImportTasks,
  ListImportsInput,
} from '@portico/shared-kit/contract/imports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { FileService } from '../../files/index.ts';
import type { ModelService } from '../../models/index.ts';
import { forgetRows } from '../staging/import-rows.repository.ts';
import { undoBeginner } from '../undoing/begin-undo.ts';
import { keepUndoEnd } from '../undoing/undo.repository.ts';
import { keepEnd } from '../working/import-runs.repository.ts';
import { importBeginner } from './begin-import.ts';
import { presentImport } from './import-task.presenter.ts';
import { keepConfirmation } from './import-continuation.repository.ts';
import * as repository from './import-tasks.repository.ts';

/** Imports of spreadsheets, done in the background and kept in the database; each is its own person's alone. */
export interface ImportTasksService {
  /**
   * Begins to import an uploaded file. Throws modelMissing, noPermissionToView, noPermissionToImport, importOfProcessData,
   * formOff, formRetired, importKeyRefused, importFieldRefused, importFileMissing and tooManyImports.
   */
  begin(user: SignedInUser, input: BeginImportInput, locale: Locale): Promise<ImportTask>;
  /** An own import. Throws importMissing, for anybody else's too. */
  get(user: SignedInUser, input: ImportTaskInput, locale: Locale): Promise<ImportTask>;
  /** An own import that has something to do again: it is gone on with. Throws importMissing. */
  goOn(user: SignedInUser, input: ImportTaskInput, locale: Locale): Promise<ImportTask>;
  /** A page of own imports, the newest first. */
  list(user: SignedInUser, input: ListImportsInput, locale: Locale): Promise<ImportTasks>;
  /**
   * Goes on with an own import that was tried and waits. The file is read again, so that what others saved meanwhile
   * counts. Throws importMissing, and importNotPlanned where it does not wait.
   */
  confirm(user: SignedInUser, input: ImportTaskInput, locale: Locale): Promise<ImportTask>;
  /**
   * Begins to undo an own import; one that is being undone already goes on. Throws importMissing, importUndone,
   * importNotUndoable, modelMissing, noPermissionToView and noPermissionToImport.
   */
  undo(user: SignedInUser, input: ImportTaskInput, locale: Locale): Promise<ImportTask>;
  /**
   * Stops an own import that does not write yet, or its undo, of which nothing was done then; one that writes, or has
   * ended, stays as it is. Throws importMissing.
   */
  stop(user: SignedInUser, input: ImportTaskInput, locale: Locale): Promise<ImportTask>;
}

interface TaskNeeds {
  readonly models: Pick<ModelService, 'visible' | 'all'>;
  readonly files: Pick<FileService, 'findUpload'>;
  /** Called when there is something to do for a person, whose browsers hear of it. */
  wake(userId: UserId): Promise<unknown>;
}

/** See ImportTasksService. */
export function importTasks(platform: Platform, needs: TaskNeeds): ImportTasksService {
  const { corpId } = platform;
  const { db } = platform.connections;
  const present = presenter(platform, needs.models);

  async function find(user: SignedInUser, id: string, locale: Locale): Promise<ImportTask> {
    const task = await repository.findOwnImport(db, corpId, { id, userId: user.id });
    const [presented] = task === undefined ? [] : await present([task], locale);
    if (presented === undefined) throw appError('importMissing');
    return presented;
  }

  return {
    get: (user, { taskId }, locale) => find(user, taskId, locale),

    async list(user, { schemaCode, page, size }, locale) {
      const found = await repository.findOwnImports(db, corpId, { userId: user.id, schemaCode, page, size });
      return { content: await present(found.content, locale), totalElements: found.totalElements };
    },

    ...taskChanges(platform, needs, find),
  };
}

type FindTask = (user: SignedInUser, id: string, locale: Locale) => Promise<ImportTask>;

/** Operations that leave work to be done, or stop it. */
function taskChanges(platform: Platform, needs: TaskNeeds, find: FindTask): Omit<ImportTasksService, 'get' | 'list'> {
  const beginImport = importBeginner(platform, needs);
  const beginUndo = undoBeginner(platform, needs);
  const afterWake = async (user: SignedInUser, id: string, locale: Locale) => {
    await needs.wake(user.id);
    return find(user, id, locale);
  };
  return {
    begin: async (user, input, locale) => afterWake(user, await beginImport(user, input, locale), locale),

    goOn: (user, { taskId }, locale) => afterWake(user, taskId, locale),

    async confirm(user, { taskId }, locale) {
      await find(user, taskId, locale);
      await confirmImport(platform, user, taskId);
      return afterWake(user, taskId, locale);
    },

    async undo(user, { taskId }, locale) {
      await beginUndo(user, taskId);
      return afterWake(user, taskId, locale);
    },

    async stop(user, { taskId }, locale) {
      await stopImport(platform, user, taskId);
      return afterWake(user, taskId, locale);
    },
  };
}

/** Ends an own import that does not write yet, and forgets its rows; or its undo. Throws importMissing. */
async function stopImport(
  { connections, corpId, now }: Platform,
  { id: userId }: SignedInUser,
  id: string,
): Promise<void> {
  await transaction(connections.db, async (trx) => {
    const task = await repository.findOwnImport(trx, corpId, { id, userId, isLocked: true });
    if (task === undefined) throw appError('importMissing');
    if (task.phase === 'WRITING') return;
    if (task.isUndo) return void (await keepUndoEnd(trx, corpId, task, { at: now() }));
    const { code: errcode } = appError('importStopped');
    const isEnded = await keepEnd(trx, corpId, task, { status: 'FAIL', result: null, errcode, at: now() });
    if (isEnded) await forgetRows(trx, { corpId, taskId: id });
  });
}

/** Lets an own import that waits go on. Throws importNotPlanned. */
async function confirmImport(
  { connections, corpId, now }: Platform,
  { id: userId }: SignedInUser,
  id: string,
): Promise<void> {
  const isWaiting = await keepConfirmation(connections.db, corpId, { id, userId, at: now() });
  if (!isWaiting) throw appError('importNotPlanned');
}

function presenter({ now }: Pick<Platform, 'now'>, models: Pick<ModelService, 'all'>) {
  return async (tasks: readonly repository.StoredImport[], locale: Locale): Promise<ImportTask[]> => {
    const names = new Map((await models.all()).map(({ schemaCode, definition }) => [schemaCode, definition]));
    const shown = { locale, at: now() };
    return tasks.map((task) => presentImport(task, names.get(task.schemaCode) ?? { name: task.schemaCode }, shown));
  };
}
