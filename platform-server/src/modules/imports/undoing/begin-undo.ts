import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { ModelService } from '../../models/index.ts';
import { requireImportRight } from '../tasks/begin-import.ts';
import { findOwnImport } from '../tasks/import-tasks.repository.ts';
import { isUndoable, undoableDays } from './undoable.ts';
import { keepUndoBegin } from './undo.repository.ts';

/**
 * Returns what lets an own import begin to be undone; one that is being undone already goes on. Throws importMissing,
 * importUndone, importNotUndoable, and where the person may import into the model no more noPermissionToImport.
 */
export function undoBeginner(
  { connections, corpId, now }: Platform,
  { models }: { readonly models: Pick<ModelService, 'visible'> },
) {
  const { db } = connections;
  return async (user: SignedInUser, id: string): Promise<void> => {
    const own = { id, userId: user.id };
    const known = await findOwnImport(db, corpId, own);
    if (known === undefined) throw appError('importMissing');
    requireImportRight(await models.visible(known.schemaCode, user), user);
    await transaction(db, async (trx) => {
      const task = await findOwnImport(trx, corpId, { ...own, isLocked: true });
      if (task === undefined) throw appError('importMissing');
      if (task.isUndo) return;
      if (task.undo !== null) throw appError('importUndone');
      if (!isUndoable(task, now())) throw appError('importNotUndoable', { days: undoableDays });
      await keepUndoBegin(trx, corpId, { id, at: now() });
    });
  };
}
