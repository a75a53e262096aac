import { type AppError, appError, namedParam } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/index.ts';
import { type LockedRecord, lockRecord, readRecord, type RowLevelPolicy } from '../../../record-store/index.ts';
import { findUnits, type OrgUnitName } from '../records.repository.ts';
import { neededCodes } from './needed-codes.ts';
import type { Saving } from './saving.ts';

/** The refusal of a change to a record that somebody else has saved meanwhile, whom it names. */
export function conflictWith({ name, name_i18n }: OrgUnitName): AppError {
  return appError('recordConflict', namedParam('modifier', { name, name_i18n }));
}

/** The person who changed a record last; one who was removed by their id. */
async function modifierOf(trx: Database, corpId: string, { modifier }: LockedRecord): Promise<OrgUnitName> {
  const id = modifier ?? '';
  const { users } = await findUnits(trx, corpId, { users: [id], departments: [] });
  return users.get(id) ?? { name: id, name_i18n: null };
}

/**
 * Locks the record until the transaction ends and makes sure that this user may change it now. Throws recordMissing
 * (also to who may not see it), noPermissionToEdit, recordInWorkflow, requestInvalid without a version, or
 * recordConflict where somebody saved since that version.
 */
export async function lockForChange(
  saving: Saving,
  policy: RowLevelPolicy,
  corpId: string,
  id: string,
): Promise<LockedRecord> {
  const { trx, model, input, options } = saving;
  const place = { table: model.table, corpId };
  // What an activity wants filled in may have been filled in before.
  const wanted = (options.node?.required ?? []).map((path) => path.split('.')[0] ?? path);
  const codes = [...neededCodes(model, Object.keys(input.data)), ...wanted];
  const locked = await lockRecord(trx, place, id, { policy, codes });
  if (locked === undefined) throw appError('recordMissing');
  if (!locked.isInScope) {
    const isVisible = await readRecord(trx, { ...place, policy }, id);
    throw isVisible === undefined ? appError('recordMissing') : appError('noPermissionToEdit');
  }
  const isRunning = locked.workflowInstanceId !== null && locked.sequenceStatus === 'PROCESSING';
  if (isRunning && !options.isWorkflowCommand) throw appError('recordInWorkflow');
  if (input.version === undefined) throw appError('requestInvalid', { detail: 'version is needed with id' });
  if (locked.version !== input.version) throw conflictWith(await modifierOf(trx, corpId, locked));
  return locked;
}
