import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import {
  type CreateSavedViewInput,
  mostSavedViews,
  type SavedView,
  type SavedViewDetail,
  type SavedViewInput,
  type SavedViews,
  type SavedViewsInput,
  type SetDefaultViewInput,
  type ShareSavedViewInput,
  type UpdateSavedViewInput,
} from '@portico/shared-kit/contract/saved-views.schema';
import { appError } from '@portico/shared-kit/errors';
import { type Database, transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { Model, ModelService } from '../models/index.ts';
import type { Directory } from '../organisation/index.ts';
import { defaultViewOf } from './default-view.ts';
import { findDefaults, findRoleIds, findRoles, setRoleDefaults, setUserDefault } from './default-views.repository.ts';
import { mayChangeView, mayShareViews, seesView, type ViewReader } from './saved-views.policy.ts';
import { presentSavedView } from './saved-views.presenter.ts';
import * as repository from './saved-views.repository.ts';

/** States of lists that people save under names, for themselves or, as designers of the model, for others too. */
export interface SavedViewService {
  /** The user's own and those shared with them. Throws as `ModelService.visible`, as all others here. */
  list(user: SignedInUser, input: SavedViewsInput): Promise<SavedViews>;
  /** Throws savedViewMissing, also for one that is not shared with the user. */
  get(user: SignedInUser, input: SavedViewInput): Promise<SavedViewDetail>;
  /** Throws listViewMissing, savedNameTaken and savedLimitReached. */
  create(user: SignedInUser, input: CreateSavedViewInput): Promise<SavedView>;
  /**
   * Throws savedViewMissing, noPermission for a view that the user may not change, savedNameTaken, and savedViewChanged where it has another
   * revision than the one that is named.
   */
  update(user: SignedInUser, input: UpdateSavedViewInput): Promise<SavedView>;
  /** Deletes a view; one that is gone stays so. Throws noPermission for a view that the user may not change. */
  remove(user: SignedInUser, input: SavedViewInput): Promise<object>;
  /** Throws savedViewMissing. */
  setDefault(user: SignedInUser, input: SetDefaultViewInput): Promise<object>;
  /** Throws as `update`, noPermission for who designs other models, and requestInvalid for roles that there are not. */
  share(user: SignedInUser, input: ShareSavedViewInput): Promise<SavedView>;
  /** The saved view that a list of the user opens with; see `defaultViewOf`. */
  defaultOf(user: SignedInUser, model: Model): Promise<ListConfig['defaultView']>;
}

interface ViewNeeds {
  readonly models: Pick<ModelService, 'visible'>;
  readonly directory: Pick<Directory, 'usersById'>;
}

/** See SavedViewService. */
export function savedViewService(platform: Platform, needs: ViewNeeds): SavedViewService {
  const { connections, corpId } = platform;
  const context = viewContext(platform, needs);
  return {
    ...readingOf(context),
    ...changingOf(context),
    defaultOf: (user, model) => defaultViewOf(connections.db, user, model, { corpId, schemaCode: model.schemaCode }),
  };
}

/** Parts that all that is done with saved views share. */
function viewContext(platform: Platform, { models, directory }: ViewNeeds) {
  const { connections, corpId } = platform;
  const { db } = connections;
  const keyOf = ({ schemaCode }: SavedViewsInput) => ({ corpId, schemaCode });

  async function readerOf(user: SignedInUser, { schemaCode }: SavedViewsInput) {
    const model = await models.visible(schemaCode, user);
    const roleIds = await findRoleIds(db, corpId, user.id);
    return { model, reader: { user, roleIds, isDesigner: mayShareViews(user, model) } };
  }

  async function presentAll(reader: ViewReader, input: SavedViewsInput, views: readonly repository.SavedViewRow[]) {
    const [defaults, people] = await Promise.all([
      findDefaults(db, keyOf(input), reader.user.id),
      directory.usersById(views.map(({ userId }) => userId)),
    ]);
    return views.map((view) => presentSavedView(view, { reader, defaults, people }));
  }

  async function presentOne(reader: ViewReader, input: SavedViewInput): Promise<SavedView> {
    const [view] = await presentAll(reader, input, [await requireView(db, reader, keyOf(input), input.id)]);
    if (view === undefined) throw appError('savedViewMissing');
    return view;
  }

  return { platform, keyOf, readerOf, presentAll, presentOne };
}

type ViewContext = ReturnType<typeof viewContext>;

function readingOf({
  platform,
  keyOf,
  readerOf,
  presentAll,
  presentOne,
}: ViewContext): Pick<SavedViewService, 'list' | 'get'> {
  const { connections, corpId } = platform;
  return {
    async list(user, input) {
      const { reader } = await readerOf(user, input);
      const all = await repository.findSavedViews(connections.db, keyOf(input), user.id);
      const seen = all.filter((view) => seesView(reader, view));
      return { views: await presentAll(reader, input, seen), mayShare: reader.isDesigner };
    },

    async get(user, input) {
      const { reader } = await readerOf(user, input);
      const view = await presentOne(reader, input);
      return { ...view, layout: await repository.findLayout(connections.db, corpId, view.id) };
    },
  };
}

type Changes = Omit<SavedViewService, 'list' | 'get' | 'defaultOf'>;

function changingOf({ platform, keyOf, readerOf, presentOne }: ViewContext): Changes {
  const { db } = platform.connections;
  return {
    async create(user, input) {
      const { model, reader } = await readerOf(user, input);
      requireViewOf(model, input.viewCode);
      const id = await transaction(db, (trx) => insertView(trx, platform, user, input));
      return presentOne(reader, { schemaCode: input.schemaCode, id });
    },

    async update(user, input) {
      const { model, reader } = await readerOf(user, input);
      if (input.state !== undefined) requireViewOf(model, input.state.viewCode);
      await transaction(db, (trx) => changeView(trx, platform, reader, input));
      return presentOne(reader, input);
    },

    async remove(user, input) {
      const { reader } = await readerOf(user, input);
      await transaction(db, (trx) => deleteView(trx, platform, reader, input));
      return {};
    },

    async setDefault(user, input) {
      const { reader } = await readerOf(user, input);
      await transaction(db, async (trx) => {
        if (input.savedViewId !== null) await requireView(trx, reader, keyOf(input), input.savedViewId);
        await setUserDefault(trx, keyOf(input), user.id, input.savedViewId);
      });
      return {};
    },

    async share(user, input) {
      const { reader } = await readerOf(user, input);
      if (!reader.isDesigner) throw appError('noPermission');
      await transaction(db, (trx) => shareView(trx, platform, reader, input));
      return presentOne(reader, input);
    },
  };
}

async function deleteView(
  trx: Database,
  { corpId }: Platform,
  reader: ViewReader,
  { schemaCode, id }: SavedViewInput,
): Promise<void> {
  const view = await repository.findSavedView(trx, { corpId, schemaCode }, id);
  if (view === undefined || !seesView(reader, view)) return;
  if (!mayChangeView(reader, view)) throw appError('noPermission');
  await repository.deleteSavedView(trx, corpId, view.id);
}

async function changeView(
  trx: Database,
  { corpId, now }: Platform,
  reader: ViewReader,
  { schemaCode, id, revision, name: typed, state }: UpdateSavedViewInput,
): Promise<void> {
  const key = { corpId, schemaCode };
  const view = await requireView(trx, reader, key, id);
  if (!mayChangeView(reader, view)) throw appError('noPermission');
  requireRevision(view, revision);
  const name = typed?.trim();
  if (name !== undefined) await requireFreeName(trx, key, { ...view, name });
  await repository.updateSavedView(trx, corpId, view.id, { name, state, now: now() });
}

/** A saved view that a person sees. Throws savedViewMissing. */
async function requireView(db: Database, reader: ViewReader, key: repository.ListKey, id: string) {
  const view = await repository.findSavedView(db, key, id);
  if (view === undefined || !seesView(reader, view)) throw appError('savedViewMissing');
  return view;
}

/** Throws savedViewChanged where somebody has changed a saved view since the revision that a person has seen. */
function requireRevision({ name, revision }: repository.SavedViewRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision) throw appError('savedViewChanged', { name });
}

