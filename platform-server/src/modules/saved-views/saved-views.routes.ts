import { Empty } from '@portico/shared-kit/contract/common.schema';
import {
  createSavedView,
  deleteSavedView,
  getSavedView,
  listSavedViews,
  setDefaultView,
  shareSavedView,
  updateSavedView,
} from '@portico/shared-kit/contract/saved-views.endpoints';
import {
  CreateSavedViewInput,
  SavedView,
  SavedViewDetail,
  SavedViewInput,
  SavedViews,
  SavedViewsInput,
  SetDefaultViewInput,
  ShareSavedViewInput,
  UpdateSavedViewInput,
} from '@portico/shared-kit/contract/saved-views.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { SavedViewService } from './saved-views.service.ts';

/** Registers the views of lists that people save. */
export function registerSavedViews(app: FastifyInstance, views: SavedViewService): void {
  route(app, listSavedViews, { input: SavedViewsInput, reply: SavedViews }, ({ input, user }) =>
    views.list(user, input),
  );
  route(app, getSavedView, { input: SavedViewInput, reply: SavedViewDetail }, ({ input, user }) =>
    views.get(user, input),
  );
  route(app, createSavedView, { input: CreateSavedViewInput, reply: SavedView }, ({ input, user }) =>
    views.create(user, input),
  );
  route(app, updateSavedView, { input: UpdateSavedViewInput, reply: SavedView }, ({ input, user }) =>
    views.update(user, input),
  );
  route(app, deleteSavedView, { input: SavedViewInput, reply: Empty }, ({ input, user }) => views.remove(user, input));
  route(app, setDefaultView, { input: SetDefaultViewInput, reply: Empty }, ({ input, user }) =>
    views.setDefault(user, input),
  );
  route(app, shareSavedView, { input: ShareSavedViewInput, reply: SavedView }, ({ input, user }) =>
    views.share(user, input),
  );
}
