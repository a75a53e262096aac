import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { DeleteDraftsInput, DraftPage, ListDraftsInput } from '@portico/shared-kit/contract/drafts.schema';
import type { DeleteRecordsInput, DeleteResult } from '@portico/shared-kit/contract/records.schema';
import { AppError } from '@portico/shared-kit/errors';
import { locales, localised } from '@portico/shared-kit/i18n';
import { listsOf } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { countDrafts, type DraftSource, readDrafts } from '../../record-store/index.ts';
import { canView, formToAdd, type Model, type ModelService, policyOf } from '../models/index.ts';
import type { RecordDeletion } from '../records/index.ts';

/** Records that people began and did not finish, over all models (shell spec, section 2: my drafts). */
export interface DraftService {
  /** The drafts that the user owns and sees; throws nothing. */
  list(user: SignedInUser, input: ListDraftsInput): Promise<DraftPage>;
  /**
   * Deletes those that are drafts still and that the user may delete or began, and counts the rest as errors. Throws modelMissing
   * or noPermissionToView before anything is gone, deleteRefusedByRule where none could go.
   */
  remove(user: SignedInUser, input: DeleteDraftsInput): Promise<DeleteResult>;
}

interface DraftNeeds {
  readonly models: Pick<ModelService, 'all' | 'visible'>;
  readonly records: Pick<RecordDeletion, 'removeDrafts'>;
}

/** Drafts of all models. */
export function draftService(platform: Platform, { models, records }: DraftNeeds): DraftService {
  return {
    list: async (user, input) => listOf(platform, await models.all(), user, input),

    async remove(user, { drafts }) {
      const byModel = Map.groupBy(drafts, ({ schemaCode }) => schemaCode);
      for (const code of byModel.keys()) await models.visible(code, user);
      const sum = { successCount: 0, errorCount: 0 };
      let refusal: AppError | null = null;
      for (const [schemaCode, ofModel] of byModel) {
        const done = await removeOf(records, user, {
          schemaCode,
          ids: ofModel.map(({ objectId: recordId }) => recordId),
        });
        sum.successCount += done.successCount;
        sum.errorCount += done.errorCount;
        refusal ??= done.refusal;
      }
      if (refusal !== null && sum.successCount === 0) throw refusal;
      return sum;
    },
  };
}

/** Counts in all models that the user sees, then reads from those that have some. */
async function listOf(
  { connections, corpId, now }: Platform,
  all: readonly Model[],
  user: SignedInUser,
  { search = '', schemaCode, page, size }: ListDraftsInput,
): Promise<DraftPage> {
  const db = listsOf(connections, user);
  const owner = { corpId, ownerId: user.id };
  const asked = { text: search.trim(), at: now() };
  const sources = all
    .filter(({ definition }) => canView(definition, user))
    .map((model) => sourceOf(model, user, asked));
  const counts = await countDrafts(db, owner, sources);
  const found = sources.map((source, place) => ({ ...source, count: counts[place] ?? 0 }));
  const having = found.filter(({ count }) => count > 0);
  const wanted = having.filter(({ model }) => schemaCode === undefined || model.schemaCode === schemaCode);
  const rows = await readDrafts(db, owner, wanted, { offset: page * size, size });
  return {
    content: rows.flatMap(({ place, recordId, ...row }) => {
      const model = wanted[place]?.model;
      return model === undefined ? [] : [{ ...row, objectId: asRecordId(recordId), ...modelFacts(model) }];
    }),
    totalElements: wanted.reduce((sum, { count }) => sum + count, 0),
    models: having.map(({ model: { schemaCode: code, definition }, count }) => ({
      schemaCode: code,
      name: definition.name,
      name_i18n: definition.name_i18n ?? null,
      count,
    })),
  };
}

/** Deletes drafts of one model; where the whole of it is refused, others may still go. */
async function removeOf(records: DraftNeeds['records'], user: SignedInUser, input: DeleteRecordsInput) {
  try {
    return { ...(await records.removeDrafts(user, input)), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { successCount: 0, errorCount: input.ids.length, refusal: error };
  }
}

interface DraftSearch {
  readonly text: string;
  readonly at: Date;
}

/** A model that is called what is searched for is found with all its drafts. */
function sourceOf(
  model: Model,
  user: SignedInUser,
  { text, at }: DraftSearch,
): DraftSource & { readonly model: Model } {
  const { name, name_i18n = null } = model.definition;
  const holds = (each: string) => each.toLowerCase().includes(text.toLowerCase());
  const isCalled = locales.some((locale) => holds(localised(name, name_i18n, locale)));
  return { model, table: model.table, policy: policyOf(model, user, at), search: isCalled ? '' : text };
}

/** A draft opens with a form by which it can be finished, where there is one. */
function modelFacts(model: Model) {
  const { schemaCode, definition } = model;
  const { name, name_i18n = null } = definition;
  return { schemaCode, sheetCode: formToAdd(model)?.code ?? null, modelName: name, modelName_i18n: name_i18n };
}
