import type { BeginImportInput } from '@portico/shared-kit/contract/imports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transaction, transactionOnce } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { FileService } from '../../files/index.ts';
import { type Model, modelActions, type ModelService, policyOf, requireFormOn } from '../../models/index.ts';
import { importTargets, isKey } from '../columns/import-targets.ts';
import * as repository from './import-tasks.repository.ts';

/** Imports of one person that may be under way at once. */
const mostOpen = 2;

interface BeginNeeds {
  readonly models: Pick<ModelService, 'visible'>;
  readonly files: Pick<FileService, 'findUpload'>;
}

/** Throws where somebody may not import into a model: noPermissionToImport, importOfProcessData, formOff, formRetired. */
export function requireImport(model: Model, user: SignedInUser): void {
  requireImportRight(model, user);
  // List spec, section 6: import is disabled for lists that are tied to a workflow.
  if (model.definition.workflowCode !== undefined) throw appError('importOfProcessData');
  requireFormOn(model);
}

/** Throws noPermissionToImport where somebody may import nothing into a model. */
export function requireImportRight(model: Model, user: SignedInUser): void {
  if (!modelActions(model.definition, user).includes('import')) throw appError('noPermissionToImport');
}

/** Returns what keeps a new import and answers its id. */
export function importBeginner({ connections, corpId, newId, now }: Platform, { models, files }: BeginNeeds) {
  return async (user: SignedInUser, input: BeginImportInput, locale: Locale): Promise<string> => {
    const { schemaCode, queryCode: viewCode = null, fileName, originalFilename, queryField = null, requestId } = input;
    const model = await models.visible(schemaCode, user);
    requireImport(model, user);
    requireKnown(model, user, now(), input);
    if ((await files.findUpload(user, fileName)) === undefined) throw appError('importFileMissing');
    const facts = { userId: user.id, schemaCode, viewCode, fileId: fileName, originalName: originalFilename };
    const work = async (trx: DatabaseTransaction) => {
      if ((await repository.countOpen(trx, corpId, user.id)) >= mostOpen)
        throw appError('tooManyImports', { limit: mostOpen });
      const id = newId();
      const ways = { isDryRun: input.isDryRun === true, addsOptions: input.addsOptions === true };
      const chosen = { queryField, mapping: input.mapping ?? null, ...ways };
      const task = { ...facts, ...chosen, id, locale, at: now() };
      await repository.insertImport(trx, corpId, task);
      return { id };
    };
    const key = { corpId, userId: user.id, key: requestId ?? '', operationId: `beginImport ${schemaCode}` };
    const { db } = connections;
    return (await (requestId === undefined ? transaction(db, work) : transactionOnce(db, key, work))).id;
  };
}

/** Throws importKeyRefused and importFieldRefused for fields that an import cannot find records by, or fill in. */
function requireKnown(
  model: Model,
  user: SignedInUser,
  at: Date,
  { queryField, mapping = [] }: BeginImportInput,
): void {
  const targets = new Map(importTargets(model, policyOf(model, user, at)).map((target) => [target.path, target]));
  const key = targets.get(queryField ?? '');
  if (typeof queryField === 'string' && (key === undefined || !isKey(key)))
    throw appError('importKeyRefused', { property: queryField });
  const unknown = mapping.find(({ propertyPath }) => !targets.has(propertyPath));
  if (unknown !== undefined) throw appError('importFieldRefused', { property: unknown.propertyPath });
}