function requireViewOf({ definition }: Model, viewCode: string): void {
  if (!definition.listViews.some(({ code }) => code === viewCode))
    throw appError('listViewMissing', { code: viewCode });
}

/** Throws savedNameTaken where another saved view of the same person has the name. */
async function requireFreeName(
  db: Database,
  key: repository.ListKey,
  { id, userId, name }: Pick<repository.SavedViewRow, 'id' | 'userId' | 'name'>,
): Promise<void> {
  const views = await repository.findSavedViews(db, key, userId);
  if (views.some((each) => each.userId === userId && each.name === name && each.id !== id))
    throw appError('savedNameTaken', { name });
}

async function insertView(
  trx: Database,
  { corpId, now, newId }: Platform,
  { id: userId }: SignedInUser,
  { schemaCode, name, viewCode, query, layout }: CreateSavedViewInput,
): Promise<string> {
  const view = { id: newId(), userId, name: name.trim() };
  const own = (await repository.findSavedViews(trx, { corpId, schemaCode }, userId)).filter(
    (each) => each.userId === userId,
  );
  if (own.some((each) => each.name === view.name)) throw appError('savedNameTaken', { name: view.name });
  if (own.length >= mostSavedViews) throw appError('savedLimitReached', { most: mostSavedViews });
  await repository.insertSavedView(trx, { corpId, schemaCode }, { ...view, viewCode, query, layout, now: now() });
  return view.id;
}

async function shareView(
  trx: Database,
  { corpId, now }: Platform,
  reader: ViewReader,
  { schemaCode, id, revision, audience, roleIds, defaultRoleIds }: ShareSavedViewInput,
): Promise<void> {
  const key = { corpId, schemaCode };
  const view = await requireView(trx, reader, key, id);
  requireRevision(view, revision);
  const wanted = [...new Set([...roleIds, ...defaultRoleIds])];
  const isComplete = (await findRoles(trx, corpId, wanted)).length === wanted.length;
  const reachesDefaults = defaultRoleIds.every((role) => audience === 'everyone' || roleIds.includes(role));
  if (!isComplete || !reachesDefaults || (audience === 'roles') !== roleIds.length > 0)
    throw appError('requestInvalid', { detail: 'the roles of the audience, and those that open the list with it' });
  await repository.updateSavedView(trx, corpId, view.id, { sharing: { audience, roleIds }, now: now() });
  await setRoleDefaults(trx, key, view.id, defaultRoleIds);
}
