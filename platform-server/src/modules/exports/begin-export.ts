import type { BeginExportInput } from '@portico/shared-kit/contract/exports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transaction, transactionOnce } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { exportStatement } from '../../record-store/index.ts';
import { recordAudit } from '../audit/index.ts';
import { modelActions, type Model, type ModelService } from '../models/index.ts';
import { taskFileName } from '../own-jobs/index.ts';
import { askedOf } from '../records/index.ts';
import { plannedColumns } from './export-columns.ts';
import * as repository from './exports.repository.ts';
import { listTitle } from './list-title.ts';

/** Exports of one person that may be under way at once. */
const mostUnderWay = 3;

interface BeginNeeds {
  readonly models: Pick<ModelService, 'visible'>;
}

/** Person who asks for an export of a model, and its input. */
export interface ExportRequest {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: repository.ExportDefinition;
  readonly locale: Locale;
}

/**
 * Returns what an export is made of, by the rights that the person has now. Throws as a query of the list,
 * noPermissionToExport, and as `plannedColumns`.
 */
export function exportPlan(
  platform: Platform,
  { model, user, input, locale }: ExportRequest,
  format: repository.StoredExport['format'],
) {
  if (!modelActions(model.definition, user).includes('export')) throw appError('noPermissionToExport');
  const { columns: wanted, objectIds: recordIds, allObjectId: _, separator: __, ...list } = input;
  const columns = plannedColumns(model, wanted, { locale, format });
  const chosen = recordIds === undefined ? {} : { objectIds: recordIds };
  const query = { ...list, ...chosen, page: 0, size: 1 };
  const { selection, orderBy, view } = askedOf(platform, { model, user, input: query, locale });
  return {
    selection,
    query: { orderBy, locale, codes: columns.map(({ code }) => code) },
    columns,
    title: listTitle(model, input.queryCode === undefined ? undefined : view, locale),
  };
}

/** Returns what keeps a new export and answers its id; see `ExportService.begin` for what it throws. */
export function exportBeginner(platform: Platform, { models }: BeginNeeds) {
  const { connections, corpId, newId, now } = platform;
  return async (user: SignedInUser, begun: BeginExportInput, ofRequest: Locale): Promise<string> => {
    const { requestId, languageType: locale = ofRequest, format = 'xlsx', ...input } = begun;
    const { schemaCode, queryCode: viewCode = null, objectIds: recordIds, allObjectId: isAll } = input;
    if ((recordIds !== undefined) === (isAll === true)) {
      throw appError('requestInvalid', { detail: 'either objectIds or allObjectId is needed' });
    }
    const model = await models.visible(schemaCode, user);
    const { selection, query, title } = exportPlan(platform, { model, user, input, locale }, format);
    // An order that is none is refused now, not when the file is written.
    exportStatement(selection, query);
    const object = { id: schemaCode, name: model.definition.name };
    const work = async (trx: DatabaseTransaction) => {
      const count = await repository.exportTasks.countUnderWay(trx, corpId, user.id);
      if (count >= mostUnderWay) throw appError('tooManyExports', { limit: mostUnderWay });
      const [id, at] = [newId(), now()];
      const task = { id, userId: user.id, schemaCode, viewCode, input, locale, format };
      const fileName = taskFileName(title, at, format);
      const needsPrimary = user.hasJustWritten === true;
      await repository.insertExport(trx, corpId, { ...task, fileName, needsPrimary, at });
      await recordAudit(platform, trx, { action: 'recordExport', object, detail: auditDetail(id, fileName, input) });
      return { id };
    };
    const key = { corpId, userId: user.id, key: requestId ?? '', operationId: `export ${schemaCode}` };
    const { db } = connections;
    return (await (requestId === undefined ? transaction(db, work) : transactionOnce(db, key, work))).id;
  };
}

/** Facts that the audit trail tells of an export: which fields of which records left, and by which file. */
function auditDetail(id: string, fileName: string, input: repository.ExportDefinition) {
  const { queryCode: viewCode, columns, objectIds: recordIds } = input;
  const codes = columns.map(({ propertyCode }) => propertyCode);
  const records = recordIds === undefined ? { isAll: true } : { count: recordIds.length, ids: recordIds };
  return { exportId: id, fileName, viewCode, columns: codes, ...records };
}
