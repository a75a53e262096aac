import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { keepUndo } from '../../../record-store/index.ts';
import type { Model } from '../../models/index.ts';
import { keepOperation, type UndoableOperation } from './operations.repository.ts';

/** Change of many records that are locked, and the fields that it changes. */
interface UndoableChange extends Pick<UndoableOperation, 'kind'> {
  readonly model: Model;
  readonly user: Pick<SignedInUser, 'id'>;
  readonly operationId: string;
  readonly ids: readonly string[];
  readonly codes: readonly string[];
}

/** Keeps, before records are changed and in the same transaction, what undoes the change. */
export async function keepUndoable(
  { corpId, now }: Pick<Platform, 'corpId' | 'now'>,
  trx: Database,
  { model: { schemaCode, table }, user, operationId: id, kind, ids, codes }: UndoableChange,
): Promise<void> {
  await keepUndo(trx, { table, corpId, operationId: id }, { created: [], changed: ids, codes });
  await keepOperation(trx, corpId, { id, userId: user.id, schemaCode, kind, createdTime: now() });
}
