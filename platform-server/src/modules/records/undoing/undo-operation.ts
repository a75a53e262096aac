import { undoDays } from '@portico/shared-kit/contract/record-undo';
import type { OperationUndo, UndoOperationInput } from '@portico/shared-kit/contract/record-undo.schema';
import { appError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Database, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { unrestricted } from '../../../record-store/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { type Model, modelActions, type ModelService } from '../../models/index.ts';
import type { RefusedRecord } from '../batches/refusals.ts';
import type { ImportContext } from '../importing/import-draft.ts';
import type { UndoOutcome, UndoSource } from '../importing/undo-drafts.ts';
import type { RecordImporting } from '../importing/record-importing.service.ts';
import { gatherRefusals } from '../jobs/gather-refusals.ts';
import { restoreIn } from '../recycle-bin/restore-records.ts';
import * as repository from './operations.repository.ts';

/** Undoing operations on many records. */
export interface OperationUndoing {
  /**
   * Undoes an own operation in one transaction, once, as far as nobody changed its records since. Throws
   * operationNotUndoable, modelMissing or noPermissionToView, and noPermissionToChangeOwner.
   */
  undo(user: SignedInUser, input: UndoOperationInput, locale: Locale): Promise<OperationUndo>;
  /** Keeps, in the transaction that wrote drafts, that the cells that they changed can be undone. */
  keepCells(trx: Database, context: Pick<ImportContext, 'model' | 'user'>, operationId: string): Promise<void>;
}

interface UndoNeeds {
  readonly models: Pick<ModelService, 'visible'>;
  readonly importing: Pick<RecordImporting, 'undo'>;
}

interface Undoing {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly locale: Locale;
  readonly operation: repository.UndoableOperation;
}

/** Entries of the recycle bin that are restored together. */
const batchSize = 500;
/** Ms of a day. */
const day = 24 * 60 * 60 * 1000;

const notUndoable = () => appError('operationNotUndoable', { days: undoDays });

/** See OperationUndoing. */
export function operationUndoing(platform: Platform, { models, importing }: UndoNeeds): OperationUndoing {
  const { connections, corpId, now } = platform;
  return {
    async undo(user, { id }, locale) {
      const operation = await repository.findOperation(connections.db, corpId, { id, userId: user.id });
      if (operation === undefined) throw notUndoable();
      if (now().getTime() - operation.createdTime.getTime() > undoDays * day) throw notUndoable();
      const model = await models.visible(operation.schemaCode, user);
      const undoing = { model, user, locale, operation };
      const { undone, changedSince, refusals } =
        operation.kind === 'delete'
          ? await transaction(connections.db, (trx) => restoreAll(platform, trx, undoing))
          : await restoreValues(platform, importing, undoing);
      const words = refusals.map(({ code, params, count, names }) => {
        const { message } = describeError({ code, params }, locale);
        return { resultCode: code, resultDesc: message, count, names: [...names] };
      });
      return { undone, changedSince, refusals: words };
    },
    keepCells: (trx, { model: { schemaCode }, user }, id) =>
      repository.keepOperation(trx, corpId, {
        id,
        userId: user.id,
        schemaCode,
        kind: 'changeCells',
        createdTime: now(),
      }),
  };
}

/** Ends the operation in the transaction that undid it, and records that for audits. */
async function endUndo(
  platform: Platform,
  trx: Database,
  { model, operation }: Undoing,
  { undone, changedSince, refused }: UndoOutcome,
): Promise<void> {
  if (!(await repository.forgetOperation(trx, platform.corpId, operation.id))) throw notUndoable();
  await recordAudit(platform, trx, {
    action: 'operationUndo',
    object: { id: model.schemaCode, name: model.definition.name },
    detail: { id: operation.id, kind: operation.kind, undone, changedSince, refused },
  });
}

/**
 * Gives records their former values back. Owners are given back whoever sees the records now: who handed them over may
 * see them no more, and was allowed to when they did.
 */
async function restoreValues(
  platform: Platform,
  importing: UndoNeeds['importing'],
  undoing: Undoing,
): Promise<UndoOutcome> {
  const { model, user, operation } = undoing;
  const isOwner = operation.kind === 'changeOwner';
  if (isOwner && !modelActions(model.definition, user).includes('changeOwner'))
    throw appError('noPermissionToChangeOwner');
  let outcome: UndoOutcome | undefined;
  const source: UndoSource = {
    operationId: operation.id,
    note: () => undefined,
    async end(trx, done) {
      await endUndo(platform, trx, undoing, done);
      outcome = done;
    },
    ...(isOwner ? { policy: unrestricted, action: 'owner' } : {}),
  };
  await importing.undo(undoing, source);
  if (outcome === undefined) throw notUndoable();
  return outcome;
}

/** Restores what an operation deleted and the recycle bin has still: what refers to each other, over all of it. */
async function restoreAll(platform: Platform, trx: Database, undoing: Undoing): Promise<UndoOutcome> {
  let pending = await repository.findEntriesOf(trx, platform.corpId, undoing.operation);
  let undone = 0;
  let refused: readonly (RefusedRecord & { readonly id: string })[] = [];
  for (let before = Infinity; pending.length > 0 && pending.length < before; ) {
    before = pending.length;
    const staying: (RefusedRecord & { readonly id: string })[] = [];
    for (let start = 0; start < before; start += batchSize) {
      const restored = await restoreIn(platform, trx, { ...undoing, ids: pending.slice(start, start + batchSize) });
      undone += restored.count;
      staying.push(...restored.refused);
    }
    refused = staying;
    pending = staying.map(({ id }) => id);
  }
  const outcome = { undone, changedSince: 0, refused: refused.length, refusals: gatherRefusals([], refused) };
  await endUndo(platform, trx, undoing, outcome);
  return outcome;
}
