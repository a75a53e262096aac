import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type {
  DropIndexInput,
  MakeIndexesInput,
  ModelIndexes,
  IndexDefinition,
} from '@portico/shared-kit/contract/model-indexes.schema';
import { appError } from '@portico/shared-kit/errors';
import { propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Database, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { itemsOf, modelIndexSql, type ModelTable, visibleTable } from '../../../record-store/index.ts';
import type { Directory } from '../../organisation/index.ts';
import { policyOf } from '../models.policy.ts';
import type { ModelService } from '../models.service.ts';
import { lockModel } from '../models.repository.ts';
import * as repository from './indexes.repository.ts';
import { indexMaker } from './make-indexes.ts';
import { indexPresenter, mostIndexes } from './present-indexes.ts';

/** Indexes that administrators want on models, beside those that models have for their own lists. */
export interface ModelIndexService {
  /** Lists the indexes of a model that the user sees. Throws as `ModelService.visible`. */
  list(schemaCode: ModelCode, user: SignedInUser): Promise<ModelIndexes>;
  /** Has indexes made. Throws as `list`, indexNotPossible and tooManyIndexes. */
  make(user: SignedInUser, input: MakeIndexesInput, locale: Locale): Promise<ModelIndexes>;
  /** Has an index deleted. Throws as `list` and indexMissing. */
  drop(user: SignedInUser, input: DropIndexInput): Promise<ModelIndexes>;
  /** Does what is to be done, one index after the other, until nothing is left or `signal` says stop. */
  work(signal: AbortSignal): Promise<void>;
  /** From now on `begin` is called when there is something to do; without it the work waits for the clock. */
  handOver(begin: () => Promise<unknown>): void;
}

interface IndexNeeds {
  readonly models: ModelService;
  readonly usersById: Directory['usersById'];
}

/** See ModelIndexService. */
export function modelIndexService(platform: Platform, { models, usersById }: IndexNeeds): ModelIndexService {
  const { connections, now, log } = platform;
  const { db } = connections;
  let begin: () => Promise<unknown> = async () => undefined;
  const work = indexMaker(platform, models);
  const beginWork = () => begin().catch((error: unknown) => log.error({ err: error }, 'indexes wait for the clock'));
  const present = indexPresenter(platform, usersById);

  return {
    list: async (schemaCode, user) => present(await models.visible(schemaCode, user)),

    async make(user, { schemaCode, items }, locale) {
      const model = await models.visible(schemaCode, user);
      const seen = visibleTable(model.table, policyOf(model, user, now()));
      const wanted = items.map((item) => sqlOf(seen, item, locale));
      await transaction(db, (trx) => insertWanted(trx, platform, { schemaCode, wanted, user }));
      await beginWork();
      return present(model);
    },

    async drop(user, { schemaCode, id }) {
      const model = await models.visible(schemaCode, user);
      await transaction(db, (trx) => markDropped(trx, platform, { schemaCode, id, user }));
      models.forget();
      await beginWork();
      return present(model);
    },

    work,
    handOver: (next) => (begin = next),
  };
}

/** Returns the SQL of the wanted index on fields that the user sees. Throws indexNotPossible. */
function sqlOf(seen: ModelTable, wanted: IndexDefinition, locale: Locale) {
  const index = modelIndexSql(seen, wanted);
  if (index !== undefined) return { ...wanted, indexName: index.name };
  const nameOf = (code: string) => {
    const property = seen.properties.find((each) => each.code === code);
    return property === undefined ? code : propertyName(property, locale);
  };
  const names = [...(wanted.within ?? []), wanted.propertyCode].map(nameOf);
  throw appError('indexNotPossible', { property: names.join(' + ') });
}

interface IndexRequest {
  readonly schemaCode: ModelCode;
  readonly wanted: readonly (IndexDefinition & { readonly indexName: string })[];
  readonly user: SignedInUser;
}

/** Keeps indexes as wanted, but those that are already. Throws tooManyIndexes. */
async function insertWanted(
  trx: Database,
  { corpId, now, newId }: Platform,
  { schemaCode, wanted, user }: IndexRequest,
): Promise<void> {
  await lockModel(trx, corpId, schemaCode);
  const kept = await repository.findIndexes(trx, corpId, schemaCode);
  const isThere = ({ indexName }: { readonly indexName: string }) =>
    kept.some((each) => each.indexName === indexName && ['waiting', 'building', 'ready'].includes(each.status));
  const fresh = [...new Map(wanted.map((each) => [each.indexName, each])).values()].filter((each) => !isThere(each));
  const freshNames = new Set(fresh.map(({ indexName }) => indexName));
  const others = kept.filter(({ indexName }) => !freshNames.has(indexName));
  if (fresh.length > 0 && others.length + fresh.length > mostIndexes) {
    throw appError('tooManyIndexes', { limit: mostIndexes });
  }
  for (const index of fresh) {
    const { indexName } = index;
    const common = { ...itemsOf(index), corpId, schemaCode, at: now() };
    await repository.insertIndex(trx, { ...common, id: newId(), indexName, creater: user.id });
    await repository.insertEntry(trx, { ...common, id: newId(), action: 'asked', userId: user.id });
  }
}

interface Dropped {
  readonly schemaCode: ModelCode;
  readonly id: string;
  readonly user: SignedInUser;
}

/** Keeps an index as one that is to be deleted, once. Throws indexMissing. */
async function markDropped(
  trx: Database,
  { corpId, now, newId }: Platform,
  { schemaCode, id, user }: Dropped,
): Promise<void> {
  const index = (await repository.findIndexes(trx, corpId, schemaCode)).find((each) => each.id === id);
  if (index === undefined) throw appError('indexMissing');
  const at = now();
  const from = ['waiting', 'ready', 'failed', 'building'] as const;
  if (!(await repository.changeStatus(trx, { corpId, id }, { status: 'dropping', at, from }))) return;
  const entry = { ...itemsOf(index), corpId, schemaCode, userId: user.id, at };
  await repository.insertEntry(trx, { ...entry, id: newId(), action: 'deleted' });
}
